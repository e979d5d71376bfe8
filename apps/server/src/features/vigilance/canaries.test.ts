import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type Day, parisDay, parisHour } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { readZip } from '../../../test/archives.ts';
import { openCanaries } from '../../../test/canaries.ts';
import { aMember, aSession, type TestMember } from '../../../test/factories.ts';
import { aPdf } from '../../../test/files.ts';
import { aProposal } from '../../../test/held-files.ts';
import { proceed } from '../../../test/missions.ts';
import { drainAll } from '../../../test/searches.ts';
import { aDocumentBody, aVigilanceUpload } from '../../../test/vigilance.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { writeArchive } from '../own-data/archive/service.ts';

/** Codes, numbers and file names planted in a file of vigilance, then looked for in all that leaves the program or waits in its queue. */

const [code, contract, paper] = ['ZYXWVUTSRQ99', 'Ponmlkjihg-77', 'Fedcbazyxw'];
const words = [code, contract, paper];

let canaries: Awaited<ReturnType<typeof openCanaries>>;
let test: TestApp;
beforeAll(async () => {
  canaries = await openCanaries({ VIGILANCE: 'tell' });
  ({ test } = canaries);
});
afterAll(() => canaries.close());

const rows = async (text: string) => (await test.platform.database.pool.query(text)).rows;

const submit = async (owner: TestMember, kind: Parameters<typeof aDocumentBody>[1], typed: object = {}) => {
  const files =
    kind === 'foreignWorkers' ? [] : [await aVigilanceUpload(test, owner, aPdf(`${paper}-${kind}.pdf`))];
  const body = { ...aDocumentBody(test, kind), ...typed, files };
  const answer = await test.call('POST', '/vigilance/documents', { token: owner.token, body });
  expect(answer.statusCode, answer.body).toBe(201);
  await test.drain();
  return answer.body;
};

const archiveOf = async ({ id }: TestMember): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-archive-'));
  const path = join(folder, 'archive.zip');
  await writeArchive(test.platform, id, path);
  const entries = await readZip(await readFile(path));
  await rm(folder, { recursive: true });
  return [...entries].map(([name, text]) => `${name} ${text}`).join('\n');
};

it('codes, contract numbers and file names stand in no push, mail, line of the log, span or job, nor with a stranger', async () => {
  const today = parisDay(test.clock.now());
  const client = await canaries.withBrowser(await aMember(test, { kind: 'COMPANY' }));
  const avocat = await canaries.withBrowser(await aMember(test, { jobName: 'Avocat' }));
  const thread = await aProposal(test, client, avocat, 6_000);
  await test.drain();
  await submit(avocat, 'registration');
  await submit(avocat, 'foreignWorkers');
  await submit(avocat, 'insurance', { contractNumber: contract });
  const own = await submit(avocat, 'contributions', { securityCode: code });
  await proceed(test, thread, [avocat, 'action/direct/accept']);
  await test.drain();
  // They are with their owner, so what is not found below is not simply lost.
  for (const word of words) expect(own).toContain(word);
  const archive = await archiveOf(avocat);
  for (const word of words) expect(archive).toContain(word);

  const stranger = await aMember(test, { kind: 'COMPANY' });
  const answers = [await archiveOf(client)];
  for (const { token } of [client, stranger])
    for (const path of [`/users/${avocat.id}`, `/messagerie/${thread}`, '/notifications/new', '/vigilance'])
      answers.push((await test.call('GET', path, { token })).body);

  const runOn = async (day: Day) => {
    test.clock.set(parisHour(day, 9));
    await addJob(test.platform.database.db, 'vigilance.remind', {});
    await drainAll(test);
  };
  await runOn(today);
  const { rows: documents } = await test.platform.database.pool.query(
    "select (from_day + interval '6 months')::date - 1 as last from vigilance_document where kind = 'contributions'",
  );
  for (const left of [-30, -7, 0, 1]) await runOn(addDays(documents[0]?.last, left));
  await rows(
    `update vigilance_document set withdrawn_at = now(), withdrawn_reason = 'Illisible.' where kind = 'contributions'`,
  );
  const [{ id: documentId }] = await rows("select id from vigilance_document where kind = 'contributions'");
  await addJob(test.platform.database.db, 'vigilance.withdrawn', { documentId });
  await drainAll(test);
  const token = await aSession(test, client.id);
  answers.push((await test.call('GET', '/notifications/new', { token })).body);
  const { pushes, jobs, lines, spans } = await canaries.emitted();
  const mails = (await test.mails()).map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  expect(pushes.some((payload) => payload.includes('dossier de vigilance'))).toBe(true);
  expect(mails.filter((mail) => mail.includes('dossier de vigilance')).length).toBeGreaterThan(8);
  expect(jobs.some((payload) => payload.includes(documentId))).toBe(true);
  expect(spans).toContain('vigilance.remind');
  expect(lines.length).toBeGreaterThan(10);
  for (const word of words)
    for (const left of [...pushes, ...mails, ...jobs, ...lines, ...answers, spans])
      expect(left).not.toContain(word);
});
