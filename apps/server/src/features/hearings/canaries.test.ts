import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { openCanaries } from '../../../test/canaries.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aPdf } from '../../../test/files.ts';
import { aHearing, aListener, runHearingJobs, startHearing, takeHearing } from '../../../test/hearings.ts';

/** Words planted in the instructions and the documents of hearings, then looked for in all that leaves the program or waits in its queue. */

const [instruction, paper] = ['Zyxwvutsrq', 'Qponmlkjih'];

let canaries: Awaited<ReturnType<typeof openCanaries>>;
let test: TestApp;
beforeAll(async () => {
  canaries = await openCanaries({ HEARINGS: 'on' });
  ({ test } = canaries);
});
afterAll(() => canaries.close());

const rows = async (text: string) => (await test.platform.database.pool.query(text)).rows;

const asked = async (client: TestMember): Promise<string> => {
  const { token } = client;
  const body = { file: aPdf(`${paper}.pdf`) };
  const { id } = (await test.call('POST', '/hearings/documents', { token, body })).json();
  return aHearing(test, client, { brief: `Demander le renvoi, ${instruction}.`, documents: [id] });
};

it('instructions and documents of a hearing stand in no push, no line of the log, no span and no job', async () => {
  const client = await canaries.withBrowser(await aMember(test, { jobName: 'Avocat' }));
  const taker = await canaries.withBrowser(await aListener(test));
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
  const { pushes, jobs, lines, spans } = await canaries.emitted();
  expect(pushes.some((payload) => payload.includes('audience'))).toBe(true);
  expect(jobs.some((payload) => payload.includes(taken))).toBe(true);
  expect(spans).toContain('hearings.wave');
  expect(lines.length).toBeGreaterThan(10);
  for (const word of [instruction, paper])
    for (const left of [...pushes, ...jobs, ...lines, spans]) expect(left).not.toContain(word);
});
