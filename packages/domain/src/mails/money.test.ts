import { describe, expect, it } from 'vitest';
import type { ThreadMail } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { held, linesOf } from './fixtures.ts';

describe('a mail about held funds is read as', () => {
  it.each<[ThreadMail, MailFacts, string[]]>([
    [
      'funds-deposited',
      held,
      [
        'Fonds déposés : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » sont déposés. Elle peut commencer.',
        '500 € sont retenus pour vous : ils sont versés sur votre compte de paiement, dans les 72 heures qui suivent la fin de la mission.',
      ],
    ],
    [
      'funds-deposited',
      { ...held, mode: 'portage' },
      [
        'Fonds déposés : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » sont déposés. Elle peut commencer.',
        '500 € sont retenus pour vous : ils sont versés à ITG, qui vous paie, dans les 72 heures qui suivent la fin de la mission.',
      ],
    ],
    [
      'funds-deposited',
      { ...held, to: 'creator' },
      [
        'Fonds déposés : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » sont déposés. Elle peut commencer.',
        'Vous avez déposé 518 € : 500 € à Thomas Kervella, et 18 € de frais Basoche. Rien n’est versé avant la fin de la mission.',
      ],
    ],
    [
      'funds-deposited',
      { ...held, to: 'creator', mode: 'portage' },
      [
        'Fonds déposés : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » sont déposés. Elle peut commencer.',
        'Vous avez déposé 518 € : 500 € à ITG, qui paie Thomas Kervella, et 18 € de frais Basoche. Rien n’est versé avant la fin de la mission.',
      ],
    ],
    [
      'funds-deposited',
      { ...held, held: null },
      [
        'Fonds déposés : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » sont déposés. Elle peut commencer.',
      ],
    ],
    [
      'rest-settled',
      held,
      [
        'Fonds de la mission attribués : « Relire un bail »',
        'Notre équipe a décidé à qui reviennent les fonds de la mission « Relire un bail ».',
        '[Lire la décision]',
      ],
    ],
    [
      'rest-settled',
      { ...held, reason: '300 € reviennent à Thomas Kervella.\n218 € sont rendus à Atelier Verne.' },
      [
        'Fonds de la mission attribués : « Relire un bail »',
        'Notre équipe a décidé à qui reviennent les fonds de la mission « Relire un bail ».',
        '300 € reviennent à Thomas Kervella.',
        '218 € sont rendus à Atelier Verne.',
        '[Lire la décision]',
      ],
    ],
    [
      'funds-released',
      held,
      [
        'Fonds versés : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » vous sont versés.',
        'Vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'funds-released',
      { ...held, paid: '500 €' },
      [
        'Fonds versés : « Relire un bail »',
        '500 € de la mission « Relire un bail » sont versés sur votre compte de paiement.',
        'Vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'funds-released',
      { ...held, paid: '500 €', mode: 'portage' },
      [
        'Fonds versés : « Relire un bail »',
        '500 € de la mission « Relire un bail » sont versés à ITG, qui vous paie.',
        'Vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'deposit-cancel-asked',
      held,
      [
        'Annulation du dépôt demandée : « Relire un bail »',
        'Atelier Verne demande l’annulation du dépôt de fonds de la mission « Relire un bail » et attend votre accord.',
        'Si vous l’acceptez, la mission prend fin et 518 € sont rendus à qui les a déposés.',
        '[Répondre]',
      ],
    ],
    [
      'deposit-cancel-asked',
      { ...held, held: null },
      [
        'Annulation du dépôt demandée : « Relire un bail »',
        'Atelier Verne demande l’annulation du dépôt de fonds de la mission « Relire un bail » et attend votre accord.',
        'Si vous l’acceptez, la mission prend fin. Aucune somme n’est encore déposée.',
        '[Répondre]',
      ],
    ],
    [
      'deposit-cancel-refused',
      held,
      [
        'Annulation du dépôt refusée : « Relire un bail »',
        'Atelier Verne a refusé l’annulation du dépôt de fonds de la mission « Relire un bail ». La mission suit son cours.',
        'Les 518 € restent déposés. En cas de désaccord, vous pouvez contester la mission.',
      ],
    ],
    [
      'deposit-cancelled',
      held,
      [
        'Dépôt annulé : « Relire un bail »',
        'Le dépôt de fonds de la mission « Relire un bail » est annulé. La mission prend fin.',
      ],
    ],
    [
      'deposit-cancelled',
      { ...held, paid: '518 €', reason: 'Les deux parties l’ont demandé.' },
      [
        'Dépôt annulé : « Relire un bail »',
        'Le dépôt de fonds de la mission « Relire un bail » est annulé. La mission prend fin.',
        '518 € sont rendus à qui les a déposés.',
        'Les deux parties l’ont demandé.',
      ],
    ],
    [
      'chargeback-opened',
      held,
      [
        'Paiement contesté auprès de la banque : « Relire un bail »',
        'Le titulaire de la carte conteste auprès de sa banque le dépôt de la mission « Relire un bail ».',
        'Rien n’est versé ni rendu avant la réponse de la banque, qui peut prendre plusieurs semaines.',
      ],
    ],
    [
      'chargeback-won',
      held,
      [
        'Contestation du paiement rejetée : « Relire un bail »',
        'La banque a rejeté la contestation du dépôt de la mission « Relire un bail ». La mission suit son cours.',
        'Les 518 € sont de nouveau retenus.',
      ],
    ],
    [
      'chargeback-won',
      { ...held, held: null },
      [
        'Contestation du paiement rejetée : « Relire un bail »',
        'La banque a rejeté la contestation du dépôt de la mission « Relire un bail ». La mission suit son cours.',
      ],
    ],
    [
      'chargeback-lost',
      held,
      [
        'Dépôt remboursé par la banque : « Relire un bail »',
        'La banque a rendu le dépôt de la mission « Relire un bail » au titulaire de la carte. La mission prend fin.',
      ],
    ],
    [
      'chargeback-partly-lost',
      held,
      [
        'Dépôt repris en partie par la banque : « Relire un bail »',
        'La banque a repris une partie du dépôt de la mission « Relire un bail ». Le reste demeure consacré à la mission.',
      ],
    ],
    [
      'chargeback-partly-lost',
      { ...held, decision: 'Il reste 300 €.' },
      [
        'Dépôt repris en partie par la banque : « Relire un bail »',
        'La banque a repris une partie du dépôt de la mission « Relire un bail ». Le reste demeure consacré à la mission.',
        'Il reste 300 €.',
      ],
    ],
    [
      'chargeback-reversed',
      held,
      [
        'Dépôt rendu par la banque : « Relire un bail »',
        'La banque a rendu ce qu’elle avait repris du dépôt de la mission « Relire un bail ».',
        'Si la mission est terminée, notre équipe décide à qui il revient et vous écrit.',
      ],
    ],
    [
      'payout-expired',
      held,
      [
        'Fonds rendus au client : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » n’ont pas pu être versés dans les 75 jours : ils reviennent à qui les a déposés.',
      ],
    ],
    [
      'hold-warning',
      held,
      [
        'Fonds retenus depuis 60 jours : « Relire un bail »',
        'Les 518 € de la mission « Relire un bail » sont retenus depuis 60 jours. Ils ne peuvent l’être plus de 75.',
      ],
    ],
    [
      'hold-warning',
      { ...held, held: null },
      [
        'Fonds retenus depuis 60 jours : « Relire un bail »',
        'Les fonds de la mission « Relire un bail » sont retenus depuis 60 jours. Ils ne peuvent l’être plus de 75.',
      ],
    ],
  ])('%s', (name, given, lines) => {
    expect(linesOf(name, given)).toEqual(lines);
  });
});
