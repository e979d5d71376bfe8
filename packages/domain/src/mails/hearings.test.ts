import { describe, expect, it } from 'vitest';
import type { ThreadMail } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { awaited, direct, facts, linesOf, toCreator } from './fixtures.ts';

const client: MailFacts = { ...toCreator, state: 'ONGOING', mode: 'direct' };
const refunded = { paid: '518 €' };

describe('a mail about a hearing is read as', () => {
  it.each<[ThreadMail, MailFacts, string[]]>([
    [
      'hearing-taken',
      client,
      [
        'Audience prise : « Relire un bail »',
        'Thomas Kervella a pris « Relire un bail » pour 500 € HT.',
        'Vos consignes lui sont remises : écrivez-lui dans l’échange.',
        'Vous réglez 500 € HT directement, sur facture.',
        'Jusqu’à 24 heures avant l’audience, vous pouvez encore l’annuler.',
        '[Ouvrir l’échange]',
      ],
    ],
    [
      'hearing-taken',
      awaited,
      [
        'Audience prise : « Relire un bail »',
        'Thomas Kervella a pris « Relire un bail » pour 500 € HT.',
        'Vos consignes lui sont remises : écrivez-lui dans l’échange.',
        'Déposez 518 € pour que la mission commence : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
        'Jusqu’à 24 heures avant l’audience, vous pouvez encore l’annuler.',
        '[Ouvrir l’échange]',
      ],
    ],
    [
      'hearing-cancelled',
      { ...direct, ...refunded },
      [
        'Audience annulée : « Relire un bail »',
        'Atelier Verne annule « Relire un bail ». Vous n’avez plus à vous y rendre.',
        'Les 518 € déposés sont rendus au client.',
      ],
    ],
    [
      'hearing-given-back',
      { ...client, ...refunded },
      [
        'Audience rendue : « Relire un bail »',
        'Thomas Kervella rend « Relire un bail » et ne s’y présentera pas.',
        'Si le temps le permet et que vous ne l’avez pas demandé vous-même, elle est aussitôt proposée à d’autres confrères.',
        'Les 518 € déposés vous sont rendus.',
        '[Voir l’audience]',
      ],
    ],
    [
      'hearing-tomorrow',
      facts,
      [
        'Demain : « Relire un bail »',
        '« Relire un bail » a lieu demain. Les consignes et les pièces sont dans l’échange.',
        '[Ouvrir l’échange]',
      ],
    ],
    [
      'hearing-tomorrow',
      client,
      [
        'Demain : « Relire un bail »',
        'Thomas Kervella se présente demain à « Relire un bail ».',
        '[Ouvrir l’échange]',
      ],
    ],
    [
      'hearing-unfunded',
      facts,
      [
        'Fonds non déposés : « Relire un bail »',
        'Les fonds de « Relire un bail » ne sont pas déposés.',
        'La provision n’est pas versée : vous n’êtes pas tenu de vous déplacer.',
        'Vous pouvez rendre l’audience : cela ne compte pas.',
      ],
    ],
    [
      'hearing-unfunded',
      awaited,
      [
        'Fonds non déposés : « Relire un bail »',
        '« Relire un bail » approche, et les fonds ne sont pas déposés. L’avocat n’est pas tenu de s’y présenter et peut la rendre.',
        'Déposez 518 € pour que la mission commence : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
        '[Déposer les fonds]',
      ],
    ],
    [
      'hearing-unpaid',
      facts,
      [
        'Audience sans dépôt : « Relire un bail »',
        'L’heure de « Relire un bail » est venue, et la provision n’est pas versée : vous n’êtes pas tenu de vous y présenter.',
        'Si vous y êtes allé, écrivez le compte rendu : le prix vous est dû, et vous le facturez directement au client.',
        'Sans dépôt ni compte rendu dans les 14 jours, l’échange est clos.',
        '[Ouvrir l’échange]',
      ],
    ],
    [
      'hearing-unpaid',
      awaited,
      [
        'Audience sans dépôt : « Relire un bail »',
        'L’heure de « Relire un bail » est venue, et les fonds ne sont pas déposés.',
        'Si l’avocat s’y est présenté, le prix lui est dû : déposez les fonds, ou réglez-le directement dès son compte rendu.',
        'Sans dépôt ni compte rendu dans les 14 jours, l’échange est clos.',
        '[Ouvrir l’échange]',
      ],
    ],
    [
      'hearing-lapsed',
      direct,
      [
        'Échange clos : « Relire un bail »',
        'Ni dépôt ni compte rendu ne sont venus dans les 14 jours qui ont suivi « Relire un bail » : l’échange est clos.',
      ],
    ],
    [
      'hearing-taken-back',
      { ...direct, ...refunded },
      [
        'Audience retirée : « Relire un bail »',
        'La personne qui devait se présenter à « Relire un bail » ne le peut plus. L’audience est rendue à son client, et cela ne compte pas.',
        'Les 518 € déposés sont rendus au client.',
      ],
    ],
    [
      'hearing-report-due',
      direct,
      [
        'Compte rendu attendu : « Relire un bail »',
        '« Relire un bail » a eu lieu. Écrivez-en le compte rendu : il vaut livraison.',
        '[Écrire le compte rendu]',
      ],
    ],
  ])('%s (%#)', (name, given, lines) => {
    expect(linesOf(name, given)).toEqual(lines);
  });
});
