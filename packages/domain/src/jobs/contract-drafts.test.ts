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

describe('the points to check before a draft is signed', () => {
  const noticesOf = (type: string, said: Partial<ContractDraftFacts> = {}) =>
    choiceOf(type, said)?.notices.map((notice) =>
      notice.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-'),
    );
  const changed = (contract: string) =>
    `L’offre annonçait ${contract}. Assurez-vous que ce changement a été convenu avec le candidat.`;
  const reason =
    'Un CDD suppose un motif que la loi admet (code du travail, art. L. 1242-2). L’offre ne le dit pas : indiquez-le, avec le terme ou la durée minimale.';
  const trades = (named: string) =>
    `La collaboration libérale n’est ouverte qu’à certaines professions libérales (loi n° 2005-882 du 2 août 2005, art. 18). Profession indiquée par le candidat : ${named}. Vérifiez que vos deux professions l’admettent.`;
  const order = 'Vérifiez si ce contrat doit être communiqué à l’ordre, et dans quel délai.';
  const lawyer = { kind: 'EMPLOYEE', jobName: 'Avocat' } as const;
  const nameless = { kind: 'EMPLOYEE', jobName: null } as const;

  it.each<[string, Partial<ContractDraftFacts>, string[]]>([
    ['cdi', {}, []],
    ['cdi', { contractType: 'other' }, []],
    ['cdi', { contractType: 'CDD' }, [changed('un CDD')]],
    ['cdi', { contractType: 'collaboration' }, [changed('une collaboration libérale')]],
    ['cdd', { contractType: 'CDD' }, [reason]],
    ['cdd', {}, [changed('un CDI'), reason]],
    ['collaboration', { contractType: 'collaboration' }, [trades('Juriste'), order]],
    [
      'collaboration',
      { contractType: 'collaboration', creator: lawyer },
      [trades('Juriste ; par vous : Avocat'), order],
    ],
    [
      'collaboration',
      { contractType: 'collaboration', creator: nameless, candidate: lawyer },
      [trades('Avocat ; par vous : non renseignée'), order],
    ],
    ['collaboration', { contractType: 'collaboration', creator: lawyer, candidate: lawyer }, [order]],
    ['collaboration', { creator: lawyer, candidate: lawyer }, [changed('un CDI'), order]],
  ])('%s, where %j', (type, said, notices) => {
    expect(noticesOf(type, said)).toEqual(notices);
  });
});
