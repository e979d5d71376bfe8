import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { submitDocument } from '../../../../test/vigilance.ts';
import { tryErasing } from '../../own-data/erasure/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query<Row>(text, values)).rows;
const documentsOf = ({ id }: { readonly id: string }) =>
  query<{ security_code: string | null; file_id: string | null }>(
    `select d.security_code, f.file_id from vigilance_document d left join vigilance_document_file f on f.document_id = d.id
     where d.member_id = $1`,
    id,
  );

it('a file that no client collected leaves nothing; one that was keeps its days', async () => {
  const [alone, collected, client] = [
    await aMember(test),
    await aMember(test),
    await aMember(test, { kind: 'COMPANY' }),
  ];
  for (const owner of [alone, collected]) await submitDocument(test, owner, 'contributions');
  await query(
    `insert into vigilance_collection (creator_id, candidate_id, collected_at, sha256, index_csv)
     values ($1, $2, $3, $4, 'Fichier')`,
    client.id,
    collected.id,
    test.clock.now(),
    Buffer.alloc(32, 1),
  );
  const [{ file_id: fileId } = { file_id: null }] = await documentsOf(collected);
  for (const { id } of [alone, collected]) expect(await tryErasing(test.platform, id)).toBe(true);
  await test.drain();
  expect(await documentsOf(alone)).toEqual([]);
  expect(await documentsOf(collected)).toEqual([{ security_code: null, file_id: null }]);
  expect(await test.platform.files.open(fileId ?? '')).toBeNull();
});

it('a person who goes leaves the documents of their firm, and takes what they had not submitted', async () => {
  const person = await aMember(test);
  const firm = await aFirm(test);
  await aSeat(test, firm, person, 'manager');
  await submitDocument(test, { token: person.token }, 'registration');
  // Uploaded for the firm: one file of a document, one that waits.
  await query(
    `with document as (update vigilance_document set member_id = $1, submitted_by = $2 where member_id = $2 returning id)
     update vigilance_document_file set member_id = $1, person_id = $2 where document_id in (select id from document)`,
    firm.id,
    person.id,
  );
  await query(
    `with file as (insert into stored_file (id, kind, bytes, created_at) values (uuidv7(), 'pdf', 1, now()) returning id)
     insert into vigilance_document_file (member_id, person_id, file_id, name, sha256, created_at)
     select $1, $2, id, 'Attente.pdf', $3, now() from file`,
    firm.id,
    person.id,
    Buffer.alloc(32, 1),
  );
  expect(await tryErasing(test.platform, person.id)).toBe(true);
  const [document, ...others] = await documentsOf(firm);
  expect([typeof document?.file_id, others]).toEqual(['string', []]);
  const files = await query(
    'select name, person_id from vigilance_document_file where member_id = $1',
    firm.id,
  );
  expect(files).toEqual([{ name: 'Attestation.pdf', person_id: null }]);
});
