import { randomUUID } from 'node:crypto';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aReport } from '../../../../test/reports.ts';
import { aDocumentBody, aVigilanceUpload } from '../../../../test/vigilance.ts';
import { aWorld, type World } from '../../../../test/world.ts';

/** Staff and the documents of a prestataire (rules §12, "Staff"). */

let test: TestApp;
let world: World;
let moderator: TestMember;
let documentId: string;
let caseID: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'tell' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  world = await aWorld(test, 'ongoing');
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  documentId = await submit(world.candidate);
  caseID = await aReport(test, world.owner, world.candidate, world.applicationId);
});

const get = (path: string, { token }: TestMember) => test.call('GET', path, { token });
const submit = async (owner: TestMember): Promise<string> => {
  const files = [await aVigilanceUpload(test, owner)];
  const body = { ...aDocumentBody(test, 'registration'), files };
  const answer = await test.call('POST', '/vigilance/documents', {
    token: owner.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().documents[0].id;
};
const open = async (who = moderator): Promise<string> => {
  const body = { because: 'report', caseID, reason: 'Le client doute de l’extrait.' };
  const answer = await test.call('POST', '/admin/readings', { token: who.token, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const reason = 'Cet extrait nomme une autre personne.';
const withdraw = (readingID: string, changes: object = {}, id = documentId, who = moderator) =>
  test.call('POST', `/admin/vigilance/${id}/withdraw`, {
    token: who.token,
    body: { readingID, reason, ...changes },
  });
const actsOf = async () => {
  const { rows } = await test.platform.database.pool.query<{ body: string }>(
    'select body from staff_act order by number desc limit 10',
  );
  return rows.map(({ body }) => JSON.parse(body)).filter(({ on }) => on.id === world.applicationId);
};

describe('documents of a prestataire', () => {
  it('are shown while the thread is open for reading, without codes, numbers and names of files', async () => {
    const reading = await open();
    const answer = await get(`/admin/readings/${reading}/vigilance`, moderator);
    expect(answer.statusCode, answer.body).toBe(200);
    const today = parisDay(test.clock.now());
    expect(answer.json()).toMatchObject([
      { id: documentId, kind: 'registration', from: today, isDeclaration: false, files: [{ position: 0 }] },
    ]);
    const own = (await get('/vigilance', world.candidate)).json().documents[0];
    expect(answer.body).not.toContain(own.files[0].name);
    const file = await get(`/admin/readings/${reading}/vigilance/${documentId}/0`, moderator);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).not.toContain(own.files[0].name);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect((await actsOf()).map(({ act }) => act)).toEqual([
      'vigilance/examineFile',
      'vigilance/examine',
      'reading/open',
    ]);
    expect(JSON.stringify(await actsOf())).not.toContain(own.files[0].name);
  });

  it('are nobody else’s: not another moderator’s, not a stranger’s document, and not after the reading', async () => {
    const reading = await open();
    const other = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const path = `/admin/readings/${reading}/vigilance`;
    const stranger = await submit(await aMember(test));
    expect((await get(path, other)).statusCode).toBe(404);
    expect((await get(`${path}/${documentId}/0`, other)).statusCode).toBe(404);
    expect((await get(`${path}/${stranger}/0`, moderator)).statusCode).toBe(404);
    expect((await get(`${path}/${documentId}/1`, moderator)).statusCode).toBe(404);
    expect((await withdraw(reading, {}, documentId, other)).statusCode).toBe(404);
    expect((await withdraw(reading, {}, stranger)).statusCode).toBe(404);
    // The client's own documents are not those of the prestataire of this thread.
    const ofClient = await submit(world.owner);
    expect((await withdraw(reading, {}, ofClient)).statusCode).toBe(404);
    await test.call('POST', `/admin/readings/${reading}/close`, { token: moderator.token, body: {} });
    for (const answer of [await get(path, moderator), await withdraw(reading)])
      expect(answer.json().code).toBe('READING_ENDED');
    expect((await withdraw(documentId)).statusCode).toBe(404);
    expect((await get('/vigilance', world.candidate)).json().documents).toHaveLength(1);
  });
});

describe('a document that staff withdraw', () => {
  it('counts no more, and its owner reads why on the page and in a mail', async () => {
    const reading = await open();
    const itemOf = async () =>
      (await get('/vigilance', world.candidate))
        .json()
        .items.find(({ kind }: { kind: string }) => kind === 'registration');
    expect((await itemOf()).state).toBe('current');
    const done = await withdraw(reading);
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json()).toEqual([]);
    expect((await itemOf()).state).toBe('missing');
    const [own] = (await get('/vigilance', world.candidate)).json().documents;
    expect(own).toMatchObject({ id: documentId, withdrawnReason: reason });
    await test.drain();
    const told = (await get('/notifications/new', world.candidate)).json();
    expect(told.map(({ title }: { title: string }) => title)).toContainEqual(
      expect.stringContaining('Notre équipe a retiré un document'),
    );
    const mail = (await test.mails()).find(({ text }) => text?.includes(reason));
    expect(mail?.to?.[0]?.address).toBe(world.candidate.email);
    const [act] = await actsOf();
    expect(act).toMatchObject({ act: 'vigilance/withdraw', details: { reading, subject: documentId } });
    expect(JSON.stringify(act)).not.toContain('autre personne');
  });

  it('is withdrawn once: again by the same person is no second act, by a colleague is refused', async () => {
    const colleague = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    const [reading, theirs] = [await open(), await open(colleague)];
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(reading)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await actsOf()).filter(({ act }) => act === 'vigilance/withdraw')).toHaveLength(1);
    expect((await withdraw(theirs, {}, documentId, colleague)).json().code).toBe('STATE_CHANGED');
    await test.drain();
    const mails = (await test.mails()).filter(
      ({ text, to }) => text?.includes(reason) && to?.[0]?.address === world.candidate.email,
    );
    expect(mails).toHaveLength(1);
  });

  it('that its owner withdrew meanwhile is no longer there to withdraw', async () => {
    const reading = await open();
    const own = await test.call('POST', `/vigilance/documents/${documentId}/withdraw`, {
      token: world.candidate.token,
      body: {},
    });
    expect(own.statusCode, own.body).toBeLessThan(300);
    expect((await withdraw(reading)).json().code).toBe('STATE_CHANGED');
    expect((await get(`/admin/readings/${reading}/vigilance/${documentId}/0`, moderator)).statusCode).toBe(
      404,
    );
  });

  it.each([
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(1_001) }, 'reason'],
    [{ readingID: 'un' }, 'readingID'],
  ])('is not withdrawn by %o', async (changes, path) => {
    const answer = await withdraw(await open(), changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe(path);
  });
});

