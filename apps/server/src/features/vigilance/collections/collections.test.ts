import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { actingForHeader } from '@basoche/contract/acting-for';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aHeldDocument, aHeldFile, anAgreement, aProposal } from '../../../../test/held-files.ts';
import { sideBySide } from '../../../../test/side-by-side.ts';
import { receivingFolder } from '../../../platform/files/stored-files.ts';
import { readZip, unpack } from '../../../platform/files/zip.ts';
import { holdsFiles } from '../candidates/service.ts';

/** Downloads of files of vigilance by clients who have to hold them (rules §12). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'tell' } });
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const at = (id: string) => `/messagerie/vigilance/collect/${id}`;

const aFirmAndCandidate = async (): Promise<{ client: TestMember; candidate: TestMember }> => ({
  client: await aMember(test, { kind: 'COMPANY', companyName: 'Étude Martin' }),
  candidate: await aMember(test, { jobName: 'Avocat', firstName: 'Thomas', lastName: 'Kervella' }),
});

const panelOf = ({ token }: TestMember, id: string, headers: Record<string, string> = {}) =>
  test.call('GET', `/messagerie/vigilance/${id}`, { token, headers });

const collect = (id: string, { token }: TestMember, headers: Record<string, string> = {}) =>
  test.call('POST', at(id), { token, headers });

const entriesOf = async ({ rawPayload }: LightMyRequestResponse) => {
  const entries = readZip(rawPayload) ?? [];
  return Promise.all(entries.map(async (one) => ({ name: one.name, bytes: await unpack(rawPayload, one) })));
};

const collectionsOf = (candidate: TestMember) =>
  test.platform.database.db
    .selectFrom('vigilance_collection')
    .selectAll()
    .where('candidate_id', '=', candidate.id)
    .orderBy('collected_at')
    .execute();

const code = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];

describe('a complete file', () => {
  it('is read back whole: its index tells each file, its days, code and digest, and the collection the ZIP', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    const pages = [Buffer.from('%PDF-1.4 page 1'), Buffer.from('%PDF-1.4 page 2')];
    await aHeldDocument(test, candidate, 'contributions', { code: 'AB12CD34EF56GH7' });
    await aHeldDocument(test, candidate, 'registration', { files: pages });
    await aHeldDocument(test, candidate, 'foreignWorkers', { files: [] });
    await aHeldDocument(test, candidate, 'insurance');
    // Ended and not yet begun: neither is given.
    await aHeldDocument(test, candidate, 'contributions', { days: -200, code: 'OLD123456' });
    await aHeldDocument(test, candidate, 'insurance', { days: 3 });

    const answer = await collect(id, client);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.headers['content-disposition']).toContain('Kervella');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toContain('no-store');

    const from = addDays(parisDay(test.clock.now()), -20);
    const entries = await entriesOf(answer);
    expect(entries.map(({ name }) => name)).toEqual([
      'index.pdf',
      'index.csv',
      `01-attestation-de-vigilance-${from}.pdf`,
      `02-immatriculation-${from}.pdf`,
      `03-immatriculation-${from}.pdf`,
      `04-salaries-etrangers-${from}.pdf`,
      `05-assurance-${from}.pdf`,
    ]);
    const [index, csv, ...files] = entries;
    expect(index?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.slice(1, 3).map(({ bytes }) => bytes)).toEqual(pages);
    expect(files[3]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const lines = (csv?.bytes.toString() ?? '').slice(1).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => [line.split(';')[0], line.split(';').at(-1)])).toEqual(
      files.map(({ name, bytes }) => [name, sha256(bytes)]),
    );
    expect(lines[0]).toContain(';AB12CD34EF56GH7;');
    expect(csv?.bytes.toString()).not.toContain('OLD123456');

    expect(await collectionsOf(candidate)).toMatchObject([
      {
        creator_id: client.id,
        person_id: null,
        sha256: createHash('sha256').update(answer.rawPayload).digest(),
        index_csv: csv?.bytes.toString(),
      },
    ]);
    expect(await readdir(receivingFolder(test.platform.config.dataDir))).toEqual([]);
  });

  it('is given once under a key, with the same bytes, and anew under another', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    await aHeldFile(test, candidate);
    const first = await collect(id, client, { 'idempotency-key': 'collecte-1' });
    test.clock.advance(5_000);
    const again = await collect(id, client, { 'idempotency-key': 'collecte-1' });
    expect(again.statusCode, again.body).toBe(200);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await collectionsOf(candidate)).toHaveLength(1);
    const together = await Promise.all(
      [1, 2, 3].map(() => collect(id, client, { 'idempotency-key': 'collecte-2' })),
    );
    expect(new Set(together.map(({ rawPayload }) => sha256(rawPayload))).size).toBe(1);
    expect(await collectionsOf(candidate)).toHaveLength(2);
    const elsewhere = await aProposal(test, client, candidate);
    expect(code(await collect(elsewhere, client, { 'idempotency-key': 'collecte-1' }))).toEqual([
      409,
      'KEY_REUSED',
    ]);
  });

  it('that changed since is not given again under the same key', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    await aHeldFile(test, candidate);
    await collect(id, client, { 'idempotency-key': 'collecte-3' });
    await aHeldDocument(test, candidate, 'registration', { days: -1 });
    const again = await collect(id, client, { 'idempotency-key': 'collecte-3' });
    expect(code(again)).toEqual([410, 'GONE']);
    expect(again.json().title).toBe('Ce dossier a changé entre-temps. Téléchargez-le de nouveau.');
    expect((await collect(id, client)).statusCode).toBe(200);
  });
});

describe('nobody reads a file', () => {
  it('before the mode that reaches the sum is accepted, nor after the last mission ended', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    await aHeldFile(test, candidate);
    const small = await anAgreement(test, client, candidate, 3_000);
    expect(code(await collect(small, client))).toEqual([404, 'NOT_FOUND']);
    expect((await panelOf(client, small)).json().held).toBeNull();
    const large = await aProposal(test, client, candidate, 2_000);
    expect(code(await collect(large, client))).toEqual([404, 'NOT_FOUND']);
    const accepted = await test.call('POST', `/messagerie/action/direct/accept/${large}`, {
      token: candidate.token,
      body: {},
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect((await collect(small, client)).statusCode).toBe(200);
    const { db } = test.platform.database;
    await db
      .updateTable('application')
      .set({ state: 'DONE', ended_at: new Date(test.clock.now().getTime() - 2 * dayMs) })
      .where('id', 'in', [small, large])
      .execute();
    expect(code(await collect(large, client))).toEqual([404, 'NOT_FOUND']);
    expect((await test.call('GET', '/vigilance/candidates', { token: client.token })).json()).toEqual([]);
  });

  it('of a thread that is not theirs, or as the prestataire, and a firm only by a seat that collects', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    await aHeldFile(test, candidate);
    const other = await aMember(test, { kind: 'COMPANY' });
    for (const [method, path, body] of [
      ['POST', at(id), undefined],
      ['POST', `/messagerie/vigilance/verified/${id}`, { documentID: id }],
    ] as const) {
      expect(code(await test.call(method, path, { token: other.token, body })), path).toEqual([
        404,
        'NOT_FOUND',
      ]);
      expect(code(await test.call(method, path, { token: candidate.token, body })), path).toEqual([
        403,
        'FORBIDDEN',
      ]);
    }
    await aFirm(test, { of: client });
    const seats = { owner: 200, manager: 200, publisher: 200, finance: 200, reader: 403 } as const;
    for (const [role, status] of Object.entries(seats)) {
      const person = await aMember(test);
      await aSeat(test, client, person, role as keyof typeof seats);
      const headers = { [actingForHeader]: client.id };
      const answer = await collect(id, person, headers);
      expect(answer.statusCode, `${role}: ${answer.statusCode}`).toBe(status);
      const panel = await panelOf(person, id, headers);
      const isHeld = panel.statusCode === 200 && panel.json().held !== null;
      // A seat of the accounts reads no thread; one that only reads collects nothing.
      expect(isHeld, role).toBe(role !== 'finance' && role !== 'reader');
    }
    expect((await collectionsOf(candidate)).filter(({ person_id }) => person_id === null)).toEqual([]);
  });

  it('that is not complete, or whose documents have ended', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    const refused = await collect(id, client);
    expect(code(refused)).toEqual([409, 'VIGILANCE_INCOMPLETE']);
    expect(refused.json().title).toContain('complète son dossier');
    const { contributions } = await aHeldFile(test, candidate);
    const { db } = test.platform.database;
    const day = addDays(parisDay(test.clock.now()), -200);
    await db
      .updateTable('vigilance_document')
      .set({ from_day: day })
      .where('id', '=', contributions)
      .execute();
    expect(code(await collect(id, client))).toEqual([409, 'VIGILANCE_OUT_OF_DATE']);
    expect(await collectionsOf(candidate)).toEqual([]);
  });

  it('whose stored bytes are gone or altered: nothing is kept as collected', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    const { registration } = await aHeldFile(test, candidate);
    const { files, database } = test.platform;
    const { file_id } = await database.db
      .selectFrom('vigilance_document_file')
      .select('file_id')
      .where('document_id', '=', registration)
      .executeTakeFirstOrThrow();
    await files.remove(file_id);
    expect(code(await collect(id, client))).toEqual([410, 'GONE']);
    await files.put(file_id, new Blob(['%PDF-1.4 another']));
    expect(code(await collect(id, client))).toEqual([500, 'INTERNAL']);
    expect(await collectionsOf(candidate)).toEqual([]);
    expect(await readdir(receivingFolder(test.platform.config.dataDir))).toEqual([]);
  });
});

it('a private customer is given one of the two documents of which one is enough', async () => {
  const client = await aMember(test, { kind: 'CUSTOMER', isMoral: false });
  const candidate = await aMember(test, { jobName: 'Avocat' });
  const { db } = test.platform.database;
  const id = await (async () => {
    const firm = await aMember(test, { kind: 'COMPANY' });
    const thread = await anAgreement(test, firm, candidate);
    await db.updateTable('application').set({ creator_id: client.id }).where('id', '=', thread).execute();
    return thread;
  })();
  await aHeldFile(test, candidate);
  const names = (await entriesOf(await collect(id, client))).map(({ name }) => name.replace(/-\d{4}.*/, ''));
  expect(names).toEqual([
    'index.pdf',
    'index.csv',
    '01-attestation-de-vigilance',
    '02-salaries-etrangers',
    '03-assurance',
  ]);
});

