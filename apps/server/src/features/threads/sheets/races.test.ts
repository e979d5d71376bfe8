import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import { deposit, entriesFrom, inDays, monthsIn, today } from '../../../../test/months.ts';
import { decides, gives, readBy } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';

/** Two concurrent calls about the sheet of a month: one counts, and nothing is half written (rules §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const underWay = async (): Promise<World> => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  return monthsIn(test, 'direct');
};

const call = async (
  { applicationId }: World,
  { id }: TestMember,
  [method, path]: readonly ['PUT' | 'POST', string],
  body: object,
): Promise<string | number> => {
  const token = await aSession(test, id);
  const answer = await test.call(method, `/messagerie/${path}/${applicationId}`, { token, body });
  return answer.statusCode < 300 ? answer.statusCode : answer.json().code;
};

const send = (world: World, units: readonly number[]) =>
  call(world, world.candidate, ['POST', 'mission/deliver'], {
    sheet: { entries: entriesFrom('2037-03-10', units), isLast: true },
  });

/** The sheet as it is stored. */
const stored = async ({ applicationId }: World) => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(
    `select s.sent_at is not null as sent, s.returned_at is not null as returned,
       (select coalesce(sum(e.units), 0)::int from sheet_entry e
        where e.application_id = s.application_id and e.position = s.position) as units
     from sheet s where s.application_id = $1 order by s.position`,
    [applicationId],
  );
  return rows;
};

const told = async (): Promise<World> => {
  const world = await underWay();
  expect(await send(world, [1])).toBe(200);
  return world;
};

describe('two calls at once about a sheet', () => {
  it('that both send it: one counts, with its own entries', async () => {
    const world = await underWay();
    await inDays(test, 5);
    const answers = await Promise.all([send(world, [1]), send(world, [2, 2])]);
    expect(answers.toSorted()).toEqual([200, 'ALREADY_DELIVERED']);
    expect(await stored(world)).toEqual([{ sent: true, returned: false, units: answers[0] === 200 ? 1 : 4 }]);
  });

  it('that save a draft and send the sheet: the draft changes nothing of what was sent', async () => {
    for (let time = 0; time < 3; time += 1) {
      const world = await underWay();
      const [sent, kept] = await Promise.all([
        send(world, [1]),
        call(world, world.candidate, ['PUT', 'sheet'], { entries: entriesFrom(today(test), [2, 2, 2]) }),
      ]);
      expect([sent, [204, 'ALREADY_DELIVERED'].includes(kept)]).toEqual([200, true]);
      expect(await stored(world)).toEqual([{ sent: true, returned: false, units: 1 }]);
    }
  });

  it('that give it back and accept it by silence: one counts', async () => {
    const world = await told();
    test.clock.set(new Date(test.clock.now().getTime() + 14 * 86_400_000));
    const [returned, silence] = await Promise.allSettled([
      gives(test, world, world.owner, 'sheet/return', { body: { reason: 'Un jour manque.' } }),
      decides(test, world, 'timer', { type: 'end/auto' }),
    ]);
    expect([returned.status, silence.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state } = await readBy(test, world, world.owner);
    expect([state, (await stored(world))[0]]).toEqual(
      returned.status === 'fulfilled'
        ? ['ONGOING', { sent: false, returned: true, units: 1 }]
        : ['DONE', { sent: true, returned: false, units: 1 }],
    );
  });

  it('that give it back: one counts, however many, and none after an acceptance', async () => {
    const world = await told();
    const back = () => call(world, world.owner, ['POST', 'sheet/return'], { reason: 'Un jour manque.' });
    const accept = () => call(world, world.owner, ['POST', 'mission/validate'], {});
    const answers = await Promise.all([back(), back(), accept()]);
    expect(answers.filter((one) => one === 200)).toHaveLength(1);
    const { state } = await readBy(test, world, world.owner);
    expect(state).toBe(answers[2] === 200 ? 'DONE' : 'ONGOING');
  });

  it('never make a draft count: after a return staff release the agreed sum, whatever the draft says', async () => {
    test.clock.set(new Date('2037-03-10T09:00:00Z'));
    const world = await monthsIn(test, 'funds');
    await deposit(test, world, 241_800);
    expect(await send(world, [1])).toBe(200);
    await gives(test, world, world.owner, 'sheet/return', { body: { reason: 'Un jour manque.' } });
    const wild = Array.from({ length: 200 }, () => ({ day: 'hier', units: 999.999, text: '' }));
    expect(await call(world, world.candidate, ['PUT', 'sheet'], { entries: wild })).toBe(204);
    await gives(test, world, world.candidate, 'mission/contest', { body: { reason: 'Rien ne vient.' } });
    await decides(test, world, 'staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces.' });
    const { rows } = await test.platform.database.pool.query(
      'select close, due_cents, units from instalment where application_id = $1 and position = 0',
      [world.applicationId],
    );
    expect(rows).toEqual([{ close: 'accepted', due_cents: 200_000, units: 8 }]);
  });

  it('that send it and contest the month: one counts', async () => {
    const world = await underWay();
    const [sent, contested] = await Promise.all([
      send(world, [1]),
      call(world, world.owner, ['POST', 'mission/contest'], { reason: 'Rien n’est fait.' }),
    ]);
    expect(contested).toBe(200);
    expect([200, 'CONTESTED']).toContain(sent);
    expect(await stored(world)).toEqual(sent === 200 ? [{ sent: true, returned: false, units: 1 }] : []);
  });
});
