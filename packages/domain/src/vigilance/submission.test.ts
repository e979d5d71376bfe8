import { describe, expect, it } from 'vitest';
import { isStillOwn, type Submission, type SubmissionContext, submissionMistakes } from './submission.ts';

const siret = '73282932000074';
const certificate: Submission = {
  kind: 'contributions',
  issuedOn: '2026-11-02',
  securityCode: 'AB12 CD34 EF56',
  businessNumber: '732 829 320 00074',
  files: 1,
  isDeclaration: false,
};
const context: SubmissionContext = { candidate: 'regulated', ownNumber: siret, today: '2026-11-29' };
const mistakesOf = (changes: Partial<Submission>, at: Partial<SubmissionContext> = {}) =>
  submissionMistakes({ ...certificate, ...changes }, { ...context, ...at }).map(({ path }) => path);

describe('a submitted document', () => {
  it('is taken with the day, the code and the number of the certificate', () => {
    expect(mistakesOf({})).toEqual([]);
    expect(mistakesOf({ businessNumber: '732829320' })).toEqual([]);
    expect(mistakesOf({}, { ownNumber: null })).toEqual([]);
  });

  it.each<[string, Partial<Submission>, readonly string[]]>([
    ['with a day that does not exist', { issuedOn: '2026-13-01' }, ['issuedOn']],
    ['of tomorrow', { issuedOn: '2026-11-30' }, ['issuedOn']],
    ['that is six months old', { issuedOn: '2026-05-29' }, ['issuedOn']],
    ['without the code', { securityCode: null }, ['securityCode']],
    ['with a code of five characters', { securityCode: 'AB-12-C' }, ['securityCode']],
    ['with signs in the code', { securityCode: 'AB12/CD34' }, ['securityCode']],
    ['without the number', { businessNumber: null }, ['businessNumber']],
    ['with a mistyped number', { businessNumber: '732829321' }, ['businessNumber']],
    ['of another business', { businessNumber: '552100554' }, ['businessNumber']],
    ['without a file', { files: 0 }, ['files']],
    ['with too many files', { files: 4 }, ['files']],
    ['declared instead of sent', { files: 0, isDeclaration: true }, ['files', 'isDeclaration']],
  ])('%s is corrected', (_, changes, paths) => {
    expect(mistakesOf(changes)).toEqual(paths);
  });

  it('is taken on its last day', () => {
    expect(mistakesOf({ issuedOn: '2026-05-30' })).toEqual([]);
  });

  it('of whoever is abroad has neither code nor number', () => {
    const bare = { securityCode: null, businessNumber: null };
    expect(mistakesOf(bare, { candidate: 'abroad' })).toEqual([]);
    expect(mistakesOf({ ...bare, kind: 'registration' })).toEqual([]);
    for (const securityCode of ['', '---', 'A'.repeat(60), 'AB12CD34']) {
      expect(mistakesOf({ ...bare, securityCode }, { candidate: 'abroad' })).toEqual(['securityCode']);
      expect(mistakesOf({ ...bare, securityCode, kind: 'registration' })).toEqual(['securityCode']);
    }
  });

  it('about workers is a list or a declaration', () => {
    const workers = { kind: 'foreignWorkers', securityCode: null, businessNumber: null } as const;
    expect(mistakesOf({ ...workers, files: 0, isDeclaration: true })).toEqual([]);
    expect(mistakesOf({ ...workers, files: 1 })).toEqual([]);
    expect(mistakesOf({ ...workers, files: 0 })).toEqual(['files']);
  });
});

describe('a document of before', () => {
  const standing = { kind: 'contributions', submittedAs: 'regulated', businessNumber: siret } as const;
  const now = { candidate: 'regulated', ownNumber: siret } as const;

  it('counts while its owner is where they were, under the number that it names', () => {
    expect(isStillOwn(standing, now)).toBe(true);
    expect(isStillOwn(standing, { ...now, candidate: 'company' })).toBe(true);
    expect(isStillOwn({ ...standing, businessNumber: '732829320' }, now)).toBe(true);
    expect(isStillOwn({ ...standing, submittedAs: null, businessNumber: null }, now)).toBe(true);
  });

  it('counts no more once its owner is elsewhere, or another business; an insurance does', () => {
    const moved = { ...standing, submittedAs: 'abroad', businessNumber: null } as const;
    expect(isStillOwn(moved, now)).toBe(false);
    expect(isStillOwn(standing, { ...now, candidate: 'abroad' })).toBe(false);
    expect(isStillOwn(standing, { ...now, ownNumber: '552100554' })).toBe(false);
    expect(isStillOwn({ ...moved, kind: 'insurance' }, now)).toBe(true);
  });
});
