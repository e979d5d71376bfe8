import { routes } from '@basoche/contract/routes';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../src/platform/observability/log.ts';
import { accessMatrix } from './access-matrix.ts';
import { principals } from './access-rows.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { aMember, testPassword } from './factories.ts';
import { openObserved } from './observed.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { aCrowd, aWorld, type Stage, type World } from './world.ts';

/**
 * Calls every route with real data, then searches for that data in everything that left the program: traces,
 * reports, metrics.
 */

let test: TestApp;
let receiver: Receiver;
let observed: ReturnType<typeof openObserved>;
beforeAll(async () => {
  receiver = await openReceiver();
  observed = openObserved(receiver);
  const log = openLog('error', { write: () => undefined }, observed.failures);
  test = await createTestApp({
    log,
    sandbox: true,
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on' },
    ...observed,
  });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const planted = {
  query: 'motDeLaRecherche',
  caller: '4bf92f3577b34da6a3ce929d0e0e4736',
  agent: 'NavigateurDeJean',
};

/** Everything that was sent, and everything that is stored. */
const told = new Set<string>();

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** Calls that end the session of their caller come last. */
const isLast = (name: string): boolean => /delete|logout|sessions/i.test(name);

const callEveryRoute = async (): Promise<void> => {
  const crowd = aCrowd(test);
  const worlds = new Map<Stage, Promise<World>>();
  const worldAt = (stage: Stage) => {
    const world = worlds.get(stage) ?? aWorld(test, stage, { crowd });
    worlds.set(stage, world);
    return world;
  };
  for (const route of routes.toSorted((a, b) => Number(isLast(a.name)) - Number(isLast(b.name)))) {
    const { stage = 'new', params, query = '', body } = sampleCalls[route.name] ?? {};
    const row = (accessMatrix[route.name] ?? '').trim().split(/\s+/);
    const principal = principals[row.indexOf('ok')];
    const world = await worldAt(stage);
    const token = principal === undefined ? undefined : await world.tokenOf(principal);
    const given = { params: params?.(world) ?? {}, body: body?.(world, test), token };
    for (const text of stringsOf(given)) told.add(text);
    const separator = query === '' ? '?' : '&';
    await test.call(
      route.method,
      `${pathOf(route.path, given.params)}${query}${separator}q=${planted.query}`,
      {
        token,
        headers: { traceparent: `00-${planted.caller}-00f067aa0ba902b7-01`, 'user-agent': planted.agent },
        ...(given.body === undefined ? {} : { body: given.body }),
      },
    );
  }
};

const talkOverSocket = async (): Promise<void> => {
  const { owner, applicationId } = await aWorld(test, 'talking');
  const port = await test.listen();
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token: owner.token },
    query: { userID: owner.id },
  });
  try {
    const content = 'Un message que personne d’autre ne lit';
    for (const text of [content, owner.token, owner.id]) told.add(text);
    const message = { applicationID: applicationId, content, clientId: 'par-la-prise-1' };
    socket.emit('typing', { applicationID: applicationId });
    socket.emit('read', { applicationID: applicationId, position: 1 });
    await socket.emitWithAck('message', message);
  } finally {
    socket.close();
  }
};

/** Fails with a database error that quotes the sent data. */
const failUnexpectedly = async (): Promise<void> => {
  const { email } = await aMember(test, { email: 'panne-de-jean@exemple.fr' });
  told.add(email);
  const { pool } = test.platform.database;
  await pool.query('alter table credential rename to credential_gone');
  const answer = await test.call('POST', '/auth/login', { body: { email, password: testPassword } });
  await pool.query('alter table credential_gone rename to credential');
  expect(answer.statusCode).toBe(500);
};

/** Texts of the database in which people are named or speak: sentences, addresses, names with accents. */
const storedTexts = async (): Promise<string[]> => {
  const { pool } = test.platform.database;
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'USER-DEFINED', 'uuid')`);
  const found = new Set<string>();
  for (const { table, column } of rows) {
    const values = await pool.query<{ value: string }>(
      `select distinct "${column}"::text as value from "${table}" where "${column}" is not null limit 2000`,
    );
    for (const { value } of values.rows) found.add(value);
  }
  return [...found];
};

/** Days around today, with which the times of reports begin. */
const daysOfNow = [-1, 0, 1].map((days) => addDays(parisDay(new Date()), days));

/**
 * True for a text that can only be a person's data: no word that code might use, no short number, and not
 * today's date.
 */
const isSomebodys = (text: string): boolean =>
  text.length >= 6 &&
  /[\s@\d]|[^\x20-\x7e]/.test(text) &&
  !/^\d{1,9}$/.test(text) &&
  !daysOfNow.includes(text);

it('no trace, report or metric holds anything that was sent or stored', async () => {
  await callEveryRoute();
  await talkOverSocket();
  await failUnexpectedly();
  await test.drain();
  const metrics = (await test.call('GET', '/metrics')).body;
  await Promise.all([observed.tracing.close(), observed.failures.close()]);
  const texts = receiver.texts();

  // The traces covered all routes.
  const patterns = routes.map(({ path }) => `/api${path}`);
  expect(patterns.filter((pattern) => !texts.includes(pattern))).toEqual([]);
  const seams = ['socket message', 'socket typing', 'socket read', 'insert message', 'threads.mail'];
  const report = '"transaction":"/api/auth/login"';
  expect([...seams, report].filter((name) => !texts.includes(name))).toEqual([]);

  for (const text of await storedTexts()) told.add(text);
  for (const text of Object.values(planted)) told.add(text);
  const somebodys = [...told].filter(isSomebodys);
  expect(somebodys.length).toBeGreaterThan(1_000);
  const left = `${texts}\n${metrics}`;
  expect(somebodys.filter((text) => left.includes(text))).toEqual([]);
  const bytes = Buffer.concat(receiver.received.map(({ body }) => body));
  expect(bytes.includes(Buffer.from(planted.caller, 'hex'))).toBe(false);
});
