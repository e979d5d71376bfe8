import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { proceed } from '../../../../test/missions.ts';
import { recordStatements } from '../../../../test/read-whole.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { write } from '../message-sending/service.ts';
import { messageBodyOf, sha256 } from '../record/service.ts';
import { type BatchResult, type OutgoingMessage, writeTogether } from './service.ts';

let test: TestApp;
let talking: World;
let silent: World;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  talking = await aWorld(test, 'talking');
  silent = await aWorld(test, 'new');
});
afterAll(() => test.close());

let number = 0;
const outgoing = (world: World, senderId: string, content = 'Bonjour'): OutgoingMessage => {
  number += 1;
  const sender = { senderId, personId: senderId, acting: null };
  return { applicationId: world.applicationId, ...sender, clientId: `together-${number}`, content };
};
const together = (...outgoings: OutgoingMessage[]) =>
  test.platform.database.transaction((trx) => writeTogether(test.platform, trx, outgoings));
const nameOf = (result: BatchResult | undefined) =>
  result instanceof Refusal ? result.code : typeof result === 'object' ? result.message.content : result;

const recordOf = async (applicationId: string) => {
  const { rows } = await test.platform.database.pool.query(
    `select a.creator_id, a.last_hash, m.* from application a join message m on m.application_id = a.id
      where a.id = $1 order by m.position`,
    [applicationId],
  );
  return rows;
};

