import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { checksum } from '../checksum.ts';
import { picture } from '../documents.ts';
import { device, planted, refusedPictures } from '../pictures.ts';
import {
  aPart,
  namedFiles,
  type Parts,
  partOf,
  pictureTakers,
  send,
  senderFor,
  storedFiles,
  takers,
  takesDocument,
} from './uploads.ts';

/** Trust, "Input": uploaded pictures and documents are of the declared kind, or are refused. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const incoming = () => readdir(join(test.platform.config.dataDir, 'incoming')).catch(() => []);

const wordsOf = (body: { title: string; errors?: { message: string }[] }): string =>
  [body.title, ...(body.errors ?? []).map(({ message }) => message)].join(' ');

it('the calls that take files of members are known', () => {
  expect(pictureTakers.map(({ name }) => name).toSorted()).toEqual([
    'companies.updateLeader',
    'companies.updateLogo',
    'companies.updatePhotos',
    'companies.updatePresentation',
    'profiles.updatePicture',
  ]);
  expect(takers.map(({ name }) => name)).toContain('verification.addDocument');
});

describe.each(takers.map((route) => [route.name, route] as const))('%s', (_name, route) => {
  it('refuses what is no picture of its kind, beside its field, and keeps nothing of it', async () => {
    const sender = await senderFor(test, route);
    const before = [await checksum(test), await storedFiles(test)];
    for (const { what, content, status, words } of refusedPictures) {
      const bytes = await content();
      // A document may be larger than a picture, and has another status when it is too large.
      const isLargeDocument = status === 413 && takesDocument(route);
      if (isLargeDocument) continue;
      const answer = await send(test, route, sender, [aPart(route, bytes)]);
      expect([what, answer.statusCode], answer.body).toEqual([what, status]);
      expect(wordsOf(answer.json()), what).toContain(words);
      if (status === 400) expect(answer.json().errors[0].path, what).toBe(partOf(route));
    }
    expect([await checksum(test), await storedFiles(test)]).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  it('believes neither the name nor the type that are written beside the content', async () => {
    const sender = await senderFor(test, route);
    const script = aPart(route, Buffer.from(planted), { filename: 'photo.png', type: 'image/png' });
    expect((await send(test, route, sender, [script])).statusCode).toBe(415);
    const sound = aPart(route, await picture('png'), { filename: 'page.html', type: 'text/html' });
    const answer = await send(test, route, sender, [sound]);
    expect(answer.statusCode, answer.body).toBe(route.status);
    expect(answer.body).not.toContain('text/html');
  });

  it('takes a form that says one thing once', async () => {
    const sender = await senderFor(test, route);
    const file = aPart(route, await picture('png'));
    const text = { name: partOf(route), content: 'bonjour' };
    const field = { name: 'a', content: 'b' };
    const before = [await checksum(test), await storedFiles(test)];
    const forms: readonly (readonly [string, Parts, string])[] = [
      ['two files under one name', [file, file], 'INVALID_INPUT'],
      ['a file under a name that is not asked for', [{ ...file, name: 'other' }], 'INVALID_INPUT'],
      ['more files than there are', Array.from({ length: 12 }, () => file), 'INVALID_INPUT'],
      ['a file and a text under one name', [text, file], 'MALFORMED_REQUEST'],
      ['one text twice', [field, field, file], 'MALFORMED_REQUEST'],
      [
        'very many texts',
        [...Array.from({ length: 200 }, (_, at) => ({ ...field, name: `a${at}` })), file],
        'MALFORMED_REQUEST',
      ],
      ['a prototype', [{ ...file, name: '__proto__' }], 'MALFORMED_REQUEST'],
    ];
    for (const [what, parts, code] of forms) {
      const answer = await send(test, route, sender, parts);
      expect([what, answer.json().code], answer.body).toEqual([what, code]);
    }
    expect([await checksum(test), await storedFiles(test)]).toEqual(before);
    expect(await incoming()).toEqual([]);
    const beside = await send(test, route, sender, [{ name: 'member_id', content: sender.id }, field, file]);
    expect(beside.statusCode, beside.body).toBe(route.status);
  });

  it.each([
    ['climbs', '../../../etc/passwd.png'],
    ['climbs backwards', '..\\..\\passwd.png'],
    ['has a NUL', 'passwd\u0000.png'],
    ['is a page', `${planted}.png`],
    ['is very long', `${'a'.repeat(5_000)}.png`],
    ['is read backwards', 'passwd\u202egnp.exe'],
    ['ends its line', 'passwd.png\r\nX-Planted: oui'],
  ])('keeps a file whose name %s under a name of its own', async (_what, filename) => {
    const sender = await senderFor(test, route);
    const answer = await send(test, route, sender, [aPart(route, await picture('png'), { filename })]);
    expect(answer.statusCode, answer.body).toBe(route.status);
    // A document is returned under its cleaned name; a picture has no name.
    if (takesDocument(route)) expect(answer.json().name).toMatch(/^[a-z]{6,116}(gnp\.exe)?\.png$/);
    else expect(answer.body).not.toMatch(/passwd|alert|a{20}/);
    expect(answer.headers['x-planted']).toBeUndefined();
    expect(await storedFiles(test)).toEqual(await namedFiles(test));
    for (const id of await storedFiles(test))
      expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe('a document', () => {
  it('is kept without what its picture carried, and given to its owner alone, to be saved and nothing else', async () => {
    const route = takers.find(({ name }) => name === 'verification.addDocument');
    if (route === undefined) throw new Error('There is no call that takes a document.');
    const sender = await senderFor(test, route);
    const taken = await picture('jpeg', { width: 800, height: 600, orientation: 6 });
    expect(taken.includes(device)).toBe(true);
    const content = Buffer.concat([taken, Buffer.from(planted)]);
    const added = await send(test, route, sender, [
      aPart(route, content, { filename: '../Carte"\u202e.jpg' }),
    ]);
    expect(added.statusCode, added.body).toBe(201);
    const path = `/verification/documents/${added.json().id}`;
    const given = await test.call('GET', path, { token: sender.token });
    expect(given.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="Carte/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'image/jpeg',
    });
    expect((await sharp(given.rawPayload).metadata()).exif).toBeUndefined();
    for (const word of [planted, device, 'GPS']) expect(given.rawPayload.includes(word), word).toBe(false);
    expect((await test.call('GET', path, { token: (await senderFor(test, route)).token })).statusCode).toBe(
      404,
    );
    expect((await test.call('GET', path)).statusCode).toBe(401);
  });
});
