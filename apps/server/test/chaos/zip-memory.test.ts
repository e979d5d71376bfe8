import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { addressesOf } from '../database.ts';
import { aMember } from '../factories.ts';
import { aHeldDocument, aHeldFile, anAgreement } from '../held-files.ts';
import { type Program, startProgram } from '../program.ts';

/** Memory of the program while a client downloads a vigilance file that is far larger than allowed. */

const files = 40;
const megabyte = 1_048_576;
const megabytesEach = 10;

let test: TestApp;
let program: Program;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', VIGILANCE: 'tell' };
  test = await createTestApp({ environment });
  const { dataDir: DATA_DIR } = test.platform.config;
  program = await startProgram({ ...addressesOf(test.databaseUrl), DATA_DIR, ROLE: 'web', ...environment });
});
afterAll(async () => {
  program.process.kill('SIGTERM');
  await program.exited;
  await test.close();
});

/** Resident size of the program in megabytes: now, or its maximum so far. */
const megabytes = async (name: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${program.process.pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
};

it('a download of four hundred megabytes passes through the memory in parts', async () => {
  const [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
  const id = await anAgreement(test, client, candidate);
  await aHeldFile(test, candidate);
  const download = async (): Promise<number> => {
    const answer = await fetch(`${program.address}/api/messagerie/vigilance/collect/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(answer.status).toBe(200);
    let bytes = 0;
    for await (const part of answer.body ?? []) bytes += part.length;
    return bytes / megabyte;
  };
  // Loads everything that a small file needs: fonts, and the code that draws the index.
  await download();
  const before = await megabytes('VmHWM');
  const pages = [];
  for (let page = 0; page < files; page += 1)
    pages.push(Uint8Array.from(randomBytes(megabytesEach * megabyte)));
  await aHeldDocument(test, candidate, 'registration', { days: -1, files: pages });
  const start = performance.now();
  expect(await download()).toBeGreaterThan(files * megabytesEach);
  const seconds = (performance.now() - start) / 1_000;
  const [highest, now] = [await megabytes('VmHWM'), await megabytes('VmRSS')];
  const figures = { before, highest, now, seconds };
  console.info(
    Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure.toFixed(1)}`)
      .join(', '),
  );
  expect(highest - before).toBeLessThan(100);
});
