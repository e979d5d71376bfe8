import { describe, expect, it } from 'vitest';
import type { AgreedText } from './application.ts';
import type { CommandOf, ThreadCommand } from './commands.ts';
import {
  after,
  apply,
  applyToJob,
  attempt,
  consent,
  prospect,
  type Step,
  stages,
  start,
} from './fixtures.ts';

const job = () => prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } });

describe('applying', () => {
  it('opens a NEW application with its price, and tells the creator', () => {
    const decision = attempt(prospect(), apply);
    expect(decision).toMatchObject({
      ok: true,
      changes: {
        closed: [],
        opened: [{ type: 'PRICE', offerCents: 50_000 }],
        fields: { state: 'NEW', offerCents: 50_000, tvaApplicable: true },
      },
      application: { state: 'NEW', actions: [{ type: 'PRICE', result: 'ONGOING', sentAt: start }] },
    });
    expect(decision).toHaveProperty('effects', [
      {
        kind: 'notify',
        to: 'creator',
        key: 'NEW_MISSION_CANDIDATE',
        title: 'Une nouvelle candidature vous attend sur votre mission.',
      },
      { kind: 'mail', to: 'creator', mail: 'application-received', reason: null },
    ]);
  });

  it('to a job offer carries no price and no action', () => {
    const decision = attempt(job(), applyToJob);
    expect(decision).toMatchObject({
      ok: true,
      changes: { opened: [], fields: { state: 'NEW', offerCents: null } },
      effects: [{ to: 'creator', key: 'NEW_JOB_CANDIDATE' }, {}],
    });
    const taxed = after(job(), ['candidate', { type: 'apply', offerCents: null, tvaApplicable: true }]);
    expect([stages.created.tvaApplicable, taxed.tvaApplicable]).toEqual([true, false]);
    const untaxed = after(prospect(), ['candidate', { type: 'apply', offerCents: 1, tvaApplicable: false }]);
    expect(untaxed.tvaApplicable).toBe(false);
  });

  it('refuses a mission without a valid price, and a job offer with one', () => {
    for (const offerCents of [null, 0, -100, 10.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000]) {
      expect(
        attempt(prospect(), ['candidate', { type: 'apply', offerCents, tvaApplicable: false }]),
      ).toMatchObject({ ok: false, code: 'INVALID_OFFER' });
    }
    for (const offerCents of [1, 99_999_999]) {
      expect(attempt(prospect(), ['candidate', { type: 'apply', offerCents, tvaApplicable: false }]).ok).toBe(
        true,
      );
    }
    for (const offerCents of [0, 100]) {
      expect(
        attempt(job(), ['candidate', { type: 'apply', offerCents, tvaApplicable: false }]),
      ).toMatchObject({
        ok: false,
        code: 'INVALID_OFFER',
      });
    }
  });

  it('to a mission carries words and a delay, and to a job offer neither', () => {
    const said = { presentation: ' Dix ans de baux. ', delayDays: 5 };
    const command = { type: 'apply', offerCents: 50_000, tvaApplicable: false, ...said } as const;
    expect(after(prospect(), ['candidate', command])).toMatchObject({
      presentation: 'Dix ans de baux.',
      delayDays: 5,
    });
    expect(after(job(), ['candidate', { ...command, offerCents: null }])).toMatchObject({
      presentation: null,
      delayDays: null,
    });
    expect(stages.created).toMatchObject({ presentation: null, delayDays: null });
  });

  it('refuses words that are too long and a delay that is none', () => {
    const code = (said: object) =>
      attempt(prospect(), ['candidate', { ...apply[1], ...said } as (typeof apply)[1]]);
    for (const delayDays of [0, -1, 366, 1.5, Number.NaN]) {
      expect(code({ delayDays })).toMatchObject({ ok: false, code: 'INVALID_DELAY' });
    }
    expect(code({ presentation: 'a'.repeat(2_001) })).toMatchObject({ code: 'PRESENTATION_TOO_LONG' });
    for (const said of [{ delayDays: 1 }, { delayDays: 365 }, { presentation: 'a'.repeat(2_000) }]) {
      expect(code(said).ok).toBe(true);
    }
  });

  it('may accept the confidentiality agreement at once, in one mail', () => {
    const { version, sha256 } = consent as CommandOf<'nda'>;
    const agreed = (given: AgreedText): Step => [
      'candidate',
      { ...apply[1], consent: given } as ThreadCommand,
    ];
    const decision = attempt(prospect(), agreed({ version, sha256 }));
    expect(decision).toMatchObject({
      ok: true,
      changes: { opened: [{ type: 'PRICE' }, { type: 'NDA' }] },
      application: { consents: { creator: null, candidate: { version, sha256, at: start } } },
      effects: [
        { key: 'NEW_MISSION_CANDIDATE' },
        { mail: 'application-received' },
        { to: 'creator', key: 'NDA_ASKED' },
      ],
    });
    const signed = after(prospect(), agreed({ version, sha256 }), ['creator', consent]);
    expect(signed.actions).toMatchObject([{ type: 'PRICE' }, { type: 'NDA', result: 'ACCEPTED' }]);
    expect(attempt(prospect(), agreed({ version: '1999-01-01', sha256 }))).toMatchObject({
      code: 'NDA_VERSION',
    });
  });

  it('is refused with the code and the French reason of eligibility', () => {
    const { candidate, subject } = prospect();
    const unverified = prospect({ candidate: { ...candidate, isVerified: false } });
    expect(attempt(unverified, apply)).toMatchObject({ ok: false, code: 'NOT_VERIFIED' });
    const reserved = prospect({ subject: { ...subject, nature: 'postulation' } });
    expect(attempt(reserved, apply)).toMatchObject({
      ok: false,
      code: 'PROFESSION_NOT_ALLOWED',
      reason: expect.stringContaining('avocat'),
    });
    expect(attempt({ ...reserved, rules: [] }, apply)).toMatchObject({ ok: false });
  });

  it('is told of a mistake before the people that both parties share', () => {
    const shared = prospect({ candidate: { ...prospect().candidate, isOfCreatorsFirm: true } });
    for (const mistake of [{ delayDays: 0 }, { offerCents: 0 }, { presentation: 'a'.repeat(2_001) }]) {
      const answer = attempt(shared, ['candidate', { ...apply[1], ...mistake } as ThreadCommand]);
      expect(answer).toEqual(
        attempt(prospect(), ['candidate', { ...apply[1], ...mistake } as ThreadCommand]),
      );
    }
    expect(attempt(shared, apply)).toMatchObject({ ok: false, code: 'OWN_FIRM' });
  });

  it('belongs to the candidate alone, and happens once', () => {
    expect(attempt(prospect(), ['creator', apply[1]])).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(attempt(stages.created, apply)).toMatchObject({ ok: false, code: 'ALREADY_APPLIED' });
    expect(attempt(stages.created, ['creator', apply[1]])).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });

  it('comes before every other command', () => {
    expect(attempt(prospect(), ['creator', { type: 'price/accept' }])).toMatchObject({
      ok: false,
      code: 'STATE_CHANGED',
    });
  });
});
