import { expect, it } from 'vitest';
import { awaited, direct, facts, held, linesOf } from './fixtures.ts';

/** Mails about instalments: each names the one that it is about (rules §13). */

const instalment = {
  name: 'Tranche\u00a02 sur 3',
  title: 'Rédaction des statuts',
  price: '500\u00a0€\u00a0HT',
  isLast: false,
};

it('say that an instalment is open: to deposit for the client, and what nothing guarantees to the prestataire', () => {
  expect(linesOf('instalment-opened', { ...awaited, instalment })).toEqual([
    'Tranche 2 sur 3 ouverte : « Relire un bail »',
    'La tranche 2 sur 3 de la mission « Relire un bail » est ouverte : « Rédaction des statuts ».',
    'Déposez 518 € pour que la tranche 2 sur 3 commence : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
    '[Déposer les fonds]',
  ]);
  expect(linesOf('instalment-opened', { ...facts, mode: 'funds', instalment }).slice(2)).toEqual([
    'Le dépôt du client est attendu. Rien ne garantit le travail que vous feriez avant.',
  ]);
  expect(linesOf('instalment-opened', { ...direct, instalment }).slice(2)).toEqual([
    'Le travail peut commencer.',
  ]);
});

it('say while it has no deposit that either may stop the mission, and to the other that it is stopped', () => {
  expect(linesOf('instalment-unfunded', { ...facts, mode: 'funds', instalment })).toEqual([
    'Tranche 2 sur 3 sans dépôt : « Relire un bail »',
    'Les fonds de la tranche 2 sur 3 de la mission « Relire un bail » ne sont toujours pas déposés.',
    'Rien ne garantit le travail que vous feriez avant.',
    'Tant que le dépôt n’est pas fait, chacun de vous peut arrêter la mission. Ce qui est versé le reste.',
  ]);
  expect(linesOf('mission-stopped', { ...facts, instalment })).toEqual([
    'Mission arrêtée : « Relire un bail »',
    'Atelier Verne a arrêté la mission « Relire un bail » avant la tranche 2 sur 3.',
    'Les tranches déjà versées le restent, les suivantes sont sans suite.',
  ]);
});

it('about its work name it, and speak of recommendations at the last one alone', () => {
  expect(linesOf('mission-ended', { ...direct, instalment })).toEqual([
    'Tranche 2 sur 3 terminée : « Relire un bail »',
    'La tranche 2 sur 3 de la mission « Relire un bail » est terminée.',
    'Émettez votre facture de 500 € HT : le client vous règle directement.',
  ]);
  const last = linesOf('mission-ended', { ...direct, instalment: { ...instalment, isLast: true } });
  expect(last.at(-1)).toBe('Vous avez 30 jours pour recommander l’autre partie.');
  expect(linesOf('funds-deposited', { ...held, instalment })[1]).toBe(
    'Les fonds de la tranche 2 sur 3 de la mission « Relire un bail » sont déposés. Elle peut commencer.',
  );
  expect(linesOf('funds-released', { ...held, paid: '500 €', instalment })).toEqual([
    'Fonds versés : « Relire un bail »',
    '500 € de la tranche 2 sur 3 de la mission « Relire un bail » sont versés sur votre compte de paiement.',
  ]);
});
