import { actingForHeader } from '@basoche/contract/acting-for';
import * as jobPublishing from '@basoche/contract/jobs/publishing';
import * as missionPublishing from '@basoche/contract/missions/publishing';
import type { Route } from '@basoche/contract/route';
import { routes } from '@basoche/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaTypeOf } from '../../src/platform/files/file-names.ts';
import { readZip } from '../../src/platform/files/zip.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { pathOf } from '../calls.ts';
import { countedTables } from '../checksum.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { openWire, type Wire } from '../database-proxy.ts';
import type { TestMember } from '../factories.ts';
import type { LostCall, ReadyCall } from './lost-call.ts';
import { lostCalls } from './lost-calls.ts';
import { brokenRecords } from './record.ts';
import { aCast, aStagedThread, type Cast } from './stages.ts';
import { stateCalls } from './state-calls.ts';
import { traceOf } from './trace.ts';

/**
 * The database commits, but its answer to the program is lost. The caller gets 503, repeats the call, and
 * gets the answer of the first one; everything has happened once.
 */

/** Timeout in milliseconds: each test builds two threads, on a machine that may be busy. */
const patience = 120_000;

let database: TestDatabase;
let wire: Wire;
let test: TestApp;

/** Two sets of members: one loses answers, the other makes the same calls without loss. */
const sides = ['lost', 'alone'] as const;
type Side = (typeof sides)[number];
interface People {
  readonly cast: Cast;
  readonly known: Map<string, TestMember>;
}
let people: Readonly<Record<Side, People>>;

const gather = (): People => {
  const cast = aCast(test);
  const known = new Map<string, TestMember>();
  return {
    known,
    cast: async (wishes) => {
      const member = await cast(wishes);
      known.set(member.id, member);
      return member;
    },
  };
};

beforeAll(async () => {
  database = await createDatabase();
  wire = await openWire(database.url);
  test = await createTestApp({
    databaseUrl: wire.url,
    sandbox: true,
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' },
  });
  people = { lost: gather(), alone: gather() };
});
afterAll(async () => {
  await test.close();
  await wire.close();
  await database.drop();
});

const routeOf = (name: string): Route => {
  const found = routes.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No call is named ${name}.`);
  return found;
};

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `lost-answer-${keys}`;
};

const give = ({ name }: LostCall, { token, params, body, firmId }: ReadyCall, key: string) => {
  const { method, path } = routeOf(name);
  return test.call(method, pathOf(path, params), {
    token,
    headers: { 'idempotency-key': key, ...(firmId === undefined ? {} : { [actingForHeader]: firmId }) },
    ...(body === undefined ? {} : { body }),
  });
};

/** Tables of counts and words over all publications: a new one changes an existing row or adds one. */
const summed = new Set(['mission_tally', 'job_tally', 'listed_word']);

/** Number of rows of every table, and of the queue's jobs by name. */
const countAll = async (): Promise<ReadonlyMap<string, number>> => {
  const tables = countedTables.map(
    (table) => `select '${table}' as name, count(*)::int as count from ${table}`,
  );
  const jobs = "select 'job ' || task_identifier, count(*)::int from graphile_worker.jobs group by 1";
  const { rows } = await test.platform.database.pool.query<{ name: string; count: number }>(
    [...tables, jobs].join(' union all '),
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
};

/** The answer of `work`, and the number of rows that it adds. */
const effectOf = async (work: () => Promise<LightMyRequestResponse>) => {
  const before = await countAll();
  const answer = await work();
  const after = await countAll();
  const added = [...after]
    .map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)])
    .filter(([name, more]) => more !== 0 && !summed.has(name));
  return { answer, added: Object.fromEntries(added) };
};

/** Names in a ZIP: its bytes hold times and digests. */
const namesIn = (zip: Buffer): string => (readZip(zip) ?? []).map(({ name }) => name).join();

/** An answer without the parts that differ between calls. */
const plain = ({ statusCode, headers, body, rawPayload }: LightMyRequestResponse) => ({
  statusCode,
  body: (headers['content-type'] === mediaTypeOf('zip') ? namesIn(rawPayload) : body)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/cs_\w+/g, '<page>'),
});

const codeOf = ({ statusCode, json }: LightMyRequestResponse) => [statusCode, json().code];

const trace = ({ threadId }: ReadyCall) => (threadId === undefined ? null : traceOf(test, threadId));

/** Makes a call and drops the answer to its commit. Returns the caller's answer. */
const lose = async (call: LostCall, ready: ReadyCall, key: string, how?: 'closed' | 'reset') => {
  const loss = wire.loseCommit(call.statement, how);
  const answer = await give(call, ready, key);
  expect(loss.statements(), `No answer was lost: ${answer.body}`).not.toBeNull();
  return answer;
};

const hear = async (port: number, { id, token }: TestMember) => {
  const ids: string[] = [];
  const address = `http://127.0.0.1:${port}`;
  const socket = io(address, {
    transports: ['websocket'],
    auth: { token },
    query: { userID: id },
    forceNew: true,
  });
  socket.on('newMessage', ({ message }) => ids.push(message.id));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { ids, close: () => socket.close() };
};

