import { describe, expect, it } from 'vitest';
import { type Application, lastAction } from '../threads/application.ts';
import type { ThreadCommand } from '../threads/commands.ts';
import { decide } from '../threads/decide.ts';
import { depositDueCents } from '../threads/deposits-and-refunds.ts';
import type { Decision } from '../threads/effects.ts';
import { actors, hoursAfter, stages } from '../threads/fixtures.ts';
import { type Advanced, advance, advanceToFirst, beginsWork } from './advance.ts';
import { inInstalments } from './fixtures.ts';
import { stateAt, threadState } from './instalments.ts';
import { executionOf, type KeptInstalment } from './snapshots.ts';

type Role = keyof typeof actors;
type Step = readonly [Role, ThreadCommand];

const allowed = (decision: Decision) => {
  if (!decision.ok) throw new Error(decision.code);
  return decision;
};

const contest: Step = ['creator', { type: 'contest', reason: 'La note est incomplète.' }];
const settle = (outcome: 'release' | 'refund' | 'split'): Step => [
  'staff',
  {
    type: 'settle',
    reason: 'Vu les pièces.',
    ...(outcome === 'split' ? { outcome, candidateCents: 120_000 } : { outcome }),
  },
];

/** A mission in instalments of 2,000, 3,000 and 1,000 €, before its first deposit. */
const begun = (from: Application = stages.fundsOffered): Advanced => {
  const role = from.actions.some(({ type }) => type === 'DIRECT') ? 'direct/accept' : 'funds/accept';
  return advanceToFirst(
    allowed(decide(from, { type: role }, actors.candidate, hoursAfter(0))),
    inInstalments,
    hoursAfter(0),
  );
};

interface Played extends Advanced {
  readonly kept: ReadonlyMap<number, KeptInstalment>;
  readonly hour: number;
}
const start = (advanced: Advanced): Played => ({ ...advanced, kept: new Map(), hour: 0 });

/** Plays commands on the thread; keeps the fields of each instalment that it leaves, as the store does. */
const play = (from: Played, ...steps: readonly Step[]): Played =>
  steps.reduce((played: Played, [role, command]): Played => {
    const { application } = played.decision;
    const hour = played.hour + (command.type === 'release' ? 49 : 1);
    const seen = { ...application, payeeIsReady: true };
    const decision = allowed(decide(seen, command, actors[role], hoursAfter(hour)));
    const { position, progress, kept } = played;
    const after = advance(decision, { position, progress, kept }, hoursAfter(hour));
    const left = { ...executionOf(decision.application), leftCents: 0, isPayoutAsked: false };
    return { ...after, kept: after.position === position ? kept : new Map(kept).set(position, left), hour };
  }, from);

const deposit = ({ decision }: Played): Step => [
  'provider',
  { type: 'deposit/confirm', amountCents: depositDueCents(decision.application), currency: 'eur' },
];
const paid = (from: Played): Played =>
  play(
    play(from, deposit(from)),
    ['candidate', { type: 'deliver' }],
    ['creator', { type: 'mission/validate' }],
    ['timer', { type: 'release' }],
  );

const seen = ({ decision: { application }, position, progress }: Advanced) => ({
  state: application.state,
  offerCents: application.offerCents,
  position,
  closes: progress.instalments.map(({ close, dueCents }) => [close, dueCents]),
});

