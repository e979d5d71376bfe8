import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../src/platform/database/database.ts';
import { createTestApp, type TestApp } from './app.ts';
import { aMember } from './factories.ts';
import { aFirm, aSeat, type TestFirm } from './firms.ts';
import { aJobApplication, aJobOffer } from './jobs.ts';
import { aMission, anApplication } from './missions.ts';

/** Rules of firms that the database itself enforces (docs/decisions/0104). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const run = (text: string, ...values: unknown[]) => test.platform.database.pool.query(text, values);

/** The constraint that refuses the work; `done` if none does. */
const refusedBy = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'done',
    (error: { constraint?: string }) => error.constraint,
  );

const end = (trx: Trx, seat: string) => sql`update seat set ended_at = now() where id = ${seat}`.execute(trx);
const contact = (trx: Trx, { id }: Pick<TestFirm, 'id'>, person: string) =>
  sql`update firm set contact_person_id = ${person} where member_id = ${id}`.execute(trx);

const ending = (seat: string) => refusedBy(test.platform.database.transaction((trx) => end(trx, seat)));

/** A firm with a second owner. */
const twoOwners = async () => {
  const firm = await aFirm(test);
  const second = await aMember(test);
  return { firm, second, secondSeat: await aSeat(test, firm, second, 'owner') };
};

