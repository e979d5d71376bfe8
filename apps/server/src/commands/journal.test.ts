import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { aMember } from '../../test/factories.ts';
import { recordAct } from '../features/back-office/journal/service.ts';
import { journalCommands } from './journal.ts';

let site: TestApp;
let folder: string;
beforeAll(async () => {
  site = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'basoche-journal-'));
  const { id } = await aMember(site, { kind: 'STAFF', staffRole: 'admin' });
  await site.platform.database.transaction((trx) =>
    recordAct(
      trx,
      { memberId: id, kind: 'STAFF', role: 'admin' },
      { act: 'ledger/export', on: { kind: 'ledger', id: '2026-10-01/2026-10-31' } },
      site.clock.now(),
    ),
  );
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (name: string, ...parameters: string[]) => journalCommands[name]?.run(site.platform, parameters);

it('the journal is checked, and written to a file that its owner alone reads', async () => {
  expect(await run('journal check')).toBe('The journal is whole: 1 entries, each after the one before.');
  const file = join(folder, 'journal.jsonl');
  expect(await run('journal export', file)).toContain(file);
  const line = JSON.parse((await readFile(file, 'utf8')).trimEnd());
  expect(line).toMatchObject({ number: 1, previous: '0'.repeat(64) });
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('a name that ends in .csv asks for a table', async () => {
  const file = join(folder, 'journal.csv');
  await run('journal export', file);
  expect(await readFile(file, 'utf8')).toMatch(/^\ufeffNuméro;.*\r\n1;/);
});

it('what is there already is not written over, and a place that is none is named', async () => {
  const file = join(folder, 'journal.jsonl');
  await expect(run('journal export', file)).rejects.toThrow('EEXIST');
  await expect(run('journal export', join(folder, 'nowhere', 'file'))).rejects.toThrow('ENOENT');
});
