import { describe, expect, it } from 'vitest';
import type { UserType } from '../members/kinds.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';
import { type EligibilityCandidate, type EligibilitySubject, mayApply } from './eligibility.ts';
import { regulatedProfessions } from './eligibility-rules.ts';

const today = '2026-11-21';

const subject = (changes: Partial<EligibilitySubject> = {}): EligibilitySubject => ({
  type: 'MISSION',
  nature: 'recherches',
  creatorId: 'creator-1',
  creatorKind: 'COMPANY',
  isArchived: false,
  endDate: '2026-12-31',
  publishedAt: new Date('2026-11-01T08:00:00Z'),
  ...changes,
});

const candidate = (changes: Partial<EligibilityCandidate> = {}): EligibilityCandidate => ({
  memberId: 'candidate-1',
  kind: 'EMPLOYEE',
  profession: 'Juriste',
  isVerified: true,
  hasApplied: false,
  ...changes,
});

const ask = (to: Partial<EligibilitySubject>, who: Partial<EligibilityCandidate>) =>
  mayApply({ subject: subject(to), candidate: candidate(who), today });

describe('who may apply', () => {
  it('any verified member who is not a customer, not the creator, and has not applied', () => {
    for (const kind of ['STUDENT', 'EMPLOYEE', 'COMPANY'] as const)
      expect(ask({}, { kind })).toEqual({ ok: true });
    expect(ask({}, { isVerified: false })).toMatchObject({ code: 'NOT_VERIFIED' });
    expect(ask({}, { kind: 'CUSTOMER' })).toMatchObject({ code: 'CUSTOMER_CANNOT_APPLY' });
    expect(ask({}, { memberId: 'creator-1' })).toMatchObject({ code: 'OWN_MISSION' });
    expect(ask({}, { hasApplied: true })).toMatchObject({ code: 'ALREADY_APPLIED' });
    for (const kind of ['STAFF', 'PARTNER'] as const) {
      expect(ask({}, { kind })).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('until the last day, included; 60 days after publication where there is none; never when archived', () => {
    expect(ask({ endDate: today }, {})).toEqual({ ok: true });
    expect(ask({ endDate: '2026-11-20' }, {})).toMatchObject({
      code: 'APPLICATIONS_CLOSED',
      reason: 'Candidatures closes.',
    });
    const published = (at: string) => ({ endDate: null, publishedAt: new Date(at) });
    expect(ask(published('2026-09-22T10:00:00Z'), {})).toEqual({ ok: true });
    expect(ask(published('2026-09-21T10:00:00Z'), {})).toMatchObject({ code: 'APPLICATIONS_CLOSED' });
    expect(ask({ isArchived: true }, {})).toMatchObject({ code: 'APPLICATIONS_CLOSED' });
  });

  const open = [
    'recherches',
    'relecture',
    'audit',
    'veille',
    'formation',
    'traduction',
    'formalites',
    'autre',
  ];
  const reserved = ['consultation', 'redaction', 'contentieux'];
  const clients: UserType[] = ['STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER'];
  const trades = [...valuesOf(professions), null];

  it('follows the table nature × profession × kind of client, in each of its cells', () => {
    for (const nature of valuesOf(missionNatures)) {
      for (const creatorKind of clients) {
        for (const profession of trades) {
          for (const kind of ['STUDENT', 'EMPLOYEE', 'COMPANY'] as const) {
            const isStudent = kind === 'STUDENT' || profession === 'Étudiant';
            const isRegulated = regulatedProfessions.some((one) => one === profession);
            const expected =
              open.includes(nature) ||
              (nature === 'postulation' && profession === 'Avocat' && !isStudent) ||
              (reserved.includes(nature) && !isStudent && (creatorKind !== 'CUSTOMER' || isRegulated));
            const answer = ask({ nature, creatorKind }, { kind, profession });
            expect({ nature, creatorKind, profession, kind, ok: answer.ok }).toMatchObject({ ok: expected });
            if (!answer.ok) expect(answer.code).toBe('PROFESSION_NOT_ALLOWED');
          }
        }
      }
    }
  });

  it('says in French why a profession may not', () => {
    expect(ask({ nature: 'postulation' }, {})).toMatchObject({
      reason:
        'Une mission de nature «\u202fPostulation\u202f» est réservée par la loi aux professions suivantes\u202f: avocat (loi n°\u00a071-1130, articles 4 et 54).',
    });
    expect(ask({ nature: 'consultation', creatorKind: 'CUSTOMER' }, {})).toMatchObject({
      reason: expect.stringContaining('avocat, notaire, commissaire de justice ou mandataire judiciaire'),
    });
    expect(ask({ nature: 'redaction' }, { kind: 'STUDENT', profession: 'Étudiant' })).toMatchObject({
      reason: expect.stringContaining('étudiant'),
    });
  });

  it('closes what no line of the table opens', () => {
    expect(mayApply({ subject: subject(), candidate: candidate(), today, rules: [] })).toMatchObject({
      ok: false,
      code: 'PROFESSION_NOT_ALLOWED',
      reason: expect.stringContaining("n'est ouverte à aucune candidature"),
    });
    expect(ask({ nature: 'astrologie' }, {})).toMatchObject({ code: 'PROFESSION_NOT_ALLOWED' });
  });

  it('asks no profession for a job offer', () => {
    const student = { kind: 'STUDENT', profession: 'Étudiant' } as const;
    expect(ask({ type: 'JOB', nature: 'contentieux' }, student)).toEqual({ ok: true });
  });
});
