import { describe, expect, it } from 'vitest';
import { contractTypes } from '../options/contract-types.ts';
import { type ContractDraftFacts, contractDraftChoices, contractDrafts } from './contract-drafts.ts';

const facts = (said: Partial<ContractDraftFacts> = {}): ContractDraftFacts => ({
  contractType: 'CDI',
  creator: { kind: 'COMPANY', jobName: null },
  candidate: { kind: 'EMPLOYEE', jobName: 'Juriste' },
  ...said,
});
const choiceOf = (type: string, said: Partial<ContractDraftFacts> = {}) =>
  contractDraftChoices(facts(said)).find((one) => one.type === type);

describe('drafts of contracts', () => {
  it('have one at hand, whatever the offer announces and whoever applied', () => {
    for (const { value: contractType } of contractTypes) {
      for (const kind of ['STUDENT', 'EMPLOYEE'] as const) {
        const choices = contractDraftChoices(facts({ contractType, candidate: { kind, jobName: null } }));
        expect(choices.map(({ type }) => type)).toEqual(contractDrafts.map(({ value }) => value));
        const [first, ...others] = choices.filter(({ isDefault }) => isDefault);
        expect(first?.hindrance).toBeNull();
        expect(others).toEqual([]);
      }
    }
  });

  it('follow what the offer announces', () => {
    expect(choiceOf('cdd', { contractType: 'CDD' })).toMatchObject({ isDefault: true, isAnnounced: true });
    expect(
      contractDraftChoices(facts({ contractType: 'other' })).some(({ isAnnounced }) => isAnnounced),
    ).toBe(false);
    expect(choiceOf('collaboration', { contractType: 'collaboration' })?.isDefault).toBe(true);
    expect(choiceOf('cdi', { contractType: 'CDD' })?.notices.join()).toContain('L’offre annonçait un CDD');
  });

  it('of a collaboration make no sense for a student, and say why', () => {
    const student = { contractType: 'collaboration', candidate: { kind: 'STUDENT', jobName: null } } as const;
    expect(choiceOf('collaboration', student)?.hindrance).toContain('étudiant');
    expect(choiceOf('cdi', student)).toMatchObject({ isDefault: true, hindrance: null });
  });

  it('of a collaboration ask two other professions to be looked at, and claim nothing', () => {
    expect(choiceOf('collaboration')?.notices.join()).toContain('Juriste');
    const lawyer = { kind: 'EMPLOYEE', jobName: 'Avocat' } as const;
    const both = choiceOf('collaboration', { creator: lawyer, candidate: lawyer });
    expect(both?.notices.join()).not.toContain('n’est ouverte');
  });

  it('of a CDD always ask for its reason', () => {
    expect(choiceOf('cdd', { contractType: 'CDD' })?.notices.join()).toContain('motif');
  });
});