describe('a decision about an instalment', () => {
  it('that begins the work opens the first one, with its sum and the fee', () => {
    expect(seen(begun())).toEqual({
      state: 'WAITING_FUNDS',
      offerCents: 200_000,
      position: 0,
      closes: [[null, null]],
    });
    expect(begun().decision.application.feeCents).toBe(1_800);
    const direct = begun(stages.directOffered).decision.application;
    expect([direct.state, direct.offerCents]).toEqual(['ONGOING', 200_000]);
  });

  it('begins the work where the thread comes to its deposit or to a direct relation, and nowhere else', () => {
    const states = [
      'WAITING_ACCEPTATION',
      'WAITING_PORTAGE',
      'WAITING_FUNDS',
      'ONGOING',
      'WAITING_RULES',
    ] as const;
    const begins = (state: (typeof states)[number]) =>
      (['WAITING_FUNDS', 'ONGOING', 'DONE', 'WAITING_ACCEPTATION'] as const).filter((after) =>
        beginsWork({ state }, { state: after }),
      );
    expect(states.map(begins)).toEqual([
      ['WAITING_FUNDS', 'ONGOING'],
      ['WAITING_FUNDS', 'ONGOING'],
      [],
      [],
      [],
    ]);
  });

  it('that does not end it changes nothing of the others', () => {
    const awaited = start(begun());
    const decision = allowed(
      decide(
        { ...awaited.decision.application, payeeIsReady: true },
        deposit(awaited)[1],
        actors.provider,
        hoursAfter(1),
      ),
    );
    const after = advance(decision, awaited, hoursAfter(1));
    expect(after).toEqual({ decision, opening: [], position: 0, progress: awaited.progress });
  });

  it('that pays it opens the next one, with an action of its own and without the fee', () => {
    const second = paid(start(begun()));
    expect(seen(second)).toEqual({
      state: 'WAITING_FUNDS',
      offerCents: 300_000,
      position: 1,
      closes: [
        ['accepted', 200_000],
        [null, null],
      ],
    });
    const { application, changes, effects } = second.decision;
    expect(changes.opened).toEqual([{ type: 'WAITING_FUNDS', offerCents: null }]);
    expect(changes.fields.state).toBe('WAITING_FUNDS');
    expect([application.feeCents, application.doneAt, application.deposit]).toEqual([0, null, null]);
    expect(effects[0]).toMatchObject({ payment: { ask: 'release', amountCents: 240_000 } });
  });

  it('that pays the last one ends the mission', () => {
    const all = paid(paid(paid(start(begun()))));
    expect(seen(all)).toEqual({
      state: 'DONE',
      offerCents: 100_000,
      position: 2,
      closes: [200_000, 300_000, 100_000].map((cents) => ['accepted', cents]),
    });
    expect(all.decision.application.doneAt).toEqual(hoursAfter(all.hour));
    expect(threadState(all.progress)).toBe('DONE');
  });

  it('that gives the second one back ends the mission at the first one, which was earned', () => {
    const awaited = paid(start(begun()));
    const endedAt = awaited.kept.get(0)?.endedAt;
    const held = play(awaited, deposit(awaited), contest);
    const over = play(held, settle('refund'));
    expect(over.decision.effects[0]).toMatchObject({ payment: { ask: 'refund', amountCents: 360_000 } });
    expect(seen(over)).toMatchObject({ state: 'DONE', offerCents: 200_000, position: 0 });
    expect(over.progress.instalments.map(({ close, dueCents }) => [close, dueCents])).toEqual([
      ['accepted', 200_000],
      ['refunded', 0],
    ]);
    const { application, changes } = over.decision;
    expect(application).toMatchObject({ endedAt, closedReason: null, contest: null });
    expect(application.doneAt).toEqual(hoursAfter(over.hour));
    expect(changes.fields.state).toBe('DONE');
    expect(over.kept.get(1)).toMatchObject({ state: 'REFUSED', closedReason: 'refunded' });
  });

  it('that cancels the second one before its deposit ends the mission too', () => {
    const awaited = paid(start(begun()));
    const over = play(awaited, ['staff', { type: 'cancelDeposit', reason: 'Plus de réponse.' }]);
    expect(over.decision.effects[0]).toMatchObject({ payment: { ask: 'expireDeposit' } });
    expect(seen(over)).toMatchObject({ state: 'DONE', position: 0 });
  });

  it('that stops before the second one ends the mission at the first one, whoever of the two gives it', () => {
    for (const party of ['creator', 'candidate'] as const) {
      const over = play(paid(start(begun())), [party, { type: 'instalment/stop' }]);
      expect(over.decision.effects[0]).toMatchObject({ payment: { ask: 'expireDeposit' } });
      expect(seen(over)).toEqual({
        state: 'DONE',
        offerCents: 200_000,
        position: 0,
        closes: [
          ['accepted', 200_000],
          ['refunded', 0],
        ],
      });
      expect(over.decision.application.instalment).toEqual({ position: 0, count: 3 });
      expect([0, 1, 2].map((position) => stateAt({ ...over.progress, isEnding: true }, position))).toEqual([
        'accepted',
        'dropped',
        'dropped',
      ]);
    }
  });

  it('that stops a direct relation is the prestataire’s alone, before they deliver', () => {
    const second = play(start(begun(stages.directOffered)), ['creator', { type: 'mission/validate' }]);
    const { application } = second.decision;
    const stop = (role: Role, from: Application) =>
      decide(from, { type: 'instalment/stop' }, actors[role], hoursAfter(9));
    expect(stop('creator', application)).toMatchObject({ code: 'FORBIDDEN' });
    const delivered = play(second, ['candidate', { type: 'deliver' }]).decision.application;
    expect(stop('candidate', delivered)).toMatchObject({ code: 'ALREADY_DELIVERED' });
    const contested = play(second, contest).decision.application;
    expect(stop('candidate', contested)).toMatchObject({ code: 'CONTESTED' });
    const over = play(second, ['candidate', { type: 'instalment/stop' }]);
    expect(seen(over)).toMatchObject({ state: 'DONE', position: 0 });
    expect(over.decision.effects.map(({ kind }) => kind)).toEqual(['notify', 'mail']);
  });

  it('stops neither the first one nor one that has its deposit', () => {
    const stop = ({ decision }: Advanced) =>
      decide(decision.application, { type: 'instalment/stop' }, actors.candidate, hoursAfter(9));
    const awaited = paid(start(begun()));
    expect(stop(begun())).toMatchObject({ code: 'STATE_CHANGED' });
    expect(stop(play(awaited, deposit(awaited)))).toMatchObject({ code: 'INSTALMENT_FUNDED' });
  });

  it('that opens the next one tells both parties, and again while its deposit does not come', () => {
    const { opening, decision } = paid(start(begun()));
    expect(opening.map((one) => ('to' in one ? [one.kind, one.to] : [one.kind]))).toEqual([
      ['notify', 'creator'],
      ['notify', 'candidate'],
      ['mail', 'creator'],
      ['mail', 'candidate'],
      ['schedule'],
      ['schedule'],
      ['schedule'],
    ]);
    const openedAt = lastAction(decision.application, 'WAITING_FUNDS')?.sentAt ?? new Date(0);
    const tell = (day: number, hours: number) =>
      decide(
        decision.application,
        { type: 'instalment/unfunded', day },
        actors.timer,
        hoursAfter(hours, openedAt),
      );
    expect(tell(2, 47)).toMatchObject({ code: 'TOO_EARLY' });
    expect(tell(2, 48)).toMatchObject({ ok: true });
    expect(tell(14, 335)).toMatchObject({ code: 'TOO_EARLY' });
    const direct = play(start(begun(stages.directOffered)), ['creator', { type: 'mission/validate' }]);
    expect(direct.opening.map(({ kind }) => kind)).toEqual(['notify', 'mail']);
  });

  it('that gives the first one back refuses the mission', () => {
    const awaited = start(begun());
    const over = play(play(awaited, deposit(awaited), contest), settle('refund'));
    expect(seen(over)).toEqual({
      state: 'REFUSED',
      offerCents: 200_000,
      position: 0,
      closes: [['refunded', 0]],
    });
  });

  it('that shares it out ends the mission, with the part of the payee without tax', () => {
    const awaited = paid(start(begun()));
    const over = play(play(awaited, deposit(awaited), contest), settle('split'));
    expect(seen(over)).toEqual({
      state: 'DONE',
      offerCents: 300_000,
      position: 1,
      closes: [
        ['accepted', 200_000],
        ['settled', 100_000],
      ],
    });
  });

  it('that gives all of it to the payee opens the next one', () => {
    const awaited = start(begun());
    const next = play(play(awaited, deposit(awaited), contest), settle('release'));
    expect(seen(next)).toMatchObject({ state: 'WAITING_FUNDS', position: 1 });
  });

  it('of a direct relation opens the next one at once', () => {
    const next = play(start(begun(stages.directOffered)), ['creator', { type: 'mission/validate' }]);
    expect(seen(next)).toMatchObject({ state: 'ONGOING', offerCents: 300_000, position: 1 });
    expect(next.decision.changes.opened).toEqual([{ type: 'MISSION_ONGOING', offerCents: null }]);
  });
});
