import { attachmentsPendingAtMost } from '@basoche/domain/limits';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aPdf } from '../../../../test/files.ts';
import { aHearing, askForHearing, takeHearing } from '../../../../test/hearings.ts';
import { brokenRecords } from '../../../../test/proof/record.ts';
import { sweepDocuments } from './service.ts';

/** Documents of hearings: from their client's form to the thread of whoever takes it. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const bring = ({ token }: TestMember, name = 'Conclusions.pdf') =>
  test.call('POST', '/hearings/documents', { token, body: { file: aPdf(name) } });
const brought = async (member: TestMember, name?: string): Promise<string> =>
  (await bring(member, name)).json().id;
const get = async (path: string, { token }: Pick<TestMember, 'token'>) =>
  (await test.call('GET', path, { token })).json();
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const kept = async () => (await Array.fromAsync(test.platform.files.list())).length;
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
/** Names of the attachments of a thread's messages. */
const attached = async (threadId: string, { token }: Pick<TestMember, 'token'>) =>
  (await get(`/messagerie/${threadId}`, { token })).messages.flatMap(
    ({ attachments }: { attachments: { id: string; name: string }[] }) => attachments,
  );

describe('the documents of a hearing', () => {
  it('are read by its client alone, then by the taker in the thread, in their order', async () => {
    const [client, taker, other] = [await anAvocat(), await anAvocat(), await anAvocat()];
    const documents = [await brought(client, 'B.pdf'), await brought(client, 'A.pdf')];
    const made = (await askForHearing(test, client, { documents })).json();
    expect(made.documents).toMatchObject([
      { id: documents[0], name: 'B.pdf', kind: 'pdf' },
      { id: documents[1], name: 'A.pdf' },
    ]);
    for (const member of [taker, other])
      expect(JSON.stringify(await get(`/hearings/${made.id}`, member))).not.toContain('.pdf');
    const { postulationID } = (await takeHearing(test, taker, made.id)).json();
    const sent = await attached(postulationID, taker);
    expect(namesOf(sent)).toEqual(['B.pdf', 'A.pdf']);
    const file = (token: string) =>
      test.call('GET', `/messagerie/${postulationID}/attachments/${sent[0].id}`, { token });
    expect((await file(taker.token)).statusCode).toBe(200);
    expect((await file(other.token)).statusCode).toBe(404);
    expect(await get(`/hearings/${made.id}`, client)).toMatchObject({ documents: [] });
    expect(await rows('select id from hearing_document where mission_id = $1', made.id)).toEqual([]);
    expect(await brokenRecords(test.platform.database.pool, [postulationID])).toEqual([]);
  });

  it('are the client’s own, each in one hearing, and not brought by other trades', async () => {
    const [client, other] = [await anAvocat(), await anAvocat()];
    const id = await brought(client);
    expect((await askForHearing(test, other, { documents: [id] })).json().code).toBe('ATTACHMENT_GONE');
    expect((await askForHearing(test, client, { documents: [id] })).statusCode).toBe(201);
    expect((await askForHearing(test, client, { documents: [id] })).json().code).toBe('ATTACHMENT_GONE');
    expect((await askForHearing(test, client, { documents: [id, id] })).json().errors[0].path).toBe(
      'documents',
    );
    expect((await bring(await aMember(test))).json().code).toBe('HEARING_PUBLISHER');
  });

  it('are taken back by whoever brought them until they are sent, with their file', async () => {
    const [client, other] = [await anAvocat(), await anAvocat()];
    const [id, sent] = [await brought(client), await brought(client)];
    await aHearing(test, client, { documents: [sent] });
    const remove = ({ token }: TestMember, one: string) =>
      test.call('DELETE', `/hearings/documents/${one}`, { token });
    const before = await kept();
    expect((await remove(other, id)).statusCode).toBe(404);
    expect((await remove(client, sent)).statusCode).toBe(404);
    expect((await remove(client, id)).statusCode).toBe(204);
    await test.drain();
    expect(await kept()).toBe(before - 1);
    expect((await remove(client, id)).statusCode).toBe(404);
  });

  it('wait in a number, also where they come at once', async () => {
    const client = await anAvocat();
    const { db } = test.platform.database;
    for (let at = 1; at < attachmentsPendingAtMost; at += 1) await brought(client);
    const answers = await Promise.all([0, 1, 2].map(() => bring(client)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    await db.deleteFrom('hearing_document').where('member_id', '=', client.id).execute();
  });

  it('go with their files when the hearing is withdrawn, and when its hour has come', async () => {
    const client = await anAvocat();
    const withdrawn = await aHearing(test, client, { documents: [await brought(client)] });
    const before = await kept();
    await test.call('POST', `/hearings/${withdrawn}/cancel`, { token: client.token });
    await test.drain();
    expect(await kept()).toBe(before - 1);
    const passed = await aHearing(test, client, { documents: [await brought(client)] });
    await rows("update hearing set held_at = now() - interval '1 hour' where mission_id = $1", passed);
    await rows(
      'update graphile_worker._private_jobs set run_at = now() where key = $1',
      `hearings.pass:${passed}`,
    );
    await test.drain();
    expect(await kept()).toBe(before - 1);
    expect(await rows('select id from hearing_document where mission_id = $1', passed)).toEqual([]);
  });

  it('are given to the next taker too, and stay in the thread of the first', async () => {
    const [client, first, second] = [await anAvocat(), await anAvocat(), await anAvocat()];
    const documents = [await brought(client, 'B.pdf'), await brought(client, 'A.pdf')];
    const id = await aHearing(test, client, { documents });
    const thread = (await takeHearing(test, first, id)).json().postulationID;
    const body = { why: 'prevented' };
    const back = await test.call('POST', `/messagerie/hearing/giveBack/${thread}`, {
      token: first.token,
      body,
    });
    expect(back.statusCode, back.body).toBe(200);
    await test.drain();
    expect(namesOf((await get(`/hearings/${id}`, client)).documents)).toEqual(['B.pdf', 'A.pdf']);
    const next = (await takeHearing(test, second, id)).json().postulationID;
    for (const [threadId, reader] of [
      [thread, first],
      [next, second],
    ] as const) {
      const sent = await attached(threadId, reader);
      expect(namesOf(sent)).toEqual(['B.pdf', 'A.pdf']);
      const { token } = reader;
      const file = await test.call('GET', `/messagerie/${threadId}/attachments/${sent[0].id}`, { token });
      expect(file.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    }
    expect(await brokenRecords(test.platform.database.pool, [thread, next])).toEqual([]);
  });

  it('that came with no hearing are deleted after a day', async () => {
    const client = await anAvocat();
    const sent = await brought(client);
    await aHearing(test, client, { documents: [sent] });
    const waiting = await brought(client);
    test.clock.set(new Date(test.clock.now().getTime() + 25 * 3_600_000));
    await sweepDocuments(test.platform);
    expect(await rows('select id from hearing_document where id = any($1)', [sent, waiting])).toEqual([
      { id: sent },
    ]);
    const token = await aSession(test, client.id);
    const day = addDays(parisDay(test.clock.now()), 3);
    const late = await askForHearing(test, { ...client, token }, { day, documents: [waiting] });
    expect(late.json().code).toBe('ATTACHMENT_GONE');
  });
});
