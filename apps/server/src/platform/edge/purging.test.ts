import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission } from '../../../test/missions.ts';
import { openReceiver, type Receiver } from '../../../test/receiver.ts';
import { preparePurges, watchPurges } from './purging.ts';
import { copyMsBehindEdge, gatherMs, repeatMs } from './settings.ts';

/** Purges, with a receiver in the place of the edge. */

let test: TestApp;
let edges: readonly [Receiver, Receiver];
let creator: TestMember;
let mission: string;
beforeAll(async () => {
  edges = [await openReceiver(), await openReceiver()];
  test = await createTestApp({
    environment: {
      NETWORK_LIMITS: 'off',
      PURGE_URL: edges.map(({ url }) => `${url}/purge`).join(','),
      PURGE_HEADERS: 'Authorization=Bearer%20secret',
    },
  });
  creator = await aMember(test, { kind: 'COMPANY' });
  mission = await aMission(test, creator);
});
afterAll(async () => {
  await test.close();
  for (const edge of edges) await edge.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.platform.database.pool.query(text, values)).rows;
const jobs = () =>
  query(`select j.id, j.attempts, j.run_at > now() + interval '5 seconds' as is_later
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'edge.purge' order by j.id`);
const forgetJobs = () =>
  query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'edge.purge'`);
const hurryJobs = () =>
  query(`update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'edge.purge'`);
/** Keys of each purge that the first edge has had since the last look. */
let seen = 0;
const purges = (): string[][] => {
  const since = edges[0].received.slice(seen);
  seen = edges[0].received.length;
  return since.map(({ headers }) => String(headers['surrogate-key']).split(' ').toSorted());
};
const edit = (title: string, id = mission) =>
  query('update mission set title = $1 where id = $2', [title, id]);

describe('without an edge', () => {
  it('a change is noted nowhere and adds no job', async () => {
    const plain = await createTestApp({ databaseUrl: test.databaseUrl });
    await preparePurges(test.platform);
    await preparePurges(plain.platform);
    await forgetJobs();
    await edit('Rien à dire');
    expect(await query('select from edge_change')).toEqual([]);
    expect(await jobs()).toEqual([]);
    await plain.close();
  });
});

describe('a change of what visitors see', () => {
  beforeAll(() => preparePurges(test.platform));
  beforeEach(async () => {
    await test.drain();
    await forgetJobs();
    purges();
  });
  afterEach(() => {
    for (const edge of edges) edge.answerWith(200);
  });

  it('is told to each edge after its commit, by topic and ids, and once more when no older page can arrive', async () => {
    const client = await test.platform.database.pool.connect();
    await client.query('begin');
    await client.query('update mission set title = $1 where id = $2', ['Plus tard', mission]);
    await test.drain();
    expect(purges()).toEqual([]);
    await client.query('commit');
    client.release();
    await test.drain();
    const keys = [mission.slice(-12), creator.id.slice(-12), 'missions'].toSorted();
    expect(purges()).toEqual([keys]);
    expect(edges[1].received.at(-1)).toMatchObject({
      path: '/purge',
      headers: { authorization: 'Bearer secret' },
    });
    expect(await query('select from edge_change')).toEqual([]);
    expect(await jobs()).toMatchObject([{ is_later: true }]);
    await hurryJobs();
    await test.drain();
    expect(purges()).toEqual([keys]);
    expect(await jobs()).toEqual([]);
  });

  it('is not told if it is rolled back, or changes nothing', async () => {
    const client = await test.platform.database.pool.connect();
    await client.query('begin');
    await client.query('update mission set title = $1 where id = $2', ['Jamais', mission]);
    await client.query('rollback');
    client.release();
    await query('update mission set title = title where id = $1', [mission]);
    await test.drain();
    expect(purges()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('is told together with others, by one job for each transaction', async () => {
    const client = await test.platform.database.pool.connect();
    await client.query('begin');
    for (const title of ['Un', 'Deux'])
      await client.query('update mission set title = $1 where id = $2', [title, mission]);
    await client.query('savepoint part');
    await client.query('update mission set title = $1 where id = $2', ['Trois', mission]);
    await client.query('rollback to part');
    await client.query('commit');
    client.release();
    for (const title of ['Quatre', 'Cinq', 'Six']) await edit(title);
    expect(await jobs()).toHaveLength(4);
    await test.drain();
    expect(purges()).toHaveLength(1);
    expect(await jobs()).toMatchObject([{ is_later: true }]);
  });

  it('is told again by the queue after a failure, also to one edge of several', async () => {
    edges[1].answerWith(503);
    await edit('Refusé');
    await test.drain();
    expect(await jobs()).toMatchObject([{ attempts: 1 }]);
    expect(await query('select from edge_change')).toHaveLength(1);
    edges[1].answerWith(200);
    purges();
    await hurryJobs();
    await test.drain();
    expect(purges()).toHaveLength(1);
    expect(await query('select from edge_change')).toEqual([]);
  });

  it('is told in several calls if its keys are many, and as a change of everything if they are too many', async () => {
    const many = (count: number) =>
      query(
        `insert into edge_change (keys) select array_agg(to_char(n, 'FM000000000000')) from generate_series(1, $1) n`,
        [count],
      );
    await many(450);
    await edit('Beaucoup');
    await test.drain();
    expect(purges().map(({ length }) => length)).toEqual([200, 200, 53]);
    await many(1_001);
    await edit('Trop');
    await test.drain();
    expect(purges()).toEqual([['all']]);
  });

  it('shows its age to operators until it is told', async () => {
    const { metrics } = test.platform;
    watchPurges(test.platform);
    expect(await metrics.page()).toMatch(/^edge_purges_wait_seconds 0$/m);
    await edit('En attente');
    await query(`update edge_change set noted_at = noted_at - interval '90 seconds'`);
    expect(await metrics.page()).toMatch(/^edge_purges_wait_seconds 9\d/m);
  });
});

it('waits for longer than a process keeps a page, and then for what may have begun before', () => {
  expect(gatherMs).toBeGreaterThan(copyMsBehindEdge);
  // Somebody may join a rendering after 15 s and wait as long; a standby is 2 s behind at most.
  expect(repeatMs).toBeGreaterThan(2 * 15_000 + 2_000);
});

it('a start has every page dropped, since a new version may draw them differently', async () => {
  await test.drain();
  purges();
  await preparePurges(test.platform);
  await test.drain();
  expect(purges()).toEqual([['all']]);
});
