import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cvsAtMost } from '@basoche/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aCv, aFile, aPdf } from '../../../../test/files.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { anObjectStore } from '../../../../test/object-store.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { readCv } from './service.ts';

let test: TestApp;
let member: TestMember;
let company: TestMember;
let jobId: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  member = await aMember(test);
  company = await aMember(test, { kind: 'COMPANY' });
  jobId = await aJobOffer(test, company);
});
afterAll(() => test.close());

const add = (file: File, { token } = member) => test.call('POST', '/jobs/cv', { token, body: { file } });
const list = async ({ token } = member) => (await test.call('GET', '/jobs/cv', { token })).json();
const read = (id: string, { token } = member) => test.call('GET', `/jobs/cv/${id}`, { token });
const remove = (id: string, { token } = member) => test.call('DELETE', `/jobs/cv/${id}`, { token });
const kept = async () => (await Array.fromAsync(test.platform.files.list())).length;
const incoming = () => readdir(join(test.platform.config.dataDir, 'incoming'));
const pdf = async (file: File) => Buffer.from(await file.arrayBuffer());

describe('a CV', () => {
  it('is kept under the name that its owner gave, newest first', async () => {
    const answer = await add(aPdf('CV Léa – été.pdf'));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'CV Léa – été.pdf', bytes: aPdf().size });
    await add(aPdf('second.pdf'));
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual([
      'second.pdf',
      'CV Léa – été.pdf',
    ]);
  });

  it('is given back byte for byte, to be saved and never to be shown or kept on the way', async () => {
    const file = aPdf('CV "été".pdf');
    const { id } = (await add(file)).json();
    const answer = await read(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(await pdf(file))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      'content-disposition': 'attachment; filename="CV ete.pdf"; filename*=UTF-8\'\'CV%20%C3%A9t%C3%A9.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('leaves nothing behind on its way, accepted or refused', async () => {
    await add(aPdf());
    await add(aFile('rien'));
    expect(await incoming()).toEqual([]);
  });

  it(`stands with ${cvsAtMost - 1} others at most, even when several come at once`, async () => {
    for (let number = 1; number < cvsAtMost; number += 1) await aCv(test, member);
    const before = await kept();
    const answers = await Promise.all([1, 2, 3].map(() => add(aPdf())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await list()).toHaveLength(cvsAtMost);
    expect(await kept()).toBe(before + 1);
    expect((await add(aPdf())).json()).toMatchObject({ code: 'TOO_MANY_CVS' });
  });
});

describe('the CV of another', () => {
  it('is a 404 to everybody but its owner, in every call', async () => {
    const id = await aCv(test, member);
    for (const other of [company, await aMember(test), await aMember(test, { kind: 'COMPANY' })]) {
      expect([(await read(id, other)).statusCode, (await remove(id, other)).statusCode]).toEqual([404, 404]);
      expect(await list(other)).toEqual([]);
      const body = { cvID: id };
      const applied = await test.call(
        'POST',
        `/jobs/postulate/${await aJobOffer(test, await aMember(test))}`,
        {
          token: other.token,
          body,
        },
      );
      expect([applied.statusCode, applied.json().errors[0].path]).toEqual([400, 'cvID']);
    }
    expect((await read(id)).statusCode).toBe(200);
  });

  it('is read by the creator of an offer from the moment that it was sent there, and by no other creator', async () => {
    const id = await aCv(test, member);
    expect((await read(id, company)).statusCode).toBe(404);
    await aJobApplication(test, jobId, member, { cvID: id });
    expect((await read(id, company)).statusCode).toBe(200);
    const elsewhere = await aMember(test, { kind: 'COMPANY' });
    await aJobApplication(test, await aJobOffer(test, elsewhere), member);
    const alsoCandidate = await aMember(test);
    await aJobApplication(test, jobId, alsoCandidate);
    for (const other of [elsewhere, alsoCandidate]) expect((await read(id, other)).statusCode).toBe(404);
    // Reading a CV gives no right to delete it.
    expect((await remove(id, company)).statusCode).toBe(404);
    expect(await list(company)).toEqual([]);
  });
});

