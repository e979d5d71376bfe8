import { createHash } from 'node:crypto';
import { attachmentsPendingAtMost } from '@basoche/domain/limits';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { documentsADay } from '@basoche/domain/vigilance/submission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFile, aPdf, aSmallPicture } from '../../../../test/files.ts';
import {
  aCompleteFile,
  aDocumentBody,
  aVigilanceUpload,
  submitDocument,
} from '../../../../test/vigilance.ts';

/** Documents that a prestataire submits once, as they read and withdraw them. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const own = async ({ token }: TestMember) => (await test.call('GET', '/vigilance', { token })).json();
const withdraw = ({ token }: TestMember, id: string) =>
  test.call('POST', `/vigilance/documents/${id}/withdraw`, { token });
const stateOf = (file: { items: { kind: string; state: string }[] }, kind: string) =>
  file.items.find((item) => item.kind === kind)?.state;
const kept = async () => (await Array.fromAsync(test.platform.files.list())).length;
const today = () => parisDay(test.clock.now());

describe('a submitted document', () => {
  it('counts at once, and is read by its owner with what was typed', async () => {
    const avocat = await anAvocat();
    expect(stateOf(await own(avocat), 'contributions')).toBe('missing');
    const answer = await submitDocument(test, avocat, 'contributions');
    expect(answer.statusCode, answer.body).toBe(201);
    const file = await own(avocat);
    expect(answer.json()).toEqual(file);
    expect(stateOf(file, 'contributions')).toBe('current');
    expect(file).toMatchObject({ state: 'incomplete', mayChange: true, isInsuranceShown: true });
    expect(file.items[0].article).toContain('8222');
    expect(file.documents).toMatchObject([
      {
        kind: 'contributions',
        from: today(),
        securityCode: 'AB12CD34EF56',
        businessNumber: '73282932000074',
        isDeclaration: false,
        insurance: null,
        files: [{ position: 0, name: 'Attestation.pdf', kind: 'pdf' }],
        withdrawnReason: null,
      },
    ]);
  });

  it('completes the file with the others; an insurance keeps its ceilings', async () => {
    const avocat = await anAvocat();
    await aCompleteFile(test, avocat);
    const file = await own(avocat);
    expect(file.state).toBe('complete');
    expect(file.documents.find(({ kind }: { kind: string }) => kind === 'insurance').insurance).toEqual({
      insurer: 'Mutuelle du Palais',
      contractNumber: 'RC-2044',
      claimCeiling: 2_000_000,
      yearCeiling: 4_000_000,
    });
  });

  it('is submitted once under one key', async () => {
    const avocat = await anAvocat();
    const body = { ...aDocumentBody(test, 'registration'), files: [await aVigilanceUpload(test, avocat)] };
    const send = () =>
      test.call('POST', '/vigilance/documents', {
        token: avocat.token,
        body,
        headers: { 'idempotency-key': 'document-0001' },
      });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect((await own(avocat)).documents).toHaveLength(1);
  });

  it.each<[string, 'contributions' | 'registration' | 'foreignWorkers' | 'insurance', object, string]>([
    ['of tomorrow', 'contributions', { issuedOn: '2090-01-01' }, 'issuedOn'],
    ['of the year 0', 'contributions', { issuedOn: '0000-01-01' }, 'issuedOn'],
    ['without its code', 'contributions', { securityCode: null }, 'securityCode'],
    ['with a mistyped number', 'contributions', { businessNumber: '732829321' }, 'businessNumber'],
    ['without a file', 'registration', { files: [] }, 'files'],
    [
      'with another declaration',
      'foreignWorkers',
      { declarationVersion: '2020-01-01' },
      'declarationVersion',
    ],
    [
      'with a declaration in its place',
      'registration',
      { declarationVersion: '2026-11-29' },
      'declarationVersion',
    ],
    ['that has ended', 'insurance', { from: '2020-01-01', until: '2021-01-01' }, 'until'],
    ['from the year 0', 'insurance', { from: '0000-01-01' }, 'from'],
    ['below the ceiling of avocats', 'insurance', { claimCeiling: 1, yearCeiling: 1_000 }, 'yearCeiling'],
    ['with ceilings in the wrong order', 'insurance', { claimCeiling: 5_000_000 }, 'claimCeiling'],
    ['of an unknown kind', 'registration', { kind: 'passport' }, 'kind'],
    ['that nobody uploaded', 'registration', { files: ['01890000-0000-7000-8000-000000000000'] }, 'files'],
  ])('%s is refused beside its field', async (_, kind, changes, path) => {
    const avocat = await anAvocat();
    const answer = await submitDocument(test, avocat, kind, { ...changes });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
    expect((await own(avocat)).documents).toEqual([]);
  });

  it('of another business than the billing details is refused', async () => {
    const avocat = await anAvocat();
    await test.platform.database.pool.query(
      `insert into billing_details (member_id, legal_name, address, zip_code, city, country, business_number, updated_at)
       values ($1, 'Cabinet', '1 rue du Palais', '69005', 'Lyon', 'FR', '552100554', $2)`,
      [avocat.id, test.clock.now()],
    );
    const answer = await submitDocument(test, avocat, 'contributions');
    expect(answer.json().errors).toMatchObject([{ path: 'businessNumber' }]);
    expect((await own(avocat)).businessNumber).toBe('552100554');
  });

  it('of whoever said that they are abroad counts no more once they are in France', async () => {
    const avocat = await anAvocat();
    const bill = (country: string) =>
      test.platform.database.pool.query(
        `insert into billing_details (member_id, legal_name, address, zip_code, city, country, updated_at)
         values ($1, 'Kanzlei', '1 Ring', '10115', 'Berlin', $2, $3)
         on conflict (member_id) do update set country = excluded.country`,
        [avocat.id, country, test.clock.now()],
      );
    await bill('DE');
    const bare = { securityCode: undefined, businessNumber: undefined };
    expect((await submitDocument(test, avocat, 'contributions', bare)).statusCode).toBe(201);
    expect(stateOf(await own(avocat), 'contributions')).toBe('current');
    await bill('FR');
    expect(stateOf(await own(avocat), 'contributions')).toBe('missing');
  });

  it('counts no more once its owner withdrew it, and nobody else can', async () => {
    const [avocat, other] = [await anAvocat(), await anAvocat()];
    const { id } = (await submitDocument(test, avocat, 'registration')).json().documents[0];
    expect((await withdraw(other, id)).statusCode).toBe(404);
    const answer = await withdraw(avocat, id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(stateOf(answer.json(), 'registration')).toBe('missing');
    expect(answer.json().documents).toEqual([]);
    expect((await withdraw(avocat, id)).statusCode).toBe(404);
  });

  it('that staff withdrew stays with their reason', async () => {
    const avocat = await anAvocat();
    const { id } = (await submitDocument(test, avocat, 'registration')).json().documents[0];
    await test.platform.database.db
      .updateTable('vigilance_document')
      .set({ withdrawn_at: test.clock.now(), withdrawn_reason: 'Le document est illisible.' })
      .where('id', '=', id)
      .execute();
    const file = await own(avocat);
    expect(stateOf(file, 'registration')).toBe('missing');
    expect(file.documents).toMatchObject([{ id, withdrawnReason: 'Le document est illisible.' }]);
  });

  it('comes in a number a day; the next day it is taken again', async () => {
    const avocat = await anAvocat();
    for (let at = 0; at < documentsADay; at += 1) {
      expect((await submitDocument(test, avocat, 'foreignWorkers')).statusCode).toBe(201);
    }
    const refused = await submitDocument(test, avocat, 'foreignWorkers');
    expect(refused.json().code).toBe('TOO_MANY_REQUESTS');
    const wrong = await submitDocument(test, await anAvocat(), 'foreignWorkers', { declarationVersion: 'x' });
    expect(wrong.statusCode).toBe(400);
    await test.platform.database.pool.query(
      "update request_budget set expire = 0 where key like 'vigilance-documents:%'",
    );
    expect((await submitDocument(test, avocat, 'foreignWorkers')).statusCode).toBe(201);
  });
});

describe('files of documents', () => {
  it('are given whole to their owner alone', async () => {
    const [avocat, other] = [await anAvocat(), await anAvocat()];
    const pdf = aPdf('Extrait.pdf', 'Extrait');
    const files = [
      await aVigilanceUpload(test, avocat, pdf),
      await aVigilanceUpload(test, avocat, aSmallPicture('page-2.png')),
    ];
    const { id } = (await submitDocument(test, avocat, 'registration', { files })).json().documents[0];
    const read = ({ token }: TestMember, position: string) =>
      test.call('GET', `/vigilance/documents/${id}/${position}`, { token });
    const [first, second] = [await read(avocat, '0'), await read(avocat, '1')];
    expect(first.rawPayload.equals(Buffer.from(await pdf.arrayBuffer()))).toBe(true);
    expect(first.headers['content-disposition']).toContain('attachment');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['cache-control']).toContain('no-store');
    expect(second.headers['content-type']).toBe('image/png');
    expect((await read(avocat, '2')).statusCode).toBe(404);
    expect((await read(other, '0')).statusCode).toBe(404);
    const { rows } = await test.platform.database.pool.query(
      'select sha256 from vigilance_document_file where document_id = $1 order by position limit 1',
      [id],
    );
    expect(rows[0].sha256).toEqual(createHash('sha256').update(first.rawPayload).digest());
  });

  it('are of one document, and of whoever uploaded them', async () => {
    const [avocat, other] = [await anAvocat(), await anAvocat()];
    const files = [await aVigilanceUpload(test, avocat)];
    const submitted = (member: TestMember, kind: 'registration' | 'contributions' = 'registration') =>
      submitDocument(test, member, kind, { files });
    expect((await submitted(other)).json().errors).toMatchObject([{ path: 'files' }]);
    expect((await submitted(avocat)).statusCode).toBe(201);
    expect((await submitted(avocat, 'contributions')).json().errors).toMatchObject([{ path: 'files' }]);
    const twice = await submitDocument(test, avocat, 'registration', { files: [files[0], files[0]] });
    expect(twice.json().errors).toMatchObject([{ path: 'files' }]);
  });

  it('are removed by whoever uploaded them until a document came with them', async () => {
    const [avocat, other] = [await anAvocat(), await anAvocat()];
    const [id, sent] = [await aVigilanceUpload(test, avocat), await aVigilanceUpload(test, avocat)];
    await submitDocument(test, avocat, 'registration', { files: [sent] });
    const before = await kept();
    const remove = ({ token }: TestMember, one: string) =>
      test.call('DELETE', `/vigilance/files/${one}`, { token });
    expect((await remove(other, id)).statusCode).toBe(404);
    expect((await remove(avocat, sent)).statusCode).toBe(404);
    expect((await remove(avocat, id)).statusCode).toBe(204);
    await test.drain();
    expect(await kept()).toBe(before - 1);
  });

  it('are PDF, JPEG or PNG, whatever their name says', async () => {
    const { token } = await anAvocat();
    const bring = (file: File) => test.call('POST', '/vigilance/files', { token, body: { file } });
    expect((await bring(aFile('<html>', 'Attestation.pdf'))).statusCode).toBe(415);
    expect((await bring(aFile('', 'Attestation.pdf'))).statusCode).toBe(400);
  });

  it('wait in a number, also where they come at once', async () => {
    const avocat = await anAvocat();
    const bring = () =>
      test.call('POST', '/vigilance/files', { token: avocat.token, body: { file: aPdf('A.pdf') } });
    for (let at = 1; at < attachmentsPendingAtMost; at += 1) await aVigilanceUpload(test, avocat);
    const answers = await Promise.all([bring(), bring(), bring()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('a file of vigilance', () => {
  it('is submitted by verified members of the trade alone', async () => {
    const unverified = await aMember(test, { verified: false });
    expect((await own(unverified)).mayChange).toBe(false);
    expect((await submitDocument(test, unverified, 'foreignWorkers')).json().code).toBe('NOT_VERIFIED');
    const { token } = await aMember(test, { kind: 'CUSTOMER' });
    expect((await test.call('GET', '/vigilance', { token })).statusCode).toBe(403);
  });

  it('shows the insurance on the profile as its owner wishes', async () => {
    const { token } = await anAvocat();
    const show = (isShown: unknown) => test.call('PUT', '/vigilance/insurance', { token, body: { isShown } });
    expect((await show(false)).json().isInsuranceShown).toBe(false);
    expect((await show(true)).json().isInsuranceShown).toBe(true);
    expect((await show('oui')).json().errors).toMatchObject([{ path: 'isShown' }]);
  });

  it('renewed before its last day goes on without a gap', async () => {
    const avocat = await anAvocat();
    const day = today();
    await submitDocument(test, avocat, 'insurance', { from: addDays(day, -300), until: addDays(day, 9) });
    expect(stateOf(await own(avocat), 'insurance')).toBe('toRenew');
    await submitDocument(test, avocat, 'insurance', { from: addDays(day, 10), until: addDays(day, 370) });
    const file = await own(avocat);
    expect(stateOf(file, 'insurance')).toBe('current');
    expect(file.items.at(-1).lastDay).toBe(addDays(day, 370));
  });
});

it('nothing of it is found while the setting is off', async () => {
  const off = await createTestApp({ environment: { VIGILANCE: 'off' } });
  try {
    const { token } = await aMember(off, { jobName: 'Avocat' });
    expect((await off.call('GET', '/vigilance', { token })).statusCode).toBe(404);
    expect((await submitDocument(off, { token }, 'foreignWorkers')).statusCode).toBe(404);
  } finally {
    await off.close();
  }
});