describe('of a lost answer', () => {
  it('every call that changes a thread, applies, publishes or pays in has a row', () => {
    const declared: readonly unknown[] = [
      ...Object.values(missionPublishing),
      ...Object.values(jobPublishing),
    ];
    const publishing = routes.filter((route) => declared.includes(route));
    const keyed = routes.filter(({ once }) => once);
    const others = [
      'missions.apply',
      'jobs.apply',
      'payments.payDeposit',
      'jobs.writeToCandidates',
      'vigilanceOffice.withdraw',
    ];
    const expected = new Set([
      ...Object.keys(stateCalls),
      ...[...publishing, ...keyed].map(({ name }) => name),
      ...others,
    ]);
    expect(new Set(lostCalls.map(({ name }) => name))).toEqual(expected);
  });

  it.each(lostCalls)(
    '$title is told to come back, and given again has happened once',
    async (call) => {
      const lost = await call.prepare(test, people.lost.cast);
      const alone = await call.prepare(test, people.alone.cast);
      const key = newKey();
      const again = await effectOf(async () => {
        const unknown = await lose(call, lost, key);
        expect([...codeOf(unknown), unknown.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
        return give(call, lost, key);
      });
      const once = await effectOf(() => give(call, alone, newKey()));
      expect(once.answer.statusCode, once.answer.body).toBe(routeOf(call.name).status);
      expect(plain(again.answer)).toEqual(plain(once.answer));
      expect(again.added).toEqual(once.added);
      expect(await trace(lost)).toEqual(await trace(alone));
      const threads = [lost, alone].flatMap(({ threadId }) => threadId ?? []);
      expect(await brokenRecords(test.platform.database.pool, threads)).toEqual([]);
      // Runs the resulting jobs now; their rows are compared for all calls below.
      await test.drain();
    },
    patience,
  );

  it(
    'what follows is told once: the same notifications and mails as where nothing was lost',
    async () => {
      // Covers the calls above, and this one in case they were not run.
      const [call] = lostCalls.filter(({ name }) => name === 'threads.acceptPrice');
      if (call === undefined) throw new Error('Nobody accepts a price.');
      const ready = await call.prepare(test, people.lost.cast);
      const key = newKey();
      await lose(call, ready, key, 'reset');
      expect((await give(call, ready, key)).statusCode).toBe(200);
      const alone = await call.prepare(test, people.alone.cast);
      expect((await give(call, alone, newKey())).statusCode).toBe(200);
      await test.drain();
      const mails = await test.mails();
      const told = async (side: Side) => {
        const { known } = people[side];
        const { rows } = await test.platform.database.pool.query(
          `select m.kind, n.type, n.title, count(*)::int from notification n join member m on m.id = n.member_id
         where m.id = any($1::uuid[]) group by 1, 2, 3 order by 1, 2, 3`,
          [[...known.keys()]],
        );
        const kindOf = new Map([...known.values()].map(({ email, kind }) => [email, kind]));
        const sent = mails.flatMap(({ to, subject }) => {
          const kind = kindOf.get(to?.[0]?.address ?? '');
          return kind === undefined ? [] : [`${kind}: ${subject}`];
        });
        return { notifications: rows, mails: sent.toSorted() };
      };
      const expected = await told('alone');
      expect(await told('lost')).toEqual(expected);
      expect(expected.notifications).not.toEqual([]);
      expect(expected.mails).not.toEqual([]);
    },
    patience,
  );

  it('a message is shown to who reads it once it is given again, and to who wrote it', async () => {
    const { id, creator, candidate } = await aStagedThread(test, 'talking', people.lost.cast);
    const port = await test.listen();
    const heard = await Promise.all([creator, candidate].map((member) => hear(port, member)));
    const message = { content: 'Êtes-vous là\u202f?', clientId: 'message-perdu' };
    const say = () => test.call('POST', `/messagerie/${id}`, { token: creator.token, body: message });
    const loss = wire.loseCommit(/insert into message\b/);
    expect(codeOf(await say())).toEqual([503, 'UNAVAILABLE']);
    expect(loss.statements()).not.toBeNull();
    const { id: stored } = (await say()).json();
    const shown = () => heard.map(({ ids }) => ids);
    await expect.poll(shown).toEqual([[stored], [stored]]);
    for (const { close } of heard) close();
  });
});
