import { addDays, type Day, parisDay, parisHour } from '@basoche/domain/time/paris';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';
import { sweepUploads } from '../../vigilance/uploads/service.ts';
import { retain } from './service.ts';

const start = '2037-01-10';

let test: TestApp;
let candidate: TestMember;
let client: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  test.clock.set(parisHour(start, 9));
  candidate = await aMember(test, { jobName: 'Avocat' });
  client = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query<Row>(text, values)).rows;
const isThere = async (table: string, id: string | undefined) =>
  (await query(`select from ${table} where id = $1`, id)).length > 0;

const aFile = async (documentId: string | null): Promise<{ id: string; fileId: string }> => {
  const { platform, clock } = test;
  const { db } = platform.database;
  const fileId = crypto.randomUUID();
  await platform.files.put(fileId, new Blob(['%PDF-1.4']));
  await db
    .insertInto('stored_file')
    .values({ id: fileId, kind: 'pdf', bytes: 8, created_at: clock.now() })
    .execute();
  const { id } = await db
    .insertInto('vigilance_document_file')
    .values({
      member_id: candidate.id,
      document_id: documentId,
      position: documentId === null ? null : 0,
      file_id: fileId,
      name: 'Attestation.pdf',
      sha256: Buffer.alloc(32, 1),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, fileId };
};

const aDocument = async (kind: VigilanceDocument, from: Day, until: Day | null = null) => {
  const { id } = await test.platform.database.db
    .insertInto('vigilance_document')
    .values({
      member_id: candidate.id,
      kind,
      from_day: from,
      until_day: until,
      created_at: test.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, file: await aFile(id) };
};

const nightOn = async (day: Day) => {
  test.clock.set(parisHour(day, 6));
  await retain(test.platform);
  await test.drain();
};

it('files go half a year after the last day of their document, and the document stays', async () => {
  const certificate = await aDocument('contributions', start);
  const insurance = await aDocument('insurance', start, '2037-08-01');
  const kept = async () => [
    await isThere('vigilance_document_file', certificate.file.id),
    await isThere('vigilance_document_file', insurance.file.id),
  ];
  // The certificate counts until 9 July 2037.
  await nightOn('2038-01-09');
  expect(await kept()).toEqual([true, true]);
  await nightOn('2038-01-11');
  expect(await kept()).toEqual([false, true]);
  expect(await test.platform.files.open(certificate.file.fileId)).toBeNull();
  await nightOn('2038-02-02');
  expect(await kept()).toEqual([false, false]);
  expect(await isThere('vigilance_document', certificate.id)).toBe(true);
});

it('files of a withdrawn document go after 30 days', async () => {
  const { id, file } = await aDocument('contributions', start);
  await query('update vigilance_document set withdrawn_at = $2 where id = $1', id, test.clock.now());
  await nightOn(addDays(start, 29));
  expect(await isThere('vigilance_document_file', file.id)).toBe(true);
  await nightOn(addDays(start, 31));
  expect(await isThere('vigilance_document_file', file.id)).toBe(false);
});

it('an upload that no document came with goes after a day', async () => {
  const { id, fileId } = await aFile(null);
  test.clock.advance(23 * 3_600_000);
  await sweepUploads(test.platform);
  expect(await isThere('vigilance_document_file', id)).toBe(true);
  test.clock.advance(2 * 3_600_000);
  await sweepUploads(test.platform);
  await test.drain();
  expect(await isThere('vigilance_document_file', id)).toBe(false);
  expect(await test.platform.files.open(fileId)).toBeNull();
});

it('documents, proofs and words of clients go after five years, while no mission of the two is under way', async () => {
  const { id } = await aDocument('contributions', start);
  const now = test.clock.now();
  const [collection] = await query<{ id: string }>(
    `insert into vigilance_collection (creator_id, candidate_id, collected_at, sha256, index_csv)
     values ($1, $2, $3, $4, 'Fichier') returning id`,
    client.id,
    candidate.id,
    now,
    Buffer.alloc(32, 1),
  );
  await query('insert into vigilance_code_check values ($1, $2, null, $3)', id, client.id, now);
  await query(
    `insert into vigilance_reminder values ($1, $1, '2037-07-09', 'week', $2)`,
    candidate.id,
    parisHour('2037-07-02', 9),
  );
  const thread = await anApplication(test, await aMission(test, client), candidate);
  await proceed(test, thread, [client, 'action/refuseCandidate']);
  await query("update application set state = 'ONGOING', closed_reason = null where id = $1", thread);
  const there = async () => [
    await isThere('vigilance_document', id),
    await isThere('vigilance_collection', collection?.id),
    (await query('select from vigilance_code_check where document_id = $1', id)).length === 1,
    (await query('select from vigilance_reminder where member_id = $1', candidate.id)).length === 1,
  ];
  await nightOn('2042-06-30');
  expect(await there()).toEqual([true, true, true, true]);
  await nightOn('2042-08-01');
  // A mission is under way, so the proofs of checks stay, and the document with them.
  expect(await there()).toEqual([true, true, true, false]);
  await query(
    "update application set state = 'REFUSED', closed_reason = 'refused', updated_at = $2 where id = $1",
    thread,
    parisHour('2042-08-01', 7),
  );
  await nightOn('2042-08-02');
  expect(await there()).toEqual([true, true, true, false]);
  await nightOn('2047-08-03');
  expect(await there()).toEqual([false, false, false, false]);
  expect(parisDay(test.clock.now())).toBe('2047-08-03');
});
