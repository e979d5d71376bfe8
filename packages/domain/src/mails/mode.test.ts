import { describe, expect, it } from 'vitest';
import type { ThreadMail } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { awaited, direct, facts, held, linesOf } from './fixtures.ts';

describe('a mail about a mode of collaboration is read as', () => {
  it.each<[ThreadMail, MailFacts, string[]]>([
    [
      'mode-offered',
      facts,
      [
        'Un mode de collaboration vous est proposé : « Relire un bail »',
        'Atelier Verne vous propose le mode de collaboration pour la mission « Relire un bail ».',
        'Il vous revient de l’accepter ou de le refuser.',
        '[Accepter ou refuser]',
      ],
    ],
    [
      'mode-offered',
      { ...facts, mode: 'funds' },
      [
        'Un mode de collaboration vous est proposé : « Relire un bail »',
        'Atelier Verne vous propose le dépôt des fonds chez un tiers pour la mission « Relire un bail ».',
        'Il vous revient de l’accepter ou de le refuser.',
        '[Accepter ou refuser]',
      ],
    ],
    [
      'mode-offered',
      { ...direct, state: 'WAITING_ACCEPTATION' },
      [
        'Un mode de collaboration vous est proposé : « Relire un bail »',
        'Atelier Verne vous propose la relation directe pour la mission « Relire un bail ».',
        'Le client vous règle 500 € HT directement, sur votre facture : Basoche ne garde aucune somme.',
        'Il vous revient de l’accepter ou de le refuser.',
        '[Accepter ou refuser]',
      ],
    ],
    [
      'mode-offered',
      { ...held, state: 'WAITING_ACCEPTATION', held: null },
      [
        'Un mode de collaboration vous est proposé : « Relire un bail »',
        'Atelier Verne vous propose le dépôt des fonds chez un tiers pour la mission « Relire un bail ».',
        'Le client dépose 518 € avant le début de la mission. 500 € sont versés sur votre compte de paiement, dans les 72 heures qui suivent la fin de la mission.',
        'Il vous revient de l’accepter ou de le refuser.',
        '[Accepter ou refuser]',
      ],
    ],
    [
      'mode-offered',
      { ...held, state: 'WAITING_ACCEPTATION', held: null, mode: 'portage' },
      [
        'Un mode de collaboration vous est proposé : « Relire un bail »',
        'Atelier Verne vous propose le portage salarial pour la mission « Relire un bail ».',
        'Après l’accord de Basoche puis d’ITG, le client dépose 518 € avant le début de la mission. 500 € sont versés à ITG, qui vous paie, dans les 72 heures qui suivent la fin de la mission.',
        'Il vous revient de l’accepter ou de le refuser.',
        '[Accepter ou refuser]',
      ],
    ],
    [
      'mode-offered',
      { ...held, state: 'WAITING_ACCEPTATION', held: null, mode: null },
      [
        'Un mode de collaboration vous est proposé : « Relire un bail »',
        'Atelier Verne vous propose le mode de collaboration pour la mission « Relire un bail ».',
        'Il vous revient de l’accepter ou de le refuser.',
        '[Accepter ou refuser]',
      ],
    ],
    [
      'mode-accepted',
      awaited,
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le dépôt des fonds chez un tiers pour « Relire un bail ».',
        'Déposez 518 € pour que la mission commence : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
        '[Déposer 518 €]',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, payeeIsReady: false },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le dépôt des fonds chez un tiers pour « Relire un bail ».',
        'Vous aurez à déposer 518 € : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
        'Le dépôt ouvre dès que le compte de paiement qui les recevra est prêt ; nous vous écrirons.',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, due: { total: '500 €', payee: '500 €', fee: null } },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le dépôt des fonds chez un tiers pour « Relire un bail ».',
        'Déposez 500 € pour que la mission commence : 500 € à Thomas Kervella.',
        '[Déposer 500 €]',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, mode: 'direct', state: 'ONGOING', due: null },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte la relation directe pour « Relire un bail ».',
        'La mission peut commencer. Vous réglez 500 € HT directement, sur facture.',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, mode: 'direct', state: 'DONE', due: null },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte la relation directe pour « Relire un bail ».',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, mode: 'portage', state: 'WAITING_PORTAGE' },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le portage salarial pour « Relire un bail ».',
        'Basoche examine la demande sous 48 heures, puis ITG sous 48 heures ouvrées. Vous déposerez ensuite 518 €.',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, mode: 'portage', state: 'WAITING_PORTAGE', due: null },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le portage salarial pour « Relire un bail ».',
        'Basoche examine la demande sous 48 heures, puis ITG sous 48 heures ouvrées. Vous déposerez ensuite 500 € HT.',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, mode: 'portage' },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le portage salarial pour « Relire un bail ».',
        'Déposez 518 € pour que la mission commence : 500 € à ITG, qui paie Thomas Kervella, et 18 € de frais Basoche.',
        '[Déposer 518 €]',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, state: 'WAITING_PORTAGE' },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le dépôt des fonds chez un tiers pour « Relire un bail ».',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, state: 'ONGOING' },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le dépôt des fonds chez un tiers pour « Relire un bail ».',
      ],
    ],
    [
      'mode-accepted',
      { ...awaited, due: null },
      [
        'Votre mode de collaboration est accepté : « Relire un bail »',
        'Thomas Kervella accepte le dépôt des fonds chez un tiers pour « Relire un bail ».',
      ],
    ],
    [
      'mode-refused',
      { ...awaited, state: 'WAITING_ACCEPTATION' },
      [
        'Votre mode de collaboration est refusé : « Relire un bail »',
        'Thomas Kervella refuse le dépôt des fonds chez un tiers pour « Relire un bail ». Vous pouvez proposer un autre mode.',
        '[Proposer un autre mode]',
      ],
    ],
    [
      'payment-account-reminder',
      held,
      [
        'Configurez votre compte de paiement',
        'Pour recevoir les 500 € de la mission « Relire un bail », configurez votre compte de paiement dès maintenant.',
        'Sans lui, Atelier Verne ne peut pas déposer les fonds.',
        '[Configurer mon compte]',
      ],
    ],
    [
      'payment-account-reminder',
      { ...facts, otherName: null },
      [
        'Configurez votre compte de paiement',
        'Pour recevoir le règlement de la mission « Relire un bail », configurez votre compte de paiement dès maintenant.',
        'Sans lui, le client ne peut pas déposer les fonds.',
        '[Configurer mon compte]',
      ],
    ],
    [
      'portage-to-review',
      { ...facts, to: 'staff' },
      [
        'Portage salarial à examiner : « Relire un bail »',
        'Une demande de portage salarial attend votre réponse pour « Relire un bail ».',
      ],
    ],
    [
      'portage-overdue',
      { ...facts, to: 'partner' },
      [
        'Portage salarial en retard : « Relire un bail »',
        'Le délai de réponse est dépassé pour la demande de portage « Relire un bail ».',
      ],
    ],
    [
      'portage-validated',
      { ...facts, mode: 'portage' },
      [
        'Portage salarial validé par Basoche : « Relire un bail »',
        'Basoche a validé le portage salarial de la mission « Relire un bail » et le transmet à ITG, qui se prononcera sous 48 heures ouvrées.',
      ],
    ],
    [
      'portage-accepted',
      { ...held, mode: 'portage', state: 'WAITING_FUNDS', held: null },
      [
        'Portage salarial accepté : « Relire un bail »',
        'Le portage salarial de la mission « Relire un bail » est accepté.',
        'La mission commence dès que le client a déposé 518 €.',
      ],
    ],
    [
      'portage-accepted',
      { ...held, mode: 'portage' },
      [
        'Portage salarial accepté : « Relire un bail »',
        'Le portage salarial de la mission « Relire un bail » est accepté.',
      ],
    ],
    [
      'portage-accepted',
      { ...facts, mode: 'portage', state: 'WAITING_FUNDS' },
      [
        'Portage salarial accepté : « Relire un bail »',
        'Le portage salarial de la mission « Relire un bail » est accepté.',
      ],
    ],
    [
      'portage-rejected',
      { ...facts, mode: 'portage' },
      [
        'Portage salarial refusé : « Relire un bail »',
        'Le portage salarial de la mission « Relire un bail » est refusé. Un autre mode de collaboration est à choisir.',
      ],
    ],
    [
      'portage-rejected',
      { ...facts, mode: 'portage', reason: 'La nature de la mission est exclue.' },
      [
        'Portage salarial refusé : « Relire un bail »',
        'Le portage salarial de la mission « Relire un bail » est refusé. Un autre mode de collaboration est à choisir.',
        'Motif : La nature de la mission est exclue.',
      ],
    ],
    [
      'funds-awaited',
      awaited,
      [
        'Dépôt des fonds attendu : « Relire un bail »',
        'La mission « Relire un bail » commencera dès que vous aurez déposé les fonds.',
        'Déposez 518 € pour que la mission commence : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
        '[Déposer 518 €]',
      ],
    ],
    [
      'funds-awaited',
      { ...awaited, mode: 'portage' },
      [
        'Dépôt des fonds attendu : « Relire un bail »',
        'La mission « Relire un bail » commencera dès que vous aurez déposé les fonds.',
        'Déposez 518 € pour que la mission commence : 500 € à ITG, qui paie Thomas Kervella, et 18 € de frais Basoche.',
        '[Déposer 518 €]',
      ],
    ],
    [
      'funds-awaited',
      { ...awaited, payeeIsReady: false },
      [
        'Dépôt des fonds attendu : « Relire un bail »',
        'La mission « Relire un bail » commencera dès que vous aurez déposé les fonds.',
        'Vous aurez à déposer 518 € : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
        'Le dépôt ouvre dès que le compte de paiement qui les recevra est prêt ; nous vous écrirons.',
      ],
    ],
    [
      'portage-sheet',
      {
        ...held,
        to: 'partner',
        mode: 'portage',
        instalment: { name: 'Mois 2', title: 'mars 2037', price: '300 € HT', isLast: false, isMonth: true },
        sheet: { period: 'mars 2037', lines: ['10 mars 2037, 1 jour : relecture'], quantity: '1 jour' },
      },
      [
        'Compte rendu accepté : « Relire un bail »',
        'Le compte rendu du mois 2 de la mission « Relire un bail » est accepté.',
        'Période : mars 2037.',
        '10 mars 2037, 1 jour : relecture',
        'En tout : 1 jour, 300 € HT.',
        'La somme vous est versée pour payer le prestataire, sauf contestation d’ici là.',
        '[Ouvrir mon espace]',
      ],
    ],
  ])('%s', (name, given, lines) => {
    expect(linesOf(name, given)).toEqual(lines);
  });
});