describe('a CV that is deleted', () => {
  it('is gone with its file once the change is there, when nobody received it', async () => {
    const id = await aCv(test, member);
    const before = await kept();
    expect((await remove(id)).statusCode).toBe(204);
    expect([(await read(id)).statusCode, (await remove(id)).statusCode]).toEqual([404, 404]);
    expect(await list()).toEqual([]);
    await test.drain();
    expect(await kept()).toBe(before - 1);
  });

  it('leaves the list, makes room for another, and stays with what it was sent with', async () => {
    const id = await aCv(test, member);
    const applicationId = await aJobApplication(test, jobId, member, { letter: 'Bonjour.', cvID: id });
    expect((await remove(id)).statusCode).toBe(204);
    await test.drain();
    expect(await list()).toEqual([]);
    expect([(await read(id)).statusCode, (await read(id, company)).statusCode]).toEqual([200, 200]);
    const thread = await test.call('GET', `/messagerie/${applicationId}`, { token: member.token });
    expect(thread.json().sent).toMatchObject({ letter: 'Bonjour.', cv: { id } });
    // A deleted CV can no longer be sent.
    const again = await test.call('POST', `/jobs/postulate/${await aJobOffer(test, company)}`, {
      token: member.token,
      body: { cvID: id },
    });
    expect(again.json().errors[0].path).toBe('cvID');
  });

  it('while it is being sent is sent whole, or not there', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await aCv(test, member);
      const offer = await aJobOffer(test, company);
      const [applied, removed] = await Promise.all([
        test.call('POST', `/jobs/postulate/${offer}`, { token: member.token, body: { cvID: id } }),
        remove(id),
      ]);
      expect(removed.statusCode).toBe(204);
      expect([201, 400]).toContain(applied.statusCode);
      await test.drain();
      expect((await read(id, company)).statusCode).toBe(applied.statusCode === 201 ? 200 : 404);
    }
  });

  it('goes with its owner, wherever it was sent; the letter stays', async () => {
    const id = await aCv(test, member);
    const applicationId = await aJobApplication(test, jobId, member, { letter: 'Bonjour.', cvID: id });
    const before = await kept();
    expect((await test.call('DELETE', '/users/me', { token: member.token })).statusCode).toBe(204);
    await test.drain();
    expect((await read(id, company)).statusCode).toBe(404);
    expect(await kept()).toBe(before - 1);
    const thread = await test.call('GET', `/messagerie/${applicationId}`, { token: company.token });
    expect(thread.json().sent).toEqual({ letter: 'Bonjour.', cv: null });
  });
});

describe('a CV that is deleted while it is read', () => {
  it('is not there', async () => {
    const id = await aCv(test, member);
    const { files } = test.platform;
    const viewer = { memberId: member.id } as Viewer;
    // The CV is deleted after its row was read and before its content is opened.
    const open = async (fileId: string) => {
      await remove(id);
      await test.drain();
      return files.open(fileId);
    };
    await expect(readCv({ ...test.platform, files: { ...files, open } }, viewer, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('at night', () => {
  it('files that no row names go once they are a day old, and the others stay', async () => {
    const cv = await aCv(test, member);
    const orphan = '0199a4e2-0000-4000-8000-000000000001';
    await test.platform.files.put(orphan, aPdf());
    const sweep = async () => {
      await addJob(test.platform.database.db, 'files.sweep', {});
      await test.drain();
    };
    await sweep();
    const names = async () => (await Array.fromAsync(test.platform.files.list())).map((file) => file.id);
    expect(await names()).toContain(orphan);
    test.clock.advance(25 * 3_600_000);
    try {
      await sweep();
      expect(await names()).not.toContain(orphan);
    } finally {
      test.clock.advance(-25 * 3_600_000);
    }
    expect((await read(cv)).statusCode).toBe(200);
  });
});

describe('with files in an object store', () => {
  it('a CV is kept, given back, refused while the store is away, and removed', async () => {
    const bucket = await anObjectStore();
    const site = await createTestApp({
      environment: { NETWORK_LIMITS: 'off', S3_URL: bucket.url('basoche/cv') },
    });
    try {
      const { token } = await aMember(site);
      const post = () => site.call('POST', '/jobs/cv', { token, body: { file: aPdf() } });
      const { id } = (await post()).json();
      const answer = await site.call('GET', `/jobs/cv/${id}`, { token });
      expect(answer.rawPayload.equals(await pdf(aPdf()))).toBe(true);
      bucket.failWith(503);
      const refused = await post();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.json().title).toContain('fichiers');
      bucket.failWith(200, 0);
      expect((await site.call('GET', '/jobs/cv', { token })).json()).toHaveLength(1);
      await site.call('DELETE', `/jobs/cv/${id}`, { token });
      await site.drain();
      expect(bucket.objects.size).toBe(0);
    } finally {
      await site.close();
      await bucket.close();
    }
  });
});
