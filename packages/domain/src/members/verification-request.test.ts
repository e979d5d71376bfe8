import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urgencyOf } from '../time/deadlines.ts';
import { addDays, parisDay, startOfParisDay } from '../time/paris.ts';
import { userTypes } from './kinds.ts';
import { lapsedFrom } from './verification.ts';
import { verificationDocumentContent } from './verification-document-content.ts';
import { type ReminderName, remindedOf, reminderNames } from './verification-reminders.ts';
import {
  documentsRefusal,
  mayRenew,
  missingDocuments,
  renewableFrom,
  requiredDocuments,
  type VerificationFacts,
  verificationAnswerDeadline,
  verificationHolds,
  verificationState,
} from './verification-request.ts';

const none: VerificationFacts = { kind: 'STUDENT', verifiedAt: null, verifiedUntil: null, request: null };
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });

/** A student whose certificate was accepted at this time. */
const verified = (at: Date): VerificationFacts => {
  const lapse = lapsedFrom({ kind: 'STUDENT', verifiedAt: at });
  return { ...none, verifiedAt: at, verifiedUntil: lapse === null ? null : startOfParisDay(lapse) };
};

describe('the documents that are asked for', () => {
  it('are one of a person, three of a company, none of anybody else', () => {
    expect(Object.fromEntries(userTypes.map((kind) => [kind, requiredDocuments(kind)]))).toEqual({
      STUDENT: ['enrolment'],
      EMPLOYEE: ['diploma'],
      COMPANY: ['diploma', 'employment', 'registration'],
      CUSTOMER: [],
      STAFF: [],
      PARTNER: [],
    });
    expect(missingDocuments('COMPANY', ['employment', 'employment'])).toEqual(['diploma', 'registration']);
  });
});

describe('how a document is asked for', () => {
  const asked = (jobName: string | null) =>
    verificationDocumentContent('diploma', { userType: 'EMPLOYEE', jobName });

  it('follows the profession: the card or the bar of an avocat, the diploma of a jurist', () => {
    expect(asked('Avocat').help).toMatch(/carte d’avocat.*inscription au barreau/);
    expect(asked('Avocat').help).not.toMatch(/[Dd]iplôme|Master/);
    expect(asked('Notaire').title).toContain('arrêté de nomination');
    expect(asked('Juriste').title).toBe('Diplôme');
    expect(asked('Juriste').help).toContain('ou un titre équivalent');
  });

  it('names both where the profession is not known any more, or is none of the list', () => {
    expect(asked(null).title).toBe('Diplôme ou carte professionnelle');
    expect(asked('toString').title).toBe('Diplôme');
  });

  it('of a company is about the jurist who represents it', () => {
    const company = { userType: 'COMPANY', jobName: null } as const;
    expect(
      requiredDocuments('COMPANY').map((slot) => verificationDocumentContent(slot, company).missing),
    ).toEqual([
      'le diplôme ou la carte du juriste',
      'la preuve de l’emploi du juriste',
      'l’extrait d’immatriculation',
    ]);
  });
});

