import { describe, expect, it } from 'vitest';
import type { ThreadMail } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { direct, held, linesOf, toCreator } from './fixtures.ts';

describe('a mail about a mission under way and its end is read as', () => {
  it.each<[ThreadMail, MailFacts, string[]]>([
    [
      'mission-delivered',
      toCreator,
      [
        'Mission livrée : « Relire un bail »',
        'Thomas Kervella déclare la mission « Relire un bail » livrée.',
        'Terminez-la ou contestez-la sous 14 jours ; sans réponse, elle se terminera automatiquement.',
        '[Terminer ou contester]',
      ],
    ],
    [
      'end-reminder',
      toCreator,
      [
        'Votre réponse est attendue : « Relire un bail »',
        'La mission « Relire un bail » est livrée et attend votre réponse. Sans elle, la mission se terminera automatiquement.',
        '[Terminer ou contester]',
      ],
    ],
    [
      'mission-ended',
      direct,
      [
        'Mission terminée : « Relire un bail »',
        'La mission « Relire un bail » est terminée.',
        'Émettez votre facture de 500 € HT : le client vous règle directement.',
        'Vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'mission-ended',
      { ...direct, to: 'creator' },
      [
        'Mission terminée : « Relire un bail »',
        'La mission « Relire un bail » est terminée.',
        'Vous réglez 500 € HT directement, sur facture.',
        'Vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'mission-ended',
      held,
      [
        'Mission terminée : « Relire un bail »',
        'La mission « Relire un bail » est terminée.',
        'Une fois la mission réglée, vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'mission-ended',
      { ...held, release: 'Le versement de 500 € sur votre compte de paiement est prévu demain.' },
      [
        'Mission terminée : « Relire un bail »',
        'La mission « Relire un bail » est terminée.',
        'Le versement de 500 € sur votre compte de paiement est prévu demain.',
        'Une fois la mission réglée, vous avez 30 jours pour recommander l’autre partie.',
      ],
    ],
    [
      'mission-contested',
      { ...direct, contestBy: 'creator' },
      [
        'Mission contestée : « Relire un bail »',
        'Atelier Verne conteste la mission « Relire un bail ».',
        'La mission ne peut pas être terminée avant que la contestation soit tranchée ou retirée.',
        'Le motif se lit sur Basoche.',
        '[Lire le motif]',
      ],
    ],
    [
      'mission-contested',
      { ...held, to: 'creator', otherName: 'Thomas Kervella', contestBy: 'candidate' },
      [
        'Mission contestée : « Relire un bail »',
        'Thomas Kervella conteste la mission « Relire un bail ».',
        '518 € restent retenus, et rien n’est versé avant que la contestation soit tranchée ou retirée.',
        'Le motif se lit sur Basoche.',
        '[Lire le motif]',
      ],
    ],
    [
      'mission-contested',
      { ...held, contestBy: 'creator', release: 'Le versement de 500 € est prévu demain.' },
      [
        'Mission contestée : « Relire un bail »',
        'Atelier Verne conteste la mission « Relire un bail ».',
        'Le versement est suspendu : 518 € restent retenus, et rien n’est versé avant que la contestation soit tranchée ou retirée.',
        'Le motif se lit sur Basoche.',
        '[Lire le motif]',
      ],
    ],
    [
      'mission-contested',
      { ...held, to: 'staff', contestBy: 'creator' },
      [
        'Mission contestée : « Relire un bail »',
        'Atelier Verne, qui a publié la mission, conteste la mission « Relire un bail ».',
        '518 € restent retenus, et rien n’est versé avant que la contestation soit tranchée ou retirée.',
        'Le motif se lit sur Basoche.',
        '[Examiner la contestation]',
      ],
    ],
    [
      'mission-contested',
      { ...held, to: 'staff', contestBy: 'candidate' },
      [
        'Mission contestée : « Relire un bail »',
        'Thomas Kervella, qui la réalise, conteste la mission « Relire un bail ».',
        '518 € restent retenus, et rien n’est versé avant que la contestation soit tranchée ou retirée.',
        'Le motif se lit sur Basoche.',
        '[Examiner la contestation]',
      ],
    ],
    [
      'mission-contested',
      { ...held, to: 'staff' },
      [
        'Mission contestée : « Relire un bail »',
        'Une partie conteste la mission « Relire un bail ».',
        '518 € restent retenus, et rien n’est versé avant que la contestation soit tranchée ou retirée.',
        'Le motif se lit sur Basoche.',
        '[Examiner la contestation]',
      ],
    ],
    [
      'contest-withdrawn',
      direct,
      [
        'Contestation retirée : « Relire un bail »',
        'Atelier Verne retire sa contestation de la mission « Relire un bail ». La mission suit son cours.',
      ],
    ],
    [
      'contest-withdrawn',
      { ...held, release: 'Le versement de 500 € est prévu demain.' },
      [
        'Contestation retirée : « Relire un bail »',
        'Atelier Verne retire sa contestation de la mission « Relire un bail ». La mission suit son cours.',
        'Le versement de 500 € est prévu demain.',
      ],
    ],
    [
      'mission-settled',
      direct,
      [
        'Contestation tranchée : « Relire un bail »',
        'La contestation de la mission « Relire un bail » est tranchée.',
        '[Lire la décision]',
      ],
    ],
    [
      'mission-settled',
      {
        ...held,
        decision: '300 € reviennent à Thomas Kervella.',
        reason: 'Une partie du travail est livrée.',
      },
      [
        'Contestation tranchée : « Relire un bail »',
        'La contestation de la mission « Relire un bail » est tranchée.',
        '300 € reviennent à Thomas Kervella.',
        'Motif : Une partie du travail est livrée.',
        '[Lire la décision]',
      ],
    ],
    [
      'review-awaits',
      direct,
      [
        'Une recommandation vous attend : « Relire un bail »',
        'Atelier Verne a écrit une recommandation à propos de la mission « Relire un bail ».',
        'Écrivez la vôtre pour la lire dès maintenant. Sans cela, elle vous sera ouverte 14 jours après avoir été écrite.',
        '[Écrire la mienne]',
      ],
    ],
    [
      'reviews-open',
      direct,
      [
        'Recommandations ouvertes : « Relire un bail »',
        'Ce qui a été écrit à propos de la mission « Relire un bail » peut maintenant être lu dans l’échange.',
        'Vous pouvez y répondre une fois.',
      ],
    ],
    [
      'review-received',
      direct,
      [
        'Vous avez reçu une recommandation : « Relire un bail »',
        'Atelier Verne a écrit une recommandation à propos de la mission « Relire un bail ». Vous pouvez la lire et y répondre une fois.',
        '[Lire la recommandation]',
      ],
    ],
    [
      'review-replied',
      direct,
      [
        'Réponse à votre recommandation : « Relire un bail »',
        'Atelier Verne a répondu à votre recommandation à propos de la mission « Relire un bail ».',
      ],
    ],
  ])('%s', (name, given, lines) => {
    expect(linesOf(name, given)).toEqual(lines);
  });
});
