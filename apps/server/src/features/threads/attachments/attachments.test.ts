import { attachmentBytes, attachmentsPendingAtMost } from '@basoche/domain/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aDocx, animatedPng, aPicture, picture, wordParts } from '../../../../test/documents.ts';
import type { TestMember } from '../../../../test/factories.ts';
import { aFile, anAttachment, aPdf } from '../../../../test/files.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { sweepAttachments } from './service.ts';

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  world = await aWorld(test, 'talking');
});
afterAll(() => test.close());

const path = (rest = '') => `/messagerie/${world.applicationId}/attachments${rest}`;
const bring = (file: File, { token }: TestMember = world.candidate) =>
  test.call('POST', path(), { token, body: { file } });
const get = (id: string, { token }: Pick<TestMember, 'token'>, rest = '') =>
  test.call('GET', path(`/${id}${rest}`), { token });
const takeBack = (id: string, { token }: TestMember) => test.call('DELETE', path(`/${id}`), { token });
const kept = async () => (await Array.fromAsync(test.platform.files.list())).length;

describe('an uploaded file', () => {
  it.each([
    ['a PDF', async () => aPdf('Contrat de bail.pdf'), { name: 'Contrat de bail.pdf', kind: 'pdf' }],
    ['a document of Word', async () => aDocx('Projet.docx'), { name: 'Projet.docx', kind: 'docx' }],
    ['a photograph', async () => aPicture('jpeg', 'IMG_1.JPEG'), { name: 'IMG_1.jpg', kind: 'jpeg' }],
    [
      'a PNG called a photograph',
      async () => aPicture('png', 'scan.jpg'),
      { name: 'scan.jpg.png', kind: 'png' },
    ],
  ])('is taken where it is %s, by its content', async (_what, make, expected) => {
    const answer = await bring(await make());
    expect([answer.statusCode, answer.json()], answer.body).toMatchObject([201, expected]);
  });

  it('is returned unchanged to its uploader, always as a download, and to nobody else yet', async () => {
    const file = aDocx('Été «\u00a0à relire\u00a0».docx');
    const { id, bytes } = (await bring(file)).json();
    const answer = await get(id, world.candidate);
    expect(bytes).toBe(file.size);
    expect(answer.rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    for (const other of [world.owner, world.otherCandidate, world.guest]) {
      expect((await get(id, other)).statusCode).toBe(404);
    }
  });

  it('loses its place of capture, and has a small preview', async () => {
    const { id } = (
      await bring(await aPicture('jpeg', 'a.jpg', { width: 1_200, height: 800, orientation: 6 }))
    ).json();
    const whole = await get(id, world.candidate);
    const metadata = await sharp(whole.rawPayload).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([800, 1_200, undefined]);
    const small = await get(id, world.candidate, '/preview');
    expect(small.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(small.rawPayload).metadata()).height).toBe(400);
    const { id: pdf } = (await bring(aPdf())).json();
    expect((await get(pdf, world.candidate, '/preview')).statusCode).toBe(404);
  });

  it.each<readonly [string, () => File | Promise<File>, number, string]>([
    [
      'a drawing that a browser runs',
      () => aFile('<svg onload="alert(1)"/>', 'a.svg'),
      415,
      'n’est pas au format PDF, DOCX, JPEG ou PNG',
    ],
    ['a page', () => aFile('<html></html>', 'a.docx'), 415, 'au format'],
    ['a program', () => aFile('MZ\u0090\u0000', 'bail.pdf'), 415, 'au format'],
    ['an archive', () => aDocx('a.docx', [{ name: 'a.txt', content: 'a' }]), 415, 'au format'],
    [
      'an old document of Word',
      () => aFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'a.doc'),
      400,
      'ancien format de Word',
    ],
    [
      'a document with macros',
      () => aDocx('a.docx', [...wordParts, { name: 'word/vbaProject.bin', content: 'x' }]),
      400,
      'macros',
    ],
    [
      'a document that swells',
      () => aDocx('a.docx', [...wordParts, { name: 'word/a.xml', content: Buffer.alloc(160 * 1024 * 1024) }]),
      400,
      'démesuré',
    ],
    ['an animation', async () => aFile(Uint8Array.from(await animatedPng()), 'a.png'), 400, 'animée'],
    [
      'a picture that was cut',
      async () =>
        aFile(
          Uint8Array.from((await picture('jpeg', { width: 600, height: 600 })).subarray(0, 3_000)),
          'a.jpg',
        ),
      400,
      'endommagé',
    ],
    ['empty', () => aFile(''), 400, 'vide'],
    ['too large', () => aFile(new Uint8Array(attachmentBytes + 1)), 413, 'dépasse 10\u00a0Mo'],
  ])(
    'is refused where it is %s, with what to do, and nothing is kept',
    async (_what, make, status, words) => {
      const before = await kept();
      const answer = await bring(await make());
      const { title, errors = [] } = answer.json();
      expect(answer.statusCode, answer.body).toBe(status);
      expect([title, ...errors.map(({ message }: { message: string }) => message)].join(' ')).toContain(
        words,
      );
      expect(await kept()).toBe(before);
    },
  );

  it('is refused to a party who has not consented, and once the thread is closed', async () => {
    world = await aWorld(test, 'new');
    const early = await bring(aPdf());
    expect([early.statusCode, early.json().code]).toEqual([403, 'NDA_REQUIRED']);
    world = await aWorld(test, 'talking');
    await test.call('POST', `/messagerie/action/refuseCandidate/${world.applicationId}`, {
      token: world.owner.token,
      body: {},
    });
    const late = await bring(aPdf());
    expect([late.statusCode, late.json().code]).toEqual([403, 'MESSAGES_CLOSED']);
  });

  it('has a maximum number of others, however many are uploaded at once', async () => {
    for (let brought = 0; brought < attachmentsPendingAtMost - 2; brought += 1) {
      await anAttachment(test, world.applicationId, world.candidate);
    }
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: 6 }, () => bring(aPdf())));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      status: 409,
      code: 'TOO_MANY_ATTACHMENTS',
    });
    expect(await kept()).toBe(before + 2);
    expect((await bring(aPdf(), world.owner)).statusCode).toBe(201);
  });

  it('is deleted by its uploader, once, with its content', async () => {
    const id = await anAttachment(test, world.applicationId, world.candidate);
    await test.drain();
    const before = await kept();
    expect((await takeBack(id, world.owner)).statusCode).toBe(404);
    expect((await takeBack(id, world.candidate)).statusCode).toBe(204);
    expect((await takeBack(id, world.candidate)).statusCode).toBe(404);
    expect((await get(id, world.candidate)).statusCode).toBe(404);
    await test.drain();
    expect(await kept()).toBe(before - 1);
  });
});

describe('an upload that nobody sends', () => {
  it('is deleted after a day, and not before', async () => {
    const id = await anAttachment(test, world.applicationId, world.candidate);
    const waits = async () =>
      (await test.platform.database.db.selectFrom('attachment').select('id').where('id', '=', id).execute())
        .length === 1;
    test.clock.advance(23 * 3_600_000);
    await sweepAttachments(test.platform);
    expect(await waits()).toBe(true);
    test.clock.advance(2 * 3_600_000);
    await sweepAttachments(test.platform);
    expect(await waits()).toBe(false);
  });
});