describe('a client reads whom they have to ask', () => {
  const listOf = async ({ token }: TestMember) =>
    (await test.call('GET', '/vigilance/candidates', { token })).json() as Record<string, unknown>[];

  it('the latest first, each with its sum, its state and the day of the next collection', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const late = await aMember(test, { jobName: 'Avocat', lastName: 'Tardif' });
    const id = await anAgreement(test, client, candidate);
    const lateId = await anAgreement(test, client, late, 6_000);
    await aHeldFile(test, candidate);
    await collect(id, client);
    const today = parisDay(test.clock.now());
    const list = await listOf(client);
    expect(list).toMatchObject([
      {
        postulationID: lateId,
        candidate: { id: late.id },
        yearSum: 6_000,
        heldFrom: today,
        state: 'awaited',
        file: { state: 'incomplete', lastDay: null },
        nextCollection: today,
        lastCollection: null,
        documents: [],
        certificate: null,
      },
      {
        postulationID: id,
        candidate: { id: candidate.id, name: 'Thomas Kervella' },
        yearSum: 5_200,
        state: 'done',
        file: { state: 'complete' },
        documents: [
          { kind: 'contributions', title: 'Attestation de vigilance' },
          { kind: 'registration', title: 'Inscription à l’ordre' },
          { kind: 'foreignWorkers' },
          { kind: 'insurance' },
        ],
        certificate: { securityCode: 'AB12CD34EF56GH7', businessNumber: '732829320', verifiedAt: null },
      },
    ]);
    expect(list[1]?.nextCollection).not.toBe(today);
    expect(await listOf(candidate)).toEqual([]);
    const isTold = async ({ token }: TestMember) =>
      (await test.call('GET', '/auth/me', { token })).json().holdsFiles;
    expect([await isTold(client), await isTold(candidate)]).toEqual([true, undefined]);
    expect((await panelOf(client, id)).json().held).toEqual(list[1]);
  });

  it('and says once that the code of the certificate in force was verified', async () => {
    const { client, candidate } = await aFirmAndCandidate();
    const id = await anAgreement(test, client, candidate);
    const { contributions, registration } = await aHeldFile(test, candidate);
    const verify = (documentID: string) =>
      test.call('POST', `/messagerie/vigilance/verified/${id}`, {
        token: client.token,
        body: { documentID },
      });
    expect(code(await verify(registration))).toEqual([409, 'STATE_CHANGED']);
    const first = await verify(contributions);
    expect(first.statusCode, first.body).toBe(200);
    test.clock.advance(60_000);
    const again = await verify(contributions);
    expect(again.json()).toEqual(first.json());
    await aHeldDocument(test, candidate, 'contributions', { days: -1, code: 'NEUF1234567' });
    expect(code(await verify(contributions))).toEqual([409, 'STATE_CHANGED']);
    expect((await listOf(client))[0]?.certificate).toMatchObject({
      securityCode: 'NEUF1234567',
      verifiedAt: null,
    });
  });
});