describe('messages in one batch', () => {
  it('are decided one by one: the refusal of one stops no other', async () => {
    const stranger = await aMember(test);
    const results = await together(
      outgoing(talking, talking.owner.id, 'Premier'),
      outgoing(silent, silent.owner.id, 'Sans accord'),
      outgoing(talking, stranger.id, 'Intrus'),
      outgoing(talking, talking.candidate.id, '   '),
      outgoing(talking, talking.candidate.id, 'Second'),
      { ...outgoing(talking, talking.owner.id), applicationId: crypto.randomUUID() },
    );
    expect(results.map(nameOf)).toEqual([
      'Premier',
      'NDA_REQUIRED',
      'NOT_FOUND',
      'EMPTY_MESSAGE',
      'Second',
      'alone',
    ]);
    expect(await recordOf(silent.applicationId)).toEqual([]);
  });

  it('lock seats in one statement, and only if somebody acts for a firm', async () => {
    const { id: firmId } = await aFirm(test, { of: silent.owner });
    const team = [await aMember(test), await aMember(test)];
    const acting = team.map(async (person) => {
      const seatId = await aSeat(test, { id: firmId }, person);
      const by = { personId: person.id, acting: { firmId, seatId, role: 'publisher' } } as const;
      return { ...outgoing(silent, firmId), ...by };
    });
    const recording = recordStatements();
    const seatsAskedBy = async (...outgoings: OutgoingMessage[]) => {
      recording.take();
      await together(...outgoings);
      return recording.take().filter(({ text }) => /\bfrom seat\b/.test(text)).length;
    };
    try {
      const own = [outgoing(talking, talking.owner.id), outgoing(talking, talking.candidate.id)];
      expect(await seatsAskedBy(...own)).toBe(0);
      expect(await seatsAskedBy(...(await Promise.all(acting)), ...own)).toBe(1);
    } finally {
      recording.stop();
    }
  });

  it('notify the people of a firm with as many statements as a member', async () => {
    const { owner, candidate, applicationId } = await aWorld(test, 'talking');
    const firm = await aFirm(test, { of: owner });
    const recording = recordStatements();
    const statementsOf = async (...outgoings: OutgoingMessage[]) => {
      recording.take();
      await together(...outgoings);
      return recording.take().length;
    };
    try {
      const between = await aWorld(test, 'talking');
      const members = await statementsOf(outgoing(between, between.candidate.id));
      expect(members).toBe(8);
      expect(await statementsOf(outgoing({ ...talking, applicationId }, candidate.id))).toBe(members);
    } finally {
      recording.stop();
    }
    const { rows } = await test.platform.database.pool.query(
      `select member_id, firm_id from notification where application_id = $1 and key = 'NEW_MESSAGE'`,
      [applicationId],
    );
    expect(rows).toEqual([{ member_id: firm.owner.id, firm_id: firm.id }]);
  });

  it('take the positions of their thread in order of arrival, each linked to the previous one', async () => {
    const before = await recordOf(talking.applicationId);
    const start = before.at(-1).position;
    let previous = before.at(-1).hash.toString('hex');
    await together(...['Un', 'Deux', 'Trois'].map((content) => outgoing(talking, talking.owner.id, content)));
    const rows = (await recordOf(talking.applicationId)).slice(before.length);
    expect(rows.map(({ position, content }) => [position, content])).toEqual([
      [start + 1, 'Un'],
      [start + 2, 'Deux'],
      [start + 3, 'Trois'],
    ]);
    for (const { position, sent_at, content, hash } of rows) {
      const by = { role: 'creator', memberId: talking.owner.id } as const;
      const body = messageBodyOf({ position, at: sent_at, by, content, files: [] });
      expect(hash.toString('hex')).toBe(sha256(`${previous}\n${body}`));
      previous = hash.toString('hex');
    }
    expect(rows.at(-1)?.last_hash.toString('hex')).toBe(previous);
  });

  it('notify each reader once, with one notification and one planned mail, however many there are', async () => {
    const world = await aWorld(test, 'talking');
    await together(...Array.from({ length: 5 }, () => outgoing(world, world.owner.id)));
    await together(outgoing(world, world.owner.id));
    const { rows } = await test.platform.database.pool.query(
      `select (select count(*)::int from notification where application_id = $1 and type = 'NEW_MESSAGE') as notifications,
        (select count(*)::int from thread_digest where application_id = $1 and planned) as plans`,
      [world.applicationId],
    );
    expect(rows).toEqual([{ notifications: 1, plans: 1 }]);
  });

  it('are left to be written alone if they were stored before, or if their thread is locked', async () => {
    const first = outgoing(talking, talking.owner.id, 'Déjà là');
    await together(first);
    const twice = outgoing(talking, talking.owner.id, 'Deux fois');
    const results = await together(first, twice, twice);
    expect(results.map(nameOf)).toEqual(['alone', 'Deux fois', 'alone']);
    await test.platform.database.db.transaction().execute(async (other) => {
      await other
        .selectFrom('application')
        .select('id')
        .where('id', '=', talking.applicationId)
        .forUpdate()
        .execute();
      expect((await together(outgoing(talking, talking.owner.id))).map(nameOf)).toEqual(['alone']);
    });
  });

  /** Locks a thread on another connection; returns a function that releases it. */
  const atWorkOn = async (world: World) => {
    const other = await test.platform.database.pool.connect();
    await other.query('begin');
    await other.query('select from application where id = $1 for update', [world.applicationId]);
    return async () => {
      await other.query('rollback');
      other.release();
    };
  };
  const waitingForLocks = async (): Promise<number> => {
    const { rows } = await test.platform.database.pool.query(
      `select count(*)::int as number from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].number;
  };
  const send = (world: World, content: string) =>
    write(test.platform, outgoing(world, world.owner.id, content), []);

  it('wait for a locked thread on one connection, and keep their order', async () => {
    const world = await aWorld(test, 'talking');
    const stop = await atWorkOn(world);
    const contents = Array.from({ length: 40 }, (_, index) => `Phrase ${index}`);
    const answered = Promise.allSettled(contents.map((content) => send(world, content)));
    await expect.poll(waitingForLocks).toBeGreaterThan(0);
    expect(await waitingForLocks()).toBe(1);
    await stop();
    expect((await answered).map(({ status }) => status)).toEqual(contents.map(() => 'fulfilled'));
    const rows = await recordOf(world.applicationId);
    expect(rows.slice(-contents.length).map(({ content }) => content)).toEqual(contents);
  });

  it('for locked threads do not delay those of other threads', async () => {
    const busy = [
      await aWorld(test, 'talking'),
      await aWorld(test, 'talking'),
      await aWorld(test, 'talking'),
    ];
    const free = await aWorld(test, 'talking');
    const stops = await Promise.all(busy.map(atWorkOn));
    const held: Promise<unknown>[] = [];
    for (const [index, world] of busy.entries()) {
      held.push(send(world, 'Retenu'), send(world, 'Retenu aussi'));
      await expect.poll(waitingForLocks).toBe(index + 1);
    }
    expect((await send(free, 'Libre')).content).toBe('Libre');
    expect(await waitingForLocks()).toBe(busy.length);
    await Promise.all(stops.map((stop) => stop()));
    expect(await Promise.all(held)).toHaveLength(6);
  });

  it('are stored and answered even if the browsers of this process cannot be told', async () => {
    const world = await aWorld(test, 'talking');
    const realtime = Object.assign(Object.create(test.platform.realtime), {
      holds: () => {
        throw new Error('No room is to be found.');
      },
    });
    const platform = { ...test.platform, realtime };
    const sent = ['Un', 'Deux'].map((content) =>
      write(platform, outgoing(world, world.owner.id, content), []),
    );
    expect((await Promise.all(sent)).map(({ content }) => content)).toEqual(['Un', 'Deux']);
  });

  it('are answered one by one by the batcher, whatever it is asked at once', async () => {
    const world = await aWorld(test, 'talking');
    const refused = await aWorld(test, 'talking');
    await proceed(test, refused.applicationId, [refused.owner, 'action/refuseCandidate']);
    const asked = Array.from({ length: 30 }, (_, index) =>
      outgoing(index % 3 === 0 ? refused : world, (index % 3 === 0 ? refused : world).owner.id, `${index}`),
    );
    const repeated = asked[1];
    if (repeated === undefined) throw new Error('Nothing was asked.');
    const answers = await Promise.allSettled(
      [...asked, repeated].map((one) => write(test.platform, one, [])),
    );
    const contents = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.content : answer.reason.code,
    );
    expect(contents).toEqual([
      ...asked.map(({ content }, index) => (index % 3 === 0 ? 'MESSAGES_CLOSED' : content)),
      '1',
    ]);
    const positions = (await recordOf(world.applicationId)).map(({ content }) => content);
    expect(positions).toEqual(asked.flatMap(({ content }, index) => (index % 3 === 0 ? [] : [content])));
  });
});
