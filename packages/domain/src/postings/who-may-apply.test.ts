import { describe, expect, it } from 'vitest';
import type { PartiesState } from '../conflicts/gate.ts';
import type { Level } from '../conflicts/levels.ts';
import { defaultEligibilityRules as rules } from '../missions/default-eligibility-rules.ts';
import type { EligibilityRule } from '../missions/eligibility-rules.ts';
import { type EligibilityCandidate, type EligibilitySubject, mayApply } from './who-may-apply.ts';

const today = '2026-11-21';

const subject = (changes: Partial<EligibilitySubject> = {}): EligibilitySubject => ({
  type: 'MISSION',
  nature: 'recherches',
  creatorId: 'creator-1',
  creatorKind: 'COMPANY',
  isArchived: false,
  isHidden: false,
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
  mayApply({ subject: subject(to), candidate: candidate(who), today, rules });

describe('who may apply', () => {
  it('any verified member who is not a customer, not the creator, and has not applied', () => {
    for (const kind of ['STUDENT', 'EMPLOYEE', 'COMPANY'] as const)
      expect(ask({}, { kind })).toMatchObject({ ok: true });
    expect(ask({}, { isVerified: false })).toMatchObject({ code: 'NOT_VERIFIED' });
    expect(ask({}, { kind: 'CUSTOMER' })).toMatchObject({ code: 'CUSTOMER_CANNOT_APPLY' });
    expect(ask({}, { memberId: 'creator-1' })).toMatchObject({ code: 'OWN_MISSION' });
    expect(ask({}, { isOfCreatorsFirm: true })).toMatchObject({ code: 'OWN_FIRM' });
    expect(ask({}, { isOfCreatorsFirm: true, isVerified: false })).toMatchObject({ code: 'NOT_VERIFIED' });
    expect(ask({}, { hasApplied: true })).toMatchObject({ code: 'ALREADY_APPLIED' });
    for (const kind of ['STAFF', 'PARTNER'] as const) {
      expect(ask({}, { kind })).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('nobody while the parties of the mission are awaited, which comes before the people of its creator', () => {
    const asking = (parties: PartiesState | null, level: Level, who: Partial<EligibilityCandidate> = {}) =>
      mayApply({
        subject: subject(),
        candidate: candidate(who),
        today,
        rules,
        conflicts: { level, parties, listVersion: 0, askedVersion: null },
      });
    expect(asking('awaited', 'check')).toMatchObject({ code: 'PARTIES_AWAITED' });
    expect(asking('awaited', 'declaration', { isOfCreatorsFirm: true })).toMatchObject({
      code: 'PARTIES_AWAITED',
    });
    expect(asking('awaited', 'declaration', { isVerified: false })).toMatchObject({ code: 'NOT_VERIFIED' });
    expect(asking('awaited', 'nothing')).toMatchObject({ ok: true });
    // The button's side shows it as « to check »; only the application itself refuses it.
    for (const parties of ['named', 'none', null] as const)
      expect(asking(parties, 'declaration')).toMatchObject({ ok: true });
  });

  it('until the last day, included; 60 days after publication where there is none; never when archived', () => {
    expect(ask({ endDate: today }, {})).toMatchObject({ ok: true });
    expect(ask({ endDate: '2026-11-20' }, {})).toMatchObject({
      code: 'APPLICATIONS_CLOSED',
      reason: 'Candidatures closes.',
    });
    const published = (at: string) => ({ endDate: null, publishedAt: new Date(at) });
    expect(ask(published('2026-09-22T10:00:00Z'), {})).toMatchObject({ ok: true });
    expect(ask(published('2026-09-21T10:00:00Z'), {})).toMatchObject({ code: 'APPLICATIONS_CLOSED' });
    expect(ask({ isArchived: true }, {})).toMatchObject({ code: 'APPLICATIONS_CLOSED' });
    expect(ask({ isHidden: true }, {})).toMatchObject({ code: 'APPLICATIONS_CLOSED' });
  });

  it('with a subscription where one is required: asked for last, of who could apply with one', () => {
    expect(ask({}, { lacksSubscription: true })).toMatchObject({
      code: 'SUBSCRIPTION_REQUIRED',
      reason: 'Pour postuler à l’offre, abonne-toi\u202f!',
    });
    expect(ask({}, { lacksSubscription: true, isVerified: false })).toMatchObject({ code: 'NOT_VERIFIED' });
    expect(ask({ nature: 'postulation' }, { lacksSubscription: true })).toMatchObject({
      code: 'PROFESSION_NOT_ALLOWED',
    });
  });

  it('says in French why a profession may not', () => {
    expect(ask({ nature: 'postulation' }, {})).toMatchObject({
      reason:
        'Une mission de nature «\u00a0Postulation, substitution\u00a0» est réservée par la loi aux professions suivantes\u202f: avocat (Loi n°\u00a071-1130 du 31\u00a0décembre 1971, art.\u00a04 et 5).',
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
      table: { opens: false, rule: null },
      code: 'PROFESSION_NOT_ALLOWED',
      reason: expect.stringContaining('n’est ouverte à aucune candidature'),
    });
    expect(ask({ nature: 'astrologie' }, {})).toMatchObject({ code: 'PROFESSION_NOT_ALLOWED' });
  });

  it('asks no profession for a job offer', () => {
    const student = { kind: 'STUDENT', profession: 'Étudiant' } as const;
    expect(ask({ type: 'JOB', nature: 'contentieux' }, student)).toEqual({ ok: true, table: null });
  });

  it('carries the rule, with its article, where it opens, where it refuses, and where something else refuses', () => {
    const article = (to: Partial<EligibilitySubject>, who: Partial<EligibilityCandidate>) =>
      ask(to, who).table?.rule?.article.split(', ').slice(1).join(', ');
    expect(article({}, {})).toBe('art.\u00a066-1');
    expect(article({ nature: 'consultation' }, {})).toBe('art.\u00a054 et 56 à 60');
    expect(article({ nature: 'consultation' }, { kind: 'STUDENT' })).toBe('art.\u00a054 et 56 à 60');
    const customers = { nature: 'redaction', creatorKind: 'CUSTOMER' } as const;
    expect(article(customers, {})).toBe('art.\u00a054 et 56');
    expect(article(customers, { profession: 'Notaire' })).toBe('art.\u00a054 et 56');
    expect(article({ nature: 'postulation' }, { isVerified: false })).toBe('art.\u00a04 et 5');
    expect(article({ nature: 'postulation', isArchived: true }, {})).toBe('art.\u00a04 et 5');
  });
});

describe('the reason for which a profession may not apply', () => {
  const reason = (to: Partial<EligibilitySubject>, who: Partial<EligibilityCandidate>) => {
    const answer = ask(to, who);
    return answer.ok ? null : answer.reason.replaceAll(/[\u00a0\u202f]/g, ' ');
  };
  const student = { kind: 'STUDENT', profession: 'Étudiant' } as const;
  const opened = (professions: EligibilityRule['professions'], article: string): EligibilityRule => ({
    natures: ['audit'],
    clients: ['MEMBER', 'CUSTOMER'],
    professions,
    students: false,
    article,
    explanation: 'Essai.',
  });
  const asked = (table: readonly EligibilityRule[], who: Partial<EligibilityCandidate>) => {
    const answer = mayApply({
      subject: subject({ nature: 'audit' }),
      candidate: candidate(who),
      today,
      rules: table,
    });
    return answer.ok ? null : answer.reason.replaceAll(/[\u00a0\u202f]/g, ' ');
  };

  it('says that the client is an external one', () => {
    expect(reason({ nature: 'postulation', creatorKind: 'CUSTOMER' }, {})).toBe(
      'Une mission de nature « Postulation, substitution » pour un client externe est réservée par la loi aux professions suivantes : avocat (Loi n° 71-1130 du 31 décembre 1971, art. 4 et 5).',
    );
  });

  it('is of a student that they are one, where everybody else may', () => {
    const table = [opened(['Notaire'], 'art. 1'), opened('everyone', 'art. 2')];
    expect(asked(table, student)).toBe(
      'Une mission de nature « Audit » ne peut pas être confiée à un étudiant (art. 1 ; art. 2).',
    );
    expect(asked(table, {})).toBeNull();
    expect(asked([opened(['Notaire', 'Avocat'], 'art. 1')], student)).toBe(
      'Une mission de nature « Audit » est réservée par la loi aux professions suivantes : notaire ou avocat (art. 1).',
    );
  });

  it('names each profession and each law once', () => {
    const table = [
      opened(['Notaire'], 'art. 1'),
      opened(['Notaire', 'Avocat'], 'art. 1'),
      opened(['Avocat'], 'art. 2'),
    ];
    expect(asked(table, { profession: 'Juriste' })).toBe(
      'Une mission de nature « Audit » est réservée par la loi aux professions suivantes : notaire ou avocat (art. 1 ; art. 2).',
    );
  });
});
