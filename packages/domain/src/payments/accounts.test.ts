import { describe, expect, it } from 'vitest';
import { accountState, requirementWords } from './accounts.ts';

describe('the state of a payment account', () => {
  it('is ready as soon as, and as long as, the provider lets transfers in', () => {
    expect(accountState({ isSubmitted: true, isReady: true, missing: ['individual.address.line1'] })).toBe(
      'ready',
    );
  });
  it('tells apart what was not finished, what is looked at, and what was stopped', () => {
    expect(accountState(null)).toBe('none');
    expect(accountState({ isSubmitted: false, isReady: false, missing: ['external_account'] })).toBe('begun');
    expect(accountState({ isSubmitted: true, isReady: false, missing: [] })).toBe('examined');
    expect(accountState({ isSubmitted: true, isReady: false, missing: ['external_account'] })).toBe(
      'restricted',
    );
  });
});

describe('what the provider still asks for', () => {
  it('is said in French, each thing once', () => {
    const codes = [
      'external_account',
      'individual.dob.day',
      'individual.dob.month',
      'individual.first_name',
      'tos_acceptance.date',
      'tos_acceptance.ip',
    ];
    expect(requirementWords(codes)).toEqual([
      'vos nom et prénom',
      'votre date de naissance',
      'le compte bancaire sur lequel vous serez payé',
      'votre accord aux conditions du prestataire',
    ]);
  });
  it('never shows a code that it does not know', () => {
    expect(requirementWords(['documents.proof_of_liveness'])).toEqual(['un complément d’information']);
    expect(requirementWords([])).toEqual([]);
  });
});
