import { describe, expect, it } from 'vitest';
import type { Application } from '../threads/application.ts';
import type { ThreadCommand } from '../threads/commands.ts';
import { decide } from '../threads/decide.ts';
import { depositDueCents } from '../threads/deposits-and-refunds.ts';
import { actors, hoursAfter, stages } from '../threads/fixtures.ts';
import { permitted } from '../threads/permitted.ts';
import { standingAt } from './advance.ts';
import { inInstalments } from './fixtures.ts';
import { closeInstalment, currentInstalment, openFirst, threadState } from './instalments.ts';
import { executionOf, nextSnapshot, snapshotAt } from './snapshots.ts';

type Role = keyof typeof actors;

/** Decides on a command at this hour; it must be allowed. */
const give = (application: Application, role: Role, command: ThreadCommand, hour: number) => {
  const decision = decide(application, command, actors[role], hoursAfter(hour));
  if (!decision.ok) throw new Error(`${command.type}: ${decision.code}`);
  return decision;
};

/** The first instalment of 2,000 €, before its deposit. */
const first: Application = { ...stages.fundsAwaited, offerCents: 200_000 };

/** Plays an instalment by the table of commands to its release. */
const released = (from: Application, hour: number): Application => {
  const amountCents = depositDueCents(from);
  const paid = give(
    { ...from, payeeIsReady: true },
    'provider',
    { type: 'deposit/confirm', amountCents, currency: 'eur' },
    hour,
  );
  const delivered = give(paid.application, 'candidate', { type: 'deliver' }, hour + 1);
  const ended = give(delivered.application, 'creator', { type: 'mission/validate' }, hour + 2);
  const done = give(ended.application, 'timer', { type: 'release' }, hour + 51);
  expect(done.effects[0]).toMatchObject({
    payment: { ask: 'release', amountCents: amountCents - from.feeCents },
  });
  return done.application;
};

describe('the table of commands, unchanged', () => {
  it('carries three instalments, one after another, to the end of the mission', () => {
    let progress = openFirst(inInstalments, 'funds');
    let application = first;
    for (let position = 0; position < 3; position += 1) {
      const current = currentInstalment(progress);
      expect(application.offerCents).toBe(current?.netCents);
      application = released(application, position * 100);
      expect(application.state).toBe('DONE');
      progress = closeInstalment(progress, { position, close: 'accepted' });
      const next = currentInstalment(progress);
      if (next !== null) {
        const { netCents } = next;
        const instalment = standingAt(inInstalments, next, null);
        application = nextSnapshot(application, { netCents, instalment }, hoursAfter(position * 100 + 60));
      }
    }
    expect([application.state, threadState(progress)]).toEqual(['DONE', 'DONE']);
    expect(permitted(application, actors.creator, hoursAfter(400))).toContain('review');
  });

  it('permits on the second instalment what it permits on a flat price at that point', () => {
    const second = {
      ...nextSnapshot(
        released(first, 0),
        { netCents: 300_000, instalment: { position: 1, count: 3 } },
        hoursAfter(60),
      ),
      payeeIsReady: true,
    };
    for (const role of ['creator', 'candidate', 'staff'] as const) {
      const flat = permitted(first, actors[role], hoursAfter(61));
      const ofSecond = permitted(second, actors[role], hoursAfter(61));
      expect(ofSecond.filter((name) => name !== 'instalment/stop')).toEqual(flat);
    }
    expect(depositDueCents(first)).toBe(241_800);
    expect(depositDueCents(second)).toBe(360_000);
  });

  it('begins each instalment with nothing of the one before', () => {
    const used: Application = {
      ...stages.settled,
      closedReason: 'refunded',
      closedNote: 'Un mot.',
      chargebackAt: hoursAfter(1),
      deliveredAt: hoursAfter(2),
      cancelAsked: { creator: hoursAfter(3), candidate: null },
      cancelRefused: { creator: null, candidate: hoursAfter(4) },
      leftCents: 5_000,
      isPayoutAsked: true,
    };
    expect(used.deposit !== null && used.contest !== null && used.releaseAt !== null).toBe(true);
    const next = nextSnapshot(
      used,
      { netCents: 300_000, instalment: { position: 1, count: 3 } },
      hoursAfter(60),
    );
    expect(executionOf(next)).toEqual({ ...executionOf(first), offerCents: 300_000, feeCents: 0 });
    expect([next.doneAt, next.leftCents, next.isPayoutAsked]).toEqual([null, 0, false]);
    expect(next.actions).toHaveLength(used.actions.length + 1);
  });

  it('goes on without a deposit in a direct relation', () => {
    const done = give(stages.directOngoing, 'creator', { type: 'mission/validate' }, 10);
    const second = nextSnapshot(
      done.application,
      { netCents: 300_000, instalment: { position: 1, count: 3 } },
      hoursAfter(10),
    );
    expect(second.state).toBe('ONGOING');
    expect(give(second, 'candidate', { type: 'deliver' }, 11).application.deliveredAt).toEqual(
      hoursAfter(11),
    );
    expect(give(second, 'creator', { type: 'mission/validate' }, 12).application.state).toBe('DONE');
  });
});

describe('a late event about an earlier instalment', () => {
  const one = released(first, 0);
  const two = give(
    {
      ...nextSnapshot(one, { netCents: 300_000, instalment: { position: 1, count: 3 } }, hoursAfter(60)),
      payeeIsReady: true,
    },
    'provider',
    { type: 'deposit/confirm', amountCents: 360_000, currency: 'eur' },
    61,
  ).application;
  const dispute: ThreadCommand = { type: 'chargeback/open' };

  it('would freeze the next one if it were decided on the thread as it is', () => {
    expect(give(two, 'provider', dispute, 70).application.chargebackAt).toEqual(hoursAfter(70));
  });

  it('is decided on the snapshot of its own, which is over', () => {
    const kept = { ...executionOf(one), leftCents: 0, isPayoutAsked: false };
    const earlier = snapshotAt(two, kept, 0);
    expect(earlier).toMatchObject({ state: 'DONE', offerCents: 200_000, deposit: { amountCents: 241_800 } });
    expect(decide(earlier, dispute, actors.provider, hoursAfter(70))).toMatchObject({ ok: false });
  });

  it('gives money back that could not be paid for 75 days, while the next one goes on', () => {
    const waiting = snapshotAt(two, { ...executionOf(one), leftCents: 240_000, isPayoutAsked: true }, 0);
    const expired = give(waiting, 'timer', { type: 'rest/expire' }, 75 * 24);
    expect(expired.effects[0]).toMatchObject({ payment: { ask: 'refund', amountCents: 240_000 } });
    expect(two.deposit?.amountCents).toBe(360_000);
  });
});
