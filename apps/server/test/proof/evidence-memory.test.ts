import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Limits the memory used to read files of evidence with any content, each in its own process. */

const large = 9 * 1024 * 1024;
const filled = (before: string, part: (index: number) => string, after: string): string => {
  const parts = [before];
  for (let length = before.length, index = 0; length < large - 2_000; index += 1) {
    const next = part(index);
    parts.push(next);
    length += Buffer.byteLength(next);
  }
  return `${parts.join('').replace(/,$/, '')}${after}`;
};
const head = '{"format":"basoche-evidence/1","thread":{"id":"x"},';
const entry = (index: number) =>
  `${JSON.stringify({ body: JSON.stringify({ kind: 'message', at: '2026-11-21T09:00:00.000Z', index }), hash: 'a'.repeat(64), texts: [{ position: index, text: 'é'.repeat(300), files: [] }] })},`;
const hostile = {
  'entries without end': () => filled(`${head}"entries":[`, () => '{},', ']}'),
  'one entry of many values': () => filled(`${head}"entries":[[`, () => '{},', ']]}'),
  'lists in lists': () => `${head}"x":${'['.repeat(large - 200)}`,
  'one long text': () => filled(`${head}"x":"`, () => 'é'.repeat(500), '"}'),
};
const grownBy = async (content: string | Uint8Array, name: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-evidence-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    const reader = join(import.meta.dirname, '../read-evidence.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [reader, path, '6']);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

it('a file of evidence is read in its parts: six of nine megabytes at once take a hundred megabytes more than one that is empty', async () => {
  const { isRead, entries, baseline, grownMegabytes } = await grownBy(
    filled(`${head}"entries":[`, entry, ']}'),
    'entries.json',
  );
  expect([isRead, entries > 8_000]).toEqual([true, true]);
  expect(grownMegabytes - baseline).toBeLessThan(100);
});

it.each(Object.entries(hostile))('a file of evidence takes no more where it is %s', async (_what, make) => {
  const { isRead, baseline, grownMegabytes } = await grownBy(make(), 'hostile.json');
  expect(isRead).toBe(false);
  expect(grownMegabytes - baseline).toBeLessThan(100);
});
