import { describe, expect, it } from 'vitest';
import { titleOf } from '../notifications/keys.ts';
import type { Application } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { actors, after, attempt, hoursAfter, stages, start } from './fixtures.ts';
import type { Settlement } from './settlement.ts';
import { settlementSentence } from './settlement.ts';

describe('a settlement', () => {
  const settle = (settlement: Extract<ThreadCommand, { type: 'settle' }>, stage = stages.endedAndContested) =>
    attempt(stage, ['staff', settlement]);

  it('releases the funds: DONE', () => {
    expect(settle({ type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' })).toMatchObject(
      {
        ok: true,
        application: { state: 'DONE', endedAt: stages.endedAndContested.endedAt },
        effects: [
          { payment: { ask: 'release', amountCents: 60_000 } },
          {},
          { title: titleOf('SETTLED_RELEASE') },
          { title: titleOf('SETTLED_RELEASE') },
          {},
          {},
        ],
      },
    );
    const early = after(stages.contested, [
      'staff',
      { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
    ]);
    expect(early.endedAt).toEqual(start);
  });

  it('asks for no payment where a bank left nothing but the fee', () => {
    const left = { ...stages.contested, deposit: { amountCents: 1_800, confirmedAt: start } };
    const decision = settle({ type: 'settle', outcome: 'release', reason: 'Rien ne reste.' }, left);
    expect(decision.ok && decision.effects.map(({ kind }) => kind)).toEqual([
      'notify',
      'notify',
      'mail',
      'mail',
    ]);
  });

  it('refunds them: REFUSED', () => {
    expect(
      settle({ type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' }, stages.contested),
    ).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedReason: 'refunded' },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'REFUSED' }] },
      effects: [{ payment: { ask: 'refund', amountCents: 61_800 } }, {}, {}, {}, {}],
    });
  });

  it('splits them, to the cent: DONE', () => {
    expect(
      settle(
        { type: 'settle', outcome: 'split', candidateCents: 20_001, reason: 'Vu les pièces du dossier.' },
        stages.contested,
      ),
    ).toMatchObject({
      ok: true,
      application: { state: 'DONE' },
      changes: { closed: [{ type: 'MISSION_ONGOING', result: 'ACCEPTED' }] },
      effects: [
        { payment: { ask: 'split', candidateCents: 20_001, creatorCents: 39_999 } },
        {},
        { title: titleOf('SETTLED_SPLIT') },
        { title: titleOf('SETTLED_SPLIT') },
        {},
        {},
      ],
    });
  });

  it('splits into two real parts of what is held', () => {
    for (const candidateCents of [1, 59_999]) {
      expect(settle({ type: 'settle', outcome: 'split', candidateCents, reason: 'Partage.' }).ok).toBe(true);
    }
    for (const candidateCents of [-1, 0, 60_000, 60_001, 0.5, Number.NaN]) {
      expect(
        settle({ type: 'settle', outcome: 'split', candidateCents, reason: 'Vu les pièces du dossier.' }),
      ).toMatchObject({
        code: 'AMOUNT_MISMATCH',
      });
    }
    expect(
      settle(
        { type: 'settle', outcome: 'split', candidateCents: 100, reason: 'Vu les pièces du dossier.' },
        stages.directContested,
      ),
    ).toMatchObject({ code: 'AMOUNT_MISMATCH' });
  });

  it('needs a reason, which stands beside the decision and its sums for both to read', () => {
    expect(settle({ type: 'settle', outcome: 'release', reason: ' ' })).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    const decision = settle({ type: 'settle', outcome: 'release', reason: ' La note est complète. ' });
    expect(decision).toMatchObject({
      application: { contest: { end: { kind: 'settled', at: start, reason: 'La note est complète.' } } },
      effects: [{}, {}, {}, {}, { reason: 'La note est complète.' }, { reason: 'La note est complète.' }],
    });
    const { contest: settled } = decision.ok ? decision.application : stages.ended;
    expect(settled?.end?.kind === 'settled' && settled.end.decision).toContain('600\u00a0€');
  });

  it('lets a mission go on in a direct relation alone, and its clocks with it', () => {
    const goOn = { type: 'settle', outcome: 'continue', reason: 'Le délai est tenable.' } as const;
    expect(settle(goOn, stages.contested)).toMatchObject({ code: 'FUNDS_HELD' });
    const delivered = { ...stages.directContested, deliveredAt: start };
    const decision = settle(goOn, delivered);
    expect(decision).toMatchObject({
      ok: true,
      application: {
        state: 'ONGOING',
        contest: { end: { kind: 'settled', decision: 'La mission continue.' } },
      },
      changes: { closed: [] },
    });
    expect(decision.ok && decision.effects[0]).toMatchObject({ command: { type: 'end/auto' } });
  });

  const over = { ...stages.settled, leftCents: 60_000, isPayoutAsked: true, contest: null };
  const late = hoursAfter(24 * 61);
  const pay = { type: 'rest/settle', outcome: 'refund', reason: ' Il est injoignable. ' } as const;

  it('is staff’s of what could not be paid for sixty days, and of what a bank gave back when all was over', () => {
    expect(decide(over, pay, actors.staff, hoursAfter(24))).toMatchObject({ code: 'NOT_CONTESTED' });
    expect(decide({ ...over, leftCents: 0 }, pay, actors.staff, late)).toMatchObject({
      code: 'NO_DEPOSIT',
    });
    for (const [application, now] of [
      [over, late],
      [{ ...over, isPayoutAsked: false }, hoursAfter(24)],
    ] as const) {
      expect(decide(application, pay, actors.staff, now)).toMatchObject({
        ok: true,
        application: { state: 'DONE' },
        effects: [{ payment: { ask: 'refund', amountCents: 60_000 } }, {}, {}, {}, {}],
      });
      expect(decide(application, pay, actors.staff, now)).toMatchObject({
        application: {
          closedNote: expect.stringMatching(/reviennent au client\.\nMotif\u202f: Il est injoignable\.$/),
        },
        effects: [{}, {}, {}, { reason: 'Il est injoignable.' }, { reason: 'Il est injoignable.' }],
      });
      expect(decide(application, { ...pay, outcome: 'release' }, actors.staff, now)).toMatchObject({
        effects: [{ payment: { ask: 'release', amountCents: 60_000 } }, {}, {}, {}, {}, {}],
      });
      const shared = { ...pay, outcome: 'split', candidateCents: 10_000 } as const;
      expect(decide(application, shared, actors.staff, now)).toMatchObject({
        ok: true,
        effects: [
          { payment: { ask: 'split', candidateCents: 10_000, creatorCents: 50_000 } },
          {},
          {},
          {},
          {},
          {},
        ],
      });
    }
  });

  it('of what is left is made by the clock on day 75, to who deposited it', () => {
    const expire = { type: 'rest/expire' } as const;
    expect(decide(over, expire, actors.timer, late)).toMatchObject({ code: 'TOO_EARLY' });
    expect(decide(over, { type: 'hold/warn' }, actors.timer, late).ok).toBe(true);
    expect(decide(over, expire, actors.timer, hoursAfter(24 * 76))).toMatchObject({
      ok: true,
      application: { state: 'DONE', closedNote: expect.stringContaining('dans les 75 jours') },
      effects: [
        { payment: { ask: 'refund', amountCents: 60_000 } },
        {},
        {},
        { mail: 'payout-expired' },
        { mail: 'payout-expired' },
        { to: 'staff', mail: 'payout-expired' },
      ],
    });
  });

  it('moves no money in a direct relation', () => {
    const payments = (outcome: 'release' | 'refund') => {
      const decision = settle(
        { type: 'settle', outcome, reason: 'Vu les pièces du dossier.' },
        stages.directContested,
      );
      if (!decision.ok) throw new Error(decision.code);
      return [decision.application.state, ...decision.effects.map(({ kind }) => kind)];
    };
    expect(payments('release')).toEqual(['DONE', 'notify', 'notify', 'mail', 'mail']);
    expect(payments('refund')).toEqual(['REFUSED', 'notify', 'notify', 'mail', 'mail']);
  });

  it('is told in a sentence: to whom what goes, or what the mission counts as', () => {
    const held = { deposit: { amountCents: 61_800, confirmedAt: start }, feeCents: 1_800 };
    const nothing = { deposit: null, feeCents: 0 };
    const of = (changes: Partial<Application>, settlement: Settlement) =>
      settlementSentence({ ...stages.contested, ...changes }, settlement);
    const left = { state: 'DONE', leftCents: 30_000 } as const;
    const told = [
      of(held, { outcome: 'release' }),
      of(held, { outcome: 'refund' }),
      of(held, { outcome: 'split', candidateCents: 20_001 }),
      of(nothing, { outcome: 'release' }),
      of(nothing, { outcome: 'refund' }),
      of(nothing, { outcome: 'continue' }),
      of({ ...held, ...left }, { outcome: 'release' }),
      of({ ...held, ...left }, { outcome: 'refund' }),
    ];
    expect(told.map((sentence) => sentence.replaceAll(/\s/g, ' '))).toEqual([
      'Les fonds de la mission (600 €) reviennent au prestataire.',
      'Les fonds déposés (618 €) reviennent au client.',
      'Le prestataire reçoit 200,01 €, le client 399,99 €.',
      'La mission est réputée faite.',
      'La mission est close sans suite.',
      'La mission continue.',
      'Les fonds de la mission (300 €) reviennent au prestataire.',
      'Les fonds déposés (300 €) reviennent au client.',
    ]);
  });

  it('names the instalment that it is about', () => {
    const instalment = { position: 1, count: 3 };
    const held = { deposit: { amountCents: 60_000, confirmedAt: start }, feeCents: 0 };
    const of = (changes: Partial<Application>) =>
      settlementSentence({ ...stages.contested, instalment, ...changes }, { outcome: 'release' });
    const told = [of(held), of({ deposit: null, feeCents: 0 })];
    expect(told.map((sentence) => sentence.replaceAll(/\s/g, ' '))).toEqual([
      'Les fonds de la tranche 2 sur 3 (600 €) reviennent au prestataire.',
      'La tranche 2 sur 3 est réputée faite.',
    ]);
  });

  it('waits for a contest', () => {
    expect(
      attempt(stages.ended, [
        'staff',
        { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' },
      ]),
    ).toMatchObject({
      code: 'NOT_CONTESTED',
    });
  });
});
