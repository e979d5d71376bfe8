import { titleOf } from '@basoche/domain/notifications/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  decides,
  deposited,
  gives,
  notifiedOf,
  readBy,
  untilThe,
  writtenTo,
} from '../../../test/play-threads.ts';
import { aWorld, type World } from '../../../test/world.ts';

/** How a mission ends: declared, by itself, contested (rules §3). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const days = (number: number, from: string | null) => new Date(Date.parse(from ?? '') + number * 86_400_000);

const toHeld = async (): Promise<World> => {
  const world = await aWorld(test, 'deposit');
  await decides(test, world, 'provider', deposited);
  return world;
};

describe('a delivered mission', () => {
  it('shows its deadline, reminds its creator on days 3, 7 and 12, and ends by itself on day 14', async () => {
    const world = await toHeld();
    const { owner, candidate } = world;
    const { execution, dueAt } = await gives(test, world, candidate, 'mission/deliver');
    expect(dueAt).toBe(days(14, execution.deliveredAt).toISOString());
    await gives(test, world, candidate, 'mission/deliver', { expects: 'ALREADY_DELIVERED' });
    const reminders = async () =>
      (await writtenTo(test, 'Votre réponse est attendue')).filter((to) => to === owner.email).length;
    for (const [day, sent] of [
      [2.99, 0],
      [3.01, 1],
      [6.99, 1],
      [7.01, 2],
      [11.99, 2],
      [12.01, 3],
      [13.99, 3],
    ] as const) {
      await untilThe(test, days(day, execution.deliveredAt));
      expect([day, await reminders()]).toEqual([day, sent]);
    }
    expect((await readBy(test, world, owner)).state).toBe('ONGOING');
    await untilThe(test, days(14.01, execution.deliveredAt));
    const ended = await readBy(test, world, owner);
    expect([ended.state, ended.dueAt]).toEqual(['WAITING_RULES', ended.execution.releaseAt]);
    expect((await notifiedOf(test, world, owner)).at(-1)).toBe('MISSION_ENDED');
    await untilThe(test, days(2.01, ended.execution.endedAt));
    expect((await readBy(test, world, candidate)).state).toBe('DONE');
    // The candidate is notified of the payment only once the transfer is done.
    expect(await notifiedOf(test, world, candidate)).not.toContain(titleOf('FUNDS_RELEASED'));
  });

  it('sends no reminder after its creator has ended it', async () => {
    const world = await aWorld(test, 'ongoing');
    const { execution } = await gives(test, world, world.candidate, 'mission/deliver');
    expect((await gives(test, world, world.owner, 'mission/validate')).state).toBe('DONE');
    await untilThe(test, days(15, execution.deliveredAt));
    expect(
      (await notifiedOf(test, world, world.owner)).filter((title) => title === titleOf('END_REMINDER')),
    ).toEqual([]);
  });
});

describe('a contest', () => {
  it.each([
    ['its creator', 'owner'],
    ['its candidate', 'candidate'],
  ] as const)('by %s tells the other and stops the automatic end', async (_who, party) => {
    const world = await aWorld(test, 'ongoing');
    const other = party === 'owner' ? world.candidate : world.owner;
    const { execution } = await gives(test, world, world.candidate, 'mission/deliver');
    const reason = 'La note ne traite que deux questions sur quatre.';
    await gives(test, world, world[party], 'mission/contest', { body: { reason: `  ${reason} ` } });
    const seen = await readBy(test, world, other);
    expect(seen).toMatchObject({ execution: { contest: { isMine: false, reason } }, dueAt: null });
    expect((await notifiedOf(test, world, other)).at(-1)).toBe(titleOf('MISSION_CONTESTED'));
    await test.drain();
    expect(await writtenTo(test, 'Mission contestée')).toContain(other.email);
    await untilThe(test, days(20, execution.deliveredAt));
    expect((await readBy(test, world, other)).state).toBe('ONGOING');
  });

  it('after the end freezes the release until staff settle it', async () => {
    const world = await toHeld();
    const { execution } = await gives(test, world, world.owner, 'mission/validate');
    await gives(test, world, world.owner, 'mission/contest', {
      body: { reason: 'Le livrable est illisible.' },
    });
    await untilThe(test, days(5, execution.endedAt));
    expect((await readBy(test, world, world.owner)).state).toBe('WAITING_RULES');
    await decides(test, world, 'staff', {
      type: 'settle',
      outcome: 'refund',
      reason: 'Vu les pièces du dossier.',
    });
    for (const party of [world.owner, world.candidate]) {
      expect(await readBy(test, world, party)).toMatchObject({ state: 'REFUSED', closedReason: 'refunded' });
      expect((await notifiedOf(test, world, party)).at(-1)).toBe(titleOf('SETTLED_REFUND'));
    }
  });

  it('is refused before the mission has begun, and once it is done', async () => {
    const body = { reason: 'Trop tôt.' };
    const early = await aWorld(test, 'deposit');
    await gives(test, early, early.owner, 'mission/contest', { body, expects: 'STATE_CHANGED' });
    const done = await aWorld(test, 'ongoing');
    await gives(test, done, done.owner, 'mission/validate');
    await gives(test, done, done.candidate, 'mission/contest', { body, expects: 'STATE_CHANGED' });
  });
});