describe('the last owner of a firm', () => {
  it('stays, whichever way the seat would end', async () => {
    const firm = await aFirm(test);
    await aSeat(test, firm, await aMember(test), 'manager');
    expect(await ending(firm.ownerSeat)).toBe('firm_keeps_an_owner');
    expect(await refusedBy(run(`update seat set role = 'manager' where id = $1`, firm.ownerSeat))).toBe(
      'firm_keeps_an_owner',
    );
    expect(await refusedBy(run('delete from seat where id = $1', firm.ownerSeat))).toBe(
      'firm_keeps_an_owner',
    );
  });

  it('stays where two leave at once, each of whom still sees the other', async () => {
    const { firm, second, secondSeat } = await twoOwners();
    const { database } = test.platform;
    const [checked, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = refusedBy(
      database.transaction(async (trx) => {
        await contact(trx, firm, second.id);
        await end(trx, firm.ownerSeat);
        await sql`set constraints all immediate`.execute(trx);
        checked.resolve();
        await mayCommit.promise;
      }),
    );
    await checked.promise;
    let isOver = false;
    const other = ending(secondSeat).finally(() => {
      isOver = true;
    });
    const isWaiting = async () =>
      (
        await run(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length > 0;
    await expect.poll(async () => isOver || (await isWaiting())).toBe(true);
    mayCommit.resolve();
    expect([await first, await other]).toEqual(['done', 'firm_keeps_an_owner']);
  });

  it('may leave in the transaction that gives the firm another, and when the firm closes', async () => {
    const firm = await aFirm(test);
    const next = await aMember(test);
    const seat = await aSeat(test, firm, next, 'reader');
    await test.platform.database.transaction(async (trx) => {
      await end(trx, firm.ownerSeat);
      await sql`update seat set role = 'owner' where id = ${seat}`.execute(trx);
      await contact(trx, firm, next.id);
    });
    await test.platform.database.transaction(async (trx) => {
      await end(trx, seat);
      await sql`update firm set closed_at = now() where member_id = ${firm.id}`.execute(trx);
    });
  });

  it('is there from the opening on', async () => {
    const { id } = await aMember(test, { kind: 'COMPANY' });
    const person = await aMember(test);
    expect(await refusedBy(run('insert into firm values ($1, now(), $2)', id, person.id))).toBe(
      'firm_keeps_an_owner',
    );
  });

  it('is the contact, or another owner is', async () => {
    const { firm, second, secondSeat } = await twoOwners();
    expect(await ending(firm.ownerSeat)).toBe('firm_contact_is_an_owner');
    const publisher = await aMember(test);
    await aSeat(test, firm, publisher);
    const moved = (person: string) =>
      refusedBy(test.platform.database.transaction((trx) => contact(trx, firm, person)));
    expect(await moved(publisher.id)).toBe('firm_contact_is_an_owner');
    expect(await moved(second.id)).toBe('done');
    expect(await ending(secondSeat)).toBe('firm_contact_is_an_owner');
  });
});

describe('a seat', () => {
  it('is one at a time of a person in a firm; who comes back has another', async () => {
    const firm = await aFirm(test);
    const person = await aMember(test);
    const seat = await aSeat(test, firm, person);
    expect(await refusedBy(aSeat(test, firm, person, 'reader'))).toBe('seat_live');
    await aSeat(test, await aFirm(test), person);
    expect(await ending(seat)).toBe('done');
    expect(await aSeat(test, firm, person)).not.toBe(seat);
  });

  it('is no firm’s own', async () => {
    const firm = await aFirm(test);
    expect(await refusedBy(aSeat(test, firm, firm))).toBe('seat_check');
  });

  it('is announced to every process when it ends or its role changes, and not otherwise', async () => {
    const firm = await aFirm(test);
    const person = await aMember(test);
    const seat = await aSeat(test, firm, person);
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => heard.push(payload));
    await client.query('listen seat_ended');
    await run(`update seat set since = now() where id = $1`, seat);
    await run(`update seat set role = 'reader' where id = $1`, seat);
    await run(`update seat set ended_at = now() where id = $1`, seat);
    // Notifications arrive before the answer to the next statement.
    await client.query('select 1');
    await client.end();
    expect(heard).toEqual([`${person.id} ${firm.id}`, `${person.id} ${firm.id}`]);
  });
});

it('a deposit is approved by somebody other than the person who asked', async () => {
  const firm = await aFirm(test);
  const asker = await aMember(test);
  const thread = await anApplication(test, await aMission(test, asker), await aMember(test));
  const decided = (by: string) =>
    refusedBy(
      run(
        `insert into deposit_approval (application_id, firm_id, amount_cents, asked_by, asked_at, state, decided_by, decided_at)
        values ($1, $2, 618000, $3, now(), 'approved', $4, now())`,
        thread,
        firm.id,
        asker.id,
        by,
      ),
    );
  expect(await decided(asker.id)).toBe('two_people_approve');
  expect(await decided(firm.owner.id)).toBe('done');
  expect(await decided(firm.owner.id)).toBe('deposit_approval_live');
});

it('the journal of a firm is never changed', async () => {
  const firm = await aFirm(test);
  await run(`insert into firm_act (firm_id, act, body, at) values ($1, 'opened', '{}', now())`, firm.id);
  for (const change of [`update firm_act set act = 'closed'`, 'delete from firm_act', 'truncate firm_act'])
    await expect(run(change), change).rejects.toThrow('A row of firm_act is never changed.');
});

describe('a member without an address', () => {
  const withoutAddress = (id: string) => refusedBy(run('update member set email = null where id = $1', id));

  it('is a legal person, whose people have addresses', async () => {
    expect(await withoutAddress((await aFirm(test)).id)).toBe('done');
    expect(await withoutAddress((await aMember(test, { kind: 'CUSTOMER', isMoral: true })).id)).toBe('done');
    for (const kind of ['EMPLOYEE', 'STUDENT', 'CUSTOMER', 'STAFF'] as const)
      expect(await withoutAddress((await aMember(test, { kind })).id), kind).toBe('member_address');
  });

  it('is also who has deleted the account, and then always', async () => {
    const { id } = await aMember(test, { kind: 'COMPANY' });
    expect(await refusedBy(run('update member set deleted_at = now() where id = $1', id))).toBe(
      'member_address',
    );
  });
});

describe('who is told of something that happens to a firm', () => {
  interface Subject {
    readonly application?: string;
    readonly mission?: string;
    readonly job?: string;
  }
  const readerOf = async (member: string, { application, mission, job }: Subject = {}) =>
    (await run('select reader_of($1, $2, $3, $4) as id', member, application, mission, job)).rows[0].id;

  /** A firm in which a publisher is in charge of a mission, an offer and threads. */
  const aWorkingFirm = async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const candidate = await aMember(test);
    const mission = await aMission(test, company);
    const application = await anApplication(test, mission, candidate);
    const job = await aJobOffer(test, company);
    const forJob = await aJobApplication(test, job, candidate);
    const firm = await aFirm(test, { of: company });
    const person = await aMember(test);
    const seat = await aSeat(test, firm, person);
    await run('update mission set seat_id = $2 where id = $1', mission, seat);
    await run('update job_offer set seat_id = $2 where id = $1', job, seat);
    await run('update application set creator_seat_id = $2 where id = any($1)', [application, forJob], seat);
    return { firm, candidate, person, seat, application, mission, job, forJob };
  };

  it('is a member itself, where it is no firm', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const mission = await aMission(test, company);
    const application = await anApplication(test, mission, await aMember(test));
    expect(await readerOf(company.id)).toBe(company.id);
    expect(await readerOf(company.id, { application, mission })).toBe(company.id);
  });

  it('is the person in charge of the thread, the mission or the offer, and else the contact', async () => {
    const { firm, candidate, person, application, mission, job, forJob } = await aWorkingFirm();
    for (const subject of [{ application }, { mission }, { job }, { application: forJob }])
      expect(await readerOf(firm.id, subject), Object.keys(subject)[0]).toBe(person.id);
    expect(await readerOf(firm.id)).toBe(firm.owner.id);
    expect(await readerOf(candidate.id, { application, mission })).toBe(candidate.id);
  });

  it('is the person in charge of the thread rather than of its mission', async () => {
    const { firm, application, mission } = await aWorkingFirm();
    const other = await aMember(test);
    const seat = await aSeat(test, firm, other);
    await run('update application set creator_seat_id = $2 where id = $1', application, seat);
    expect(await readerOf(firm.id, { application, mission })).toBe(other.id);
  });

  it('is the person in charge where the firm is the candidate', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const creator = await aMember(test);
    const application = await anApplication(test, await aMission(test, creator), company);
    const firm = await aFirm(test, { of: company });
    const person = await aMember(test);
    const seat = await aSeat(test, firm, person);
    await run('update application set candidate_seat_id = $2 where id = $1', application, seat);
    expect(await readerOf(firm.id, { application })).toBe(person.id);
    expect(await readerOf(creator.id, { application })).toBe(creator.id);
  });

  it.each([
    ['is suspended', 'update member set suspended_at = now() where id = $1', 'person'],
    ['has left', 'update seat set ended_at = now() where id = $1', 'seat'],
    ['holds a seat of another firm', 'update seat set firm_id = $2 where id = $1', 'seat'],
  ] as const)('is the contact, where the person in charge %s', async (_how, change, of) => {
    const { firm, person, seat, application } = await aWorkingFirm();
    const other = change.includes('$2') ? [(await aFirm(test)).id] : [];
    await run(change, of === 'person' ? person.id : seat, ...other);
    expect(await readerOf(firm.id, { application })).toBe(firm.owner.id);
  });

  it('is the oldest owner who may act, where the contact is suspended, and the contact where nobody may', async () => {
    const { firm, second } = await twoOwners();
    await aSeat(test, firm, await aMember(test), 'manager');
    const suspend = ({ id }: { id: string }) =>
      run('update member set suspended_at = now() where id = $1', id);
    await suspend(firm.owner);
    await aSeat(test, firm, await aMember(test), 'owner');
    expect(await readerOf(firm.id)).toBe(second.id);
    await run("update seat set since = now() + interval '1 day' where person_id = $1", second.id);
    expect(await readerOf(firm.id)).not.toBe(second.id);
    await run(
      `update member set suspended_at = now() where id in (select person_id from seat where firm_id = $1)`,
      firm.id,
    );
    expect(await readerOf(firm.id)).toBe(firm.owner.id);
  });
});