it('downloads of a client are limited by the hour', async () => {
  const { client } = await aFirmAndCandidate();
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) {
    statuses.add((await collect('0198a000-0000-7000-8000-000000000000', client)).statusCode);
  }
  expect(statuses).toEqual(new Set([404, 429]));
});

it('a client with one file to hold among many prestataires is told of it', async () => {
  const { client } = await aFirmAndCandidate();
  const candidates = await sideBySide(Array.from({ length: 12 }), () => aMember(test));
  const ids = await sideBySide(candidates, (one) => anAgreement(test, client, one));
  const { db, pool } = test.platform.database;
  const concludedIn = (days: number, threads: readonly string[]) =>
    pool.query(
      `update application_action set sent_at = $2, closed_at = $2 where application_id = any($1) and type = 'DIRECT'`,
      [threads, new Date(test.clock.now().getTime() + days * dayMs)],
    );
  const isHolder = () => holdsFiles(db, client.id, parisDay(test.clock.now()));
  await concludedIn(2, ids);
  expect(await isHolder()).toBe(false);
  for (const id of [ids[0], ids.at(-1)]) {
    await concludedIn(0, [id ?? '']);
    expect(await isHolder()).toBe(true);
    await concludedIn(2, [id ?? '']);
  }
});

it('lists of a person are limited by the hour', async () => {
  const { client } = await aFirmAndCandidate();
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1)
    statuses.push((await test.call('GET', '/vigilance/candidates', { token: client.token })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 200), 429]);
});

it('every call is not found while the setting is off', async () => {
  const off = await createTestApp({ databaseUrl: test.databaseUrl, environment: { VIGILANCE: 'off' } });
  const { client, candidate } = await aFirmAndCandidate();
  const id = await anAgreement(test, client, candidate);
  await aHeldFile(test, candidate);
  for (const [method, path] of [
    ['GET', '/vigilance/candidates'],
    ['POST', at(id)],
  ] as const) {
    expect(code(await off.call(method, path, { token: client.token })), path).toEqual([404, 'NOT_FOUND']);
  }
  await off.close();
});
