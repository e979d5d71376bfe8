import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aPdf } from '../../../test/files.ts';
import { aHearing, aListener, runHearingJobs, startHearing, takeHearing } from '../../../test/hearings.ts';
import { openObserved } from '../../../test/observed.ts';
import { type Browser, type PushService, startPushService } from '../../../test/push-service.ts';
import { openReceiver, type Receiver } from '../../../test/receiver.ts';
import { openLog } from '../../platform/observability/log.ts';

/** Words planted in the instructions and the documents of hearings, then looked for in all that leaves the program or waits in its queue. */

const [instruction, paper] = ['Zyxwvutsrq', 'Qponmlkjih'];

let test: TestApp;
let pushes: PushService;
let receiver: Receiver;
let observed: ReturnType<typeof openObserved>;
const lines: string[] = [];
beforeAll(async () => {
  [pushes, receiver] = await Promise.all([startPushService(), openReceiver()]);
  observed = openObserved(receiver);
  test = await createTestApp({
    log: openLog('debug', { write: (line) => void lines.push(line) }, observed.failures),
    environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', PUSH_SERVICES: pushes.origin },
    ...observed,
  });
  // Jobs are gone from the queue once they are done.
  await rows('create table seen_job (payload text)');
  await rows(`create function see_job() returns trigger language plpgsql as $$
    begin insert into seen_job values (new.payload::text); return new; end $$`);
  await rows(`create trigger see_job after insert or update on graphile_worker._private_jobs
    for each row execute function see_job()`);
});
afterAll(async () => {
  await test.close();
  await Promise.all([pushes.close(), receiver.close()]);
});

const rows = async (text: string) => (await test.platform.database.pool.query(text)).rows;

const browsers = new Map<string, Browser>();
const withBrowser = async (member: TestMember): Promise<TestMember> => {
  const browser = pushes.browser();
  browsers.set(new URL(browser.subscription.endpoint).pathname, browser);
  const { token } = member;
  const answer = await test.call('POST', '/notifications/push', { token, body: browser.subscription });
  expect(answer.statusCode, answer.body).toBe(200);
  return member;
};

const asked = async (client: TestMember): Promise<string> => {
  const { token } = client;
  const body = { file: aPdf(`${paper}.pdf`) };
  const { id } = (await test.call('POST', '/hearings/documents', { token, body })).json();
  return aHearing(test, client, { brief: `Demander le renvoi, ${instruction}.`, documents: [id] });
};

it('instructions and documents of a hearing stand in no push, no line of the log, no span and no job', async () => {
  const client = await withBrowser(await aMember(test, { jobName: 'Avocat' }));
  const taker = await withBrowser(await aListener(test));
  const post = (path: string, { token }: TestMember, body: object = {}) =>
    test.call('POST', path, { token, body });
  const [taken, withdrawn, forgotten] = [await asked(client), await asked(client), await asked(client)];
  await runHearingJobs(test, 1);
  await post(`/hearings/${taken}/raise`, client, { price: 200 });
  await runHearingJobs(test, 1);
  const answer = await takeHearing(test, taker, taken, { price: 200 });
  const { postulationID } = answer.json();
  expect(answer.statusCode, answer.body).toBe(201);
  // It is with the taker, so what is not found below is not simply lost.
  const { body: thread } = await test.call('GET', `/messagerie/${postulationID}`, { token: taker.token });
  for (const word of [instruction, paper]) expect(thread).toContain(word);
  await post(`/hearings/${withdrawn}/cancel`, client);
  await runHearingJobs(test, 120);
  await startHearing(test, postulationID);
  await rows(`update hearing set held_at = now() - interval '1 hour' where mission_id = '${forgotten}'`);
  await runHearingJobs(test, 6 * 1_440);
  await Promise.all([observed.tracing.close(), observed.failures.close()]);

  const payloads = pushes.received.map(({ path, body }) => browsers.get(path)?.decrypt(body) ?? '');
  const jobs = (await rows('select payload from seen_job')).map(({ payload }) => payload);
  const spans = receiver.texts();
  expect(payloads.some((payload) => payload.includes('audience'))).toBe(true);
  expect(jobs.some((payload) => payload.includes(taken))).toBe(true);
  expect(spans).toContain('hearings.wave');
  expect(lines.length).toBeGreaterThan(10);
  for (const word of [instruction, paper])
    for (const left of [...payloads, ...jobs, ...lines, spans]) expect(left).not.toContain(word);
});
