import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { refreshResponseTimes } from './service.ts';

let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  owner = await aMember(test);
});
afterAll(() => test.close());

const minute = 60_000;
const day = 1_440 * minute;

/** Sends messages in a thread of the owner's mission: sender, and minutes after the first message. */
const aThread = async (
  candidate: TestMember,
  messages: readonly (readonly [TestMember, number])[],
  startedDaysAgo = 10,
): Promise<void> => {
  const id = await anApplication(test, await aMission(test, owner), candidate);
  const start = test.clock.now().getTime() - startedDaysAgo * day;
  const { db } = test.platform.database;
  for (const [index, [sender, minutes]] of messages.entries()) {
    const sent_at = new Date(start + minutes * minute);
    await db
      .insertInto('message')
      .values({
        application_id: id,
        sender_id: sender.id,
        content: 'Bonjour.',
        client_id: `message-${index}`,
        position: 1_000 + index,
        sent_at,
      })
      .execute();
  }
};

const run = () => refreshResponseTimes(test.platform.database.db, test.clock.now());
const shownOf = async ({ id }: TestMember) => (await test.call('GET', `/users/${id}`)).json().responseTimeMn;

describe('the time that a member takes to answer', () => {
  it('is the median delay, in minutes, of their first reply to who wrote first', async () => {
    const candidate = await aMember(test, { kind: 'STUDENT' });
    await aThread(candidate, [
      [owner, 0],
      [owner, 5],
      [candidate, 10],
      [candidate, 700],
    ]);
    await aThread(candidate, [
      [owner, 0],
      [candidate, 125],
    ]);
    await run();
    expect(await shownOf(candidate)).toBe(68);
    await aThread(candidate, [
      [owner, 0],
      [candidate, 3_000],
    ]);
    // Two threads that do not count: one not answered yet, and one begun by the candidate.
    await aThread(candidate, [[owner, 0]]);
    await aThread(candidate, [
      [candidate, 0],
      [owner, 30],
      [candidate, 31],
    ]);
    await run();
    expect([await shownOf(candidate), await shownOf(owner)]).toEqual([125, 30]);
  });

  it('looks at the threads that began in the last 90 days, and is unknown again without any', async () => {
    const candidate = await aMember(test);
    await aThread(
      candidate,
      [
        [owner, 0],
        [candidate, 40],
      ],
      89,
    );
    await aThread(
      candidate,
      [
        [owner, 0],
        [candidate, 400],
      ],
      91,
    );
    await run();
    expect(await shownOf(candidate)).toBe(40);
    test.clock.advance(2 * day);
    await run();
    test.clock.advance(-2 * day);
    expect(await shownOf(candidate)).toBeNull();
  });

  it('is of students and employees alone, and writes nothing the second time', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    await aThread(company, [
      [owner, 0],
      [company, 40],
    ]);
    await run();
    const versions = async () => {
      const { rows } = await test.platform.database.pool.query(
        'select member_id, xmin from person_profile order by member_id',
      );
      return rows;
    };
    const before = await versions();
    expect(before.some(({ member_id }) => member_id === company.id)).toBe(false);
    await run();
    expect(await versions()).toEqual(before);
  });

  it('is counted while its owner edits the profile, and neither undoes the other', async () => {
    const candidate = await aMember(test);
    await test.call('POST', `/users/student/update/${candidate.id}`, {
      token: candidate.token,
      body: { hourlyCost: 100 },
    });
    await aThread(candidate, [
      [owner, 0],
      [candidate, 50],
    ]);
    const { pool } = test.platform.database;
    const editing = await pool.connect();
    await editing.query('begin');
    await editing.query('select from member where id = $1 for no key update', [candidate.id]);
    const counted = run();
    const waiting = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await editing.query('update person_profile set hourly_cost_cents = 12000 where member_id = $1', [
      candidate.id,
    ]);
    await editing.query('commit');
    editing.release();
    await counted;
    const { json } = await test.call('GET', `/users/${candidate.id}`);
    expect(json()).toMatchObject({ hourlyCost: 120, responseTimeMn: 50 });
  });
});
