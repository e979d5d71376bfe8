import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../test/archives.ts';
import { type ZippedFile, zipStream } from './zip-stream.ts';

const at = new Date('2037-01-10T09:00:00Z');
const named = (path: string, open: ZippedFile['open']): ZippedFile => ({ path, open });
const whole = named('avant.txt', async () => ['tout', ' entier']);

describe('a ZIP that is written', () => {
  it('holds its files whole, in their order, and its bytes depend on nothing else', async () => {
    const files = [whole, { ...named('après.pdf', async () => Readable.from(['%PDF'])), isPacked: true }];
    const [first, again] = [await buffer(zipStream(files, { at })), await buffer(zipStream(files, { at }))];
    expect([...(await readZip(first))]).toEqual([
      ['avant.txt', 'tout entier'],
      ['après.pdf', '%PDF'],
    ]);
    expect(again.equals(first)).toBe(true);
  });

  const unreadable = new Error('illisible');
  async function* cut() {
    yield 'le début';
    throw unreadable;
  }
  async function* noList(): AsyncGenerator<ZippedFile> {
    yield whole;
    throw unreadable;
  }
  const failing = () =>
    new Readable({
      read() {
        this.destroy(unreadable);
      },
    });
  it.each<[string, () => AsyncIterable<ZippedFile> | Iterable<ZippedFile>]>([
    ['a content that is cut', () => [whole, named('coupé.txt', async () => cut())]],
    ['a stream that cannot be read', () => [whole, named('illisible.txt', async () => failing())]],
    ['a content that cannot be opened', () => [whole, named('fermé.txt', () => Promise.reject(unreadable))]],
    ['a list that fails', noList],
  ])('fails with %s, whenever its reader comes', async (_, list) => {
    await expect(buffer(zipStream(list(), { at }))).rejects.toBe(unreadable);
    const late = zipStream(list(), { at });
    await expect.poll(() => late.destroyed).toBe(true);
    await expect(pipeline(late, (parts) => buffer(parts))).rejects.toBe(unreadable);
  });

  it('releases the content that is open when its reader leaves', async () => {
    const content = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    const zip = zipStream([named('long.bin', async () => content)], { at });
    for await (const part of zip) if (part.length > 1_000) break;
    await expect.poll(() => content.destroyed).toBe(true);
  });
});
