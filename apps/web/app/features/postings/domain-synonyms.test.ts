import { legalDomains } from '@basoche/domain/options/legal-domains';
import { expect, it } from 'vitest';
import { domainMatches } from './domain-synonyms.ts';

const found = (typed: string) =>
  legalDomains.filter(({ value, label }) => domainMatches(value, label, typed)).map(({ value }) => value);

it.each([
  ['bail', ['droit_baux']],
  ['logement', ['droit_immobilier', 'droit_baux']],
  ['licenciement', ['droit_travail']],
  ['heritage', ['droit_successions']],
  ['droit du travail', ['droit_travail']],
  ['RGPD', ['protection_donnees']],
  ['pétanque', []],
])('«\u00a0%s\u00a0» finds the domains that people mean', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