describe('a verification', () => {
  it('stands as its request does, then as what was accepted', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    const student = verified(new Date('2026-03-01'));
    expect(verificationState(none, now)).toBe('none');
    expect(verificationState({ ...none, request: 'PREPARING' }, now)).toBe('preparing');
    expect(verificationState({ ...student, request: 'SENT' }, now)).toBe('sent');
    expect(verificationState({ ...none, request: 'REFUSED' }, now)).toBe('refused');
    expect(verificationState({ ...student, request: 'ACCEPTED' }, now)).toBe('expired');
    expect(verificationState({ ...student, request: 'ACCEPTED' }, new Date('2026-10-31T22:59:59Z'))).toBe(
      'accepted',
    );
  });

  it('of a student holds to the end of 31 October, and may be renewed from 1 September on', () => {
    const student = verified(new Date('2026-03-01'));
    expect(renewableFrom(student)).toBe('2026-09-01');
    expect(mayRenew(student, new Date('2026-08-31T21:59:00Z'))).toBe(false);
    expect(mayRenew(student, new Date('2026-08-31T22:00:00Z'))).toBe(true);
    expect(renewableFrom({ ...student, kind: 'EMPLOYEE' })).toBeNull();
  });

  it('is asked for whenever it does not hold or would hold longer, and never while a request waits', () => {
    fc.assert(
      fc.property(instant, instant, (at, now) => {
        const student = verified(at);
        const opens = startOfParisDay(renewableFrom(student) ?? '');
        expect(documentsRefusal(student, now)).toBe(
          now >= opens || !verificationHolds(student, now) ? null : 'VERIFIED',
        );
        expect(documentsRefusal({ ...student, request: 'SENT' }, now)).toBe('WAITS');
      }),
    );
  });

  it('once renewed holds a year longer', () => {
    fc.assert(
      fc.property(instant, instant, (at, later) => {
        const student = verified(at);
        fc.pre(later > at && mayRenew(student, later));
        expect(verified(later).verifiedUntil?.getTime()).toBeGreaterThan(
          student.verifiedUntil?.getTime() ?? 0,
        );
      }),
    );
  });

  it('is answered within 24 hours: half of them past, then overdue', () => {
    const sent = new Date('2026-11-21T10:00:00Z');
    const after = (hours: number) =>
      urgencyOf(verificationAnswerDeadline(sent), new Date(sent.getTime() + hours * 3_600_000));
    expect([after(0), after(11.9), after(12), after(23.9), after(24)]).toEqual([
      'onTime',
      'onTime',
      'halfTime',
      'halfTime',
      'overdue',
    ]);
  });
});

describe('reminders', () => {
  const due = (lapse: string, today: string): ReminderName[] =>
    reminderNames.filter((name) => {
      const { first, last } = remindedOf(name, today);
      return first <= lapse && lapse <= last;
    });

  it('are due 30 days before, 7 days before and the day after, and may be a little late', () => {
    const days = [
      '2026-09-30',
      '2026-10-01',
      '2026-10-23',
      '2026-10-24',
      '2026-10-31',
      '2026-11-01',
      '2026-11-07',
      '2026-11-08',
    ];
    expect(days.map((day) => due('2026-10-31', day))).toEqual([
      [],
      ['month'],
      ['month'],
      ['week'],
      ['week'],
      ['lapsed'],
      ['lapsed'],
      [],
    ]);
  });

  it('are never two on one day, and each has its day', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const lapse = parisDay(now);
        const told = Array.from({ length: 60 }, (_, index) => due(lapse, addDays(lapse, index - 40)));
        expect(told.every((names) => names.length <= 1)).toBe(true);
        expect([...new Set(told.flat())]).toEqual(['month', 'week', 'lapsed']);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a request of a verification, seen at one instant', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const later = new Date('2027-10-31T23:00:00Z');
  const facts = (changes: Partial<VerificationFacts>): VerificationFacts => ({ ...none, ...changes });

  it('waits for documents that were asked for again, whatever was accepted before', () => {
    const request = 'RETURNED';
    expect(verificationState(facts({ request }), now)).toBe('returned');
    expect(verificationState(facts({ request, verifiedAt: now }), now)).toBe('returned');
    expect(documentsRefusal(facts({ request }), now)).toBeNull();
  });

  it('holds without an end, and to the instant of its end', () => {
    expect(verificationHolds(facts({ verifiedAt: now, verifiedUntil: null }), now)).toBe(true);
    expect(verificationHolds(facts({ verifiedAt: now, verifiedUntil: later }), now)).toBe(true);
    expect(verificationHolds(facts({ verifiedAt: now, verifiedUntil: now }), now)).toBe(false);
    expect(verificationHolds(facts({ verifiedAt: null, verifiedUntil: later }), now)).toBe(false);
  });

  it('is renewed by students alone, and only what lapses', () => {
    const until = new Date('2026-12-31T23:00:00Z');
    expect(mayRenew(facts({ verifiedAt: now, verifiedUntil: until }), now)).toBe(true);
    expect(mayRenew(facts({ verifiedAt: now, verifiedUntil: null }), now)).toBe(false);
    expect(mayRenew(facts({ kind: 'EMPLOYEE', verifiedAt: now, verifiedUntil: until }), now)).toBe(false);
    expect(renewableFrom(facts({ verifiedUntil: null }))).toBeNull();
    expect(renewableFrom(facts({ kind: 'COMPANY', verifiedUntil: until }))).toBeNull();
    expect(renewableFrom(facts({ verifiedUntil: later }))).toBe('2027-09-01');
  });
});
