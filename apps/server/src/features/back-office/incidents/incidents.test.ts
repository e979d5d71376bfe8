import { mailError } from '@basoche/domain/access/incidents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

/** Failed jobs and mails: how they are listed, and the acts of admins on them. */

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
});
afterAll(() => test.close());

const secret = 'jeton-que-personne-ne-doit-lire-0123456789';
const aJob = async (error: string, attempts = 25): Promise<string> => {
  const { pool } = test.platform.database;
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('auth.sendReset', $1::json, run_at := now() + interval '1 day')`,
    [JSON.stringify({ memberId: secret })],
  );
  const id = rows[0]?.id ?? '';
  await pool.query('update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1', [
    id,
    attempts,
    error,
  ]);
  return id;
};
const list = async (query = '') =>
  (await test.call('GET', `/admin/incidents?limit=100${query}`, { token: admin.token })).json();
const lineOf = async (id: string, query = '') =>
  (await list(query)).find((incident: { id: string }) => incident.id === id);
const act = (id: string, how: 'retry' | 'giveUp', reason = 'Le serveur de mail est revenu.') =>
  test.call('POST', `/admin/incidents/${id}/${how}`, { token: admin.token, body: { reason } });

describe('a job that failed', () => {
  it('is shown by its name and the first line of its error, without what it carried', async () => {
    const id = await aJob(`duplicate key: Key (email)=(lea@exemple.fr) ${secret}\n  at secret.ts:12`);
    expect(await lineOf(id)).toMatchObject({
      kind: 'job',
      state: 'dead',
      task: 'auth.sendReset',
      error: 'duplicate key: Key (email)=(…) …',
      attempts: 25,
      nextTryAt: null,
      urgency: 'onTime',
    });
    expect(JSON.stringify(await list())).not.toMatch(/lea@|jeton-que|secret\.ts/);
  });

  it('that is a mail says to whom, masked, and what the mail server said', async () => {
    const id = await aJob(mailError('lea.martin@exemple.fr', '550 <lea.martin@exemple.fr> no such mailbox'));
    expect(await lineOf(id, '&kind=mail')).toMatchObject({
      kind: 'mail',
      error: 'Mail to l…@exemple.fr: 550 <l…@exemple.fr> no such mailbox',
    });
    expect(await lineOf(id, '&kind=job')).toBeUndefined();
  });

  it('has tries left, or none', async () => {
    const id = await aJob('timeout', 3);
    expect(await lineOf(id, '&state=retrying')).toMatchObject({
      state: 'retrying',
      dueAt: null,
      urgency: null,
    });
    expect(await lineOf(id, '&state=dead')).toBeUndefined();
  });

  it('is tried again once, of several at once, with a reason that is kept and an act without it', async () => {
    const id = await aJob('timeout');
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(id, 'retry')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(5).fill(409)]);
    expect(await lineOf(id)).toBeUndefined();
    const { pool } = test.platform.database;
    const jobs = await pool.query(
      'select attempts, run_at <= now() as due from graphile_worker.jobs where id = $1',
      [id],
    );
    expect(jobs.rows).toEqual([{ attempts: 0, due: true }]);
    const kept = await pool.query('select act, task, reason from incident_act where job_id = $1', [id]);
    expect(kept.rows).toEqual([
      { act: 'retry', task: 'auth.sendReset', reason: 'Le serveur de mail est revenu.' },
    ]);
    const acts = await pool.query('select body from staff_act order by number desc limit 1');
    expect(JSON.parse(acts.rows[0].body)).toMatchObject({
      act: 'incident/retry',
      on: { kind: 'job', id },
      details: { task: 'auth.sendReset' },
    });
  });

  it('is given up, and is gone', async () => {
    const id = await aJob('timeout');
    expect((await act(id, 'giveUp')).statusCode).toBe(204);
    expect((await act(id, 'giveUp')).statusCode).toBe(404);
    expect(await lineOf(id)).toBeUndefined();
  });

  it('asks for a reason, and is one of the queue', async () => {
    const id = await aJob('timeout');
    expect((await act(id, 'retry', ' ')).json().errors[0].path).toBe('reason');
    for (const odd of ['0', '-1', 'abc', '99999999999999999999']) {
      expect((await act(odd, 'retry')).statusCode).toBe(400);
    }
    expect((await act('999999999', 'retry')).statusCode).toBe(404);
  });

  it('comes in pages, the latest first', async () => {
    for (let n = 0; n < 3; n += 1) await aJob(`timeout ${n}`);
    const all = (await list()).map(({ id }: { id: string }) => id);
    let path: string | undefined = '/admin/incidents?limit=2';
    const seen: string[] = [];
    while (path !== undefined) {
      const answer = await test.call('GET', path, { token: admin.token });
      seen.push(...answer.json().map(({ id }: { id: string }) => id));
      path = /<\/api([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(all);
  });
});

describe('the overview', () => {
  const overview = async ({ token }: TestMember) =>
    (await test.call('GET', '/admin/overview', { token })).json();
  const of = async (queue: string) =>
    (await overview(admin)).find((one: { queue: string }) => one.queue === queue);

  it('says how many wait, since when and until when, in the queues of one’s role', async () => {
    const moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    const editor = await aMember(test, { kind: 'STAFF', staffRole: 'editor' });
    const names = async (who: TestMember) =>
      (await overview(who)).map(({ queue }: { queue: string }) => queue);
    expect(await names(editor)).toEqual([]);
    expect(await names(moderator)).not.toContain('mails');
    expect(await names(admin)).toEqual([...(await names(moderator)), 'payments', 'jobs', 'mails']);
  });

  it('counts what is overdue apart from what is due next', async () => {
    const before = await of('verifications');
    expect(before).toMatchObject({ overdue: 0, isPressing: false });
    const send = async (hoursAgo: number) => {
      const member = await aMember(test, { kind: 'STUDENT', verified: false });
      const at = new Date(test.clock.now().getTime() - hoursAgo * 3_600_000);
      await test.platform.database.db
        .insertInto('verification_request')
        .values({ member_id: member.id, state: 'SENT', created_at: at, sent_at: at })
        .execute();
      return at;
    };
    const oldest = await send(30);
    const pressing = await send(13);
    await send(1);
    expect(await of('verifications')).toEqual({
      queue: 'verifications',
      waiting: before.waiting + 3,
      overdue: 1,
      oldestAt: oldest.toISOString(),
      nextDueAt: new Date(pressing.getTime() + 24 * 3_600_000).toISOString(),
      isPressing: true,
    });
  });

  it('counts the jobs and the mails that were given up, each in its own', async () => {
    const [jobs, mails] = [await of('jobs'), await of('mails')];
    await aJob('timeout');
    await aJob(mailError('a@b.fr', 'refused'));
    await aJob('timeout', 3);
    expect([(await of('jobs')).waiting, (await of('mails')).waiting]).toEqual([
      jobs.waiting + 1,
      mails.waiting + 1,
    ]);
  });
});
