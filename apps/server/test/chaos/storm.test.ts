import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../database.ts';
import { runStorm } from './storm.ts';

/** Runs the short form; `npm run chaos -- messages` runs the long one. */
test('no message is lost, doubled, out of order or late when connections drop and the program is killed', async () => {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-storm-'));
  try {
    const aftermath = await runStorm({
      databaseUrl: database.url,
      dataDir,
      messages: 300,
      threads: 10,
      rate: 40,
      killEveryMs: 4_000,
      dropEveryMs: 2_000,
      seed: 5,
    });
    expect([...aftermath.violations, ...aftermath.broken]).toEqual([]);
    expect(aftermath).toMatchObject({ sent: 300, stored: 300, shown: 300 });
    expect(aftermath.kills).toBeGreaterThanOrEqual(1);
    expect(aftermath.drops).toBeGreaterThan(20);
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 90_000);
