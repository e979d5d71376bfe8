import { describe, expect, it } from 'vitest';
import { type CandidateFacts, candidateKindOf, vigilanceClientOf } from './parties.ts';

describe('the kind of a prestataire', () => {
  it.each<[string, CandidateFacts, string]>([
    ['an avocat', { kind: 'EMPLOYEE', profession: 'Avocat', country: 'FR' }, 'regulated'],
    [
      'a notaire without billing details',
      { kind: 'EMPLOYEE', profession: 'Notaire', country: null },
      'regulated',
    ],
    ['a firm of avocats', { kind: 'COMPANY', profession: null, country: 'FR' }, 'company'],
    ['a jurist', { kind: 'EMPLOYEE', profession: 'Juriste', country: 'FR' }, 'independent'],
    ['a student', { kind: 'STUDENT', profession: 'Étudiant', country: null }, 'independent'],
    ['a company in Belgium', { kind: 'COMPANY', profession: null, country: 'BE' }, 'abroad'],
    ['an avocat in Monaco', { kind: 'EMPLOYEE', profession: 'Avocat', country: 'MC' }, 'abroad'],
  ])('%s', (_, facts, kind) => {
    expect(candidateKindOf(facts)).toBe(kind);
  });
});

it('only a customer who is a natural person is a private client', () => {
  expect(vigilanceClientOf({ kind: 'CUSTOMER', isMoral: false })).toBe('private');
  expect(vigilanceClientOf({ kind: 'CUSTOMER', isMoral: true })).toBe('professional');
  expect(vigilanceClientOf({ kind: 'COMPANY', isMoral: true })).toBe('professional');
  expect(vigilanceClientOf({ kind: 'EMPLOYEE', isMoral: false })).toBe('professional');
});
