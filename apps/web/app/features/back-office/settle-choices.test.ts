import { expect, it } from 'vitest';
import { choicesOf, type ThreadToSettle } from './settle-choices.ts';

const thread: ThreadToSettle = { id: 'fil', title: 'Audit', deposit: 2_400 };
const valuesOf = (settled: ThreadToSettle) => choicesOf(settled).map(({ value }) => value);
const helpOf = (settled: ThreadToSettle) =>
  choicesOf(settled)
    .find(({ value }) => value === 'release')
    ?.help.replaceAll(/[\u00a0\u202f]/g, ' ');

it('tells what a release of a month pays, by its sheet or without one', () => {
  const all = 'Tous les fonds déposés lui sont versés ; les frais restent à Basoche.';
  expect(helpOf(thread)).toBe(all);
  expect(helpOf({ ...thread, release: 2_400, awaitsSheet: false })).toBe(all);
  expect(helpOf({ ...thread, release: 300, awaitsSheet: false })).toBe(
    'Il reçoit 300 €, selon son compte rendu ; 2 100 € reviennent au client.',
  );
  expect(helpOf({ ...thread, release: 2_400, awaitsSheet: true })).toBe(
    'Aucun compte rendu n’est envoyé : il reçoit tout le dépôt du mois, 2 400 €. Pour lui verser moins, partagez.',
  );
});

it('offers no release of a month of a direct relation without its sheet', () => {
  expect(valuesOf({ ...thread, deposit: null, awaitsSheet: false })).toEqual([
    'release',
    'refund',
    'continue',
  ]);
  expect(valuesOf({ ...thread, deposit: null, awaitsSheet: true })).toEqual(['refund', 'continue']);
  expect(valuesOf({ ...thread, awaitsSheet: true })).toEqual(['release', 'refund', 'split']);
});