it('sums count owners by kind and state', async () => {
  const { db } = test.platform.database;
  const sums = async () => (await get('/admin/vigilance', moderator)).json();
  const of = async (kind: string) =>
    (await sums()).documents.find((one: { kind: string }) => one.kind === kind);
  const [before, insured] = [await sums(), await of('insurance')];
  const owner = await aMember(test);
  const today = parisDay(test.clock.now());
  const add = (from_day: string, until_day: string, withdrawn_at: Date | null = null) =>
    db
      .insertInto('vigilance_document')
      .values({
        member_id: owner.id,
        kind: 'insurance',
        from_day,
        until_day,
        created_at: test.clock.now(),
        withdrawn_at,
      })
      .execute();
  await add(addDays(today, -300), addDays(today, 300), test.clock.now());
  expect(await sums()).toEqual(before);
  await add(addDays(today, -300), addDays(today, -1));
  expect(await of('insurance')).toEqual({ ...insured, outOfDate: insured.outOfDate + 1 });
  await add(addDays(today, 1), addDays(today, 300));
  expect(await of('insurance')).toEqual({ ...insured, outOfDate: insured.outOfDate + 1 });
  await add(today, addDays(today, 30));
  expect(await of('insurance')).toEqual({ ...insured, toRenew: insured.toRenew + 1 });
  await add(today, addDays(today, 31));
  expect(await of('insurance')).toEqual({ ...insured, current: insured.current + 1 });
  expect((await sums()).owners).toBe(before.owners + 1);
  const registrations = await of('registration');
  expect(registrations.current).toBeGreaterThan(0);
});

it('is not found while the setting is off', async () => {
  const reading = await open();
  const off = await createTestApp({
    databaseUrl: test.databaseUrl,
    environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'off' },
  });
  const { token } = moderator;
  for (const path of ['/admin/vigilance', `/admin/readings/${reading}/vigilance`])
    expect((await off.call('GET', path, { token })).json().code).toBe('NOT_FOUND');
  const body = { readingID: reading, reason };
  const refused = await off.call('POST', `/admin/vigilance/${documentId}/withdraw`, { token, body });
  expect(refused.json().code).toBe('NOT_FOUND');
  await off.close();
});
