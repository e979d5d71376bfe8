import { pictureAddress } from '@basoche/contract/members/picture-addresses';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { deletePictures, storePictures } from './service.ts';
import type { PicturePurpose } from './store.ts';

let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { PURGE_URL: 'http://127.0.0.1:9/purge' } });
  owner = await aMember(test);
});
afterAll(() => test.close());

const drawn = async (width: number, height: number) =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    ),
  ]);

const keep = async (purpose: PicturePurpose, width: number, height: number): Promise<string> => {
  const file = await drawn(width, height);
  const [id] = await storePictures(test.platform, owner.id, [{ purpose, file }], async (_trx, ids) => ids);
  return id ?? '';
};

const ask = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });
const sizeOf = async (content: Buffer) => {
  const { width, height, format } = await sharp(content).metadata();
  return { width, height, format };
};
const storedFiles = async () => {
  const found: string[] = [];
  for await (const { id } of test.platform.files.list()) found.push(id);
  return found.sort();
};
const namedFiles = async () =>
  (await test.platform.database.db.selectFrom('stored_file').select('id').execute())
    .map(({ id }) => id)
    .sort();

describe('a picture', () => {
  it('is given in the width that is asked for, as WebP to who takes it and as JPEG to others', async () => {
    const id = await keep('portrait', 800, 600);
    const address = pictureAddress(id);
    const modern = await ask(`${address}/192`, { accept: 'image/avif,image/webp,*/*' });
    expect(await sizeOf(modern.rawPayload)).toEqual({ width: 192, height: 192, format: 'webp' });
    const plain = await ask(`${address}/96`);
    expect(await sizeOf(plain.rawPayload)).toEqual({ width: 96, height: 96, format: 'jpeg' });
    expect(plain.headers).toMatchObject({
      'content-type': 'image/jpeg',
      vary: expect.stringMatching(/accept/i),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'surrogate-key': `all ${id.slice(-12)} ${owner.id.slice(-12)}`,
    });
    expect(Number(plain.headers['content-length'])).toBe(plain.rawPayload.length);
    expect(await sizeOf((await ask(address)).rawPayload)).toMatchObject({ width: 384 });
    const again = await ask(`${address}/96`, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const several = await ask(`${address}/96`, { 'if-none-match': `"another", W/${plain.headers.etag}` });
    expect(several.statusCode).toBe(304);
  });

  it('that is wide keeps its shape, and is never drawn larger than it is', async () => {
    const address = pictureAddress(await keep('photo', 1_200, 800));
    expect(await sizeOf((await ask(`${address}/480`)).rawPayload)).toMatchObject({ width: 480, height: 320 });
    expect(await sizeOf((await ask(`${address}/1440`)).rawPayload)).toMatchObject({ width: 1_200 });
    const small = pictureAddress(await keep('logo', 120, 60));
    expect(await sizeOf((await ask(`${small}/384`)).rawPayload)).toMatchObject({ width: 96, height: 96 });
    await keep('photo', 1_600, 1);
    await keep('logo', 1, 1_600);
    const narrow = pictureAddress(await keep('photo', 8, 1_600));
    const asked = await ask(`${narrow}/480`, { accept: 'image/webp' });
    expect(await sizeOf(asked.rawPayload)).toEqual({ width: 8, height: 1_600, format: 'webp' });
  });

  it('of somebody who is suspended is given to nobody, until they are back', async () => {
    const address = pictureAddress(await keep('portrait', 100, 100));
    const suspend = (at: Date | null) =>
      test.platform.database.pool.query('update member set suspended_at = $2 where id = $1', [owner.id, at]);
    await suspend(test.clock.now());
    expect((await ask(`${address}/96`)).statusCode).toBe(404);
    await suspend(null);
    expect((await ask(`${address}/96`)).statusCode).toBe(200);
  });

  it('is nowhere else: other widths, other names, paths out of the folder', async () => {
    const address = pictureAddress(await keep('portrait', 200, 200));
    for (const path of [
      `${address}/97`,
      `${address}/0096`,
      `${address}/96/`,
      `${address}/..%2f96`,
      `${pictureAddress('0198c0de-0000-4000-8000-000000000000')}/96`,
      '/photos/..%2f..%2fetc%2fpasswd',
    ]) {
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
    }
    expect((await ask('/photos/%00/96')).statusCode).toBe(400);
  });

  it('that is dropped is gone with its files', async () => {
    const id = await keep('portrait', 400, 400);
    await test.platform.database.transaction((trx) => deletePictures(trx, [id]));
    expect((await ask(`${pictureAddress(id)}/96`)).statusCode).toBe(404);
    await test.drain();
    expect(await storedFiles()).toEqual(await namedFiles());
  });

  it('leaves no file behind where what it is kept for is refused, or its owner is gone', async () => {
    const before = await storedFiles();
    const file = await drawn(300, 300);
    const refused = storePictures(test.platform, owner.id, [{ purpose: 'photo', file }], () => {
      throw new Refusal('FORBIDDEN');
    });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const gone = await aMember(test);
    await test.call('DELETE', '/users/me', { token: gone.token });
    const late = storePictures(
      test.platform,
      gone.id,
      [{ purpose: 'portrait', file }],
      async () => undefined,
    );
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await storedFiles()).toEqual(before);
  });
});
