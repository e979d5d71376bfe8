import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, startProgram } from '../program.ts';

/** The program with an embedded database, after a kill of either. */

let dataDir: string;
let program: Program;
let environment: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-recovery-'));
  environment = { DATA_DIR: dataDir };
  program = await startProgram(environment);
  const registered = await post('/auth/register/company', { email, password, companyName: 'Étude' });
  expect(registered.status).toBe(201);
});
afterAll(async () => {
  program.process.kill('SIGTERM');
  await program.exited;
  await rm(dataDir, { recursive: true, force: true });
});

const email = 'etude@exemple.fr';
const password = 'une bien longue phrase';

const post = (path: string, body: object) =>
  fetch(`${program.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** The address is not confirmed yet: a 403 proves that the account exists and the password is right. */
const accountIsThere = async () => (await post('/auth/login', { email, password })).status;
const ready = async () => (await fetch(`${program.address}/api/ready`)).status;

test('kill -9 of the database: refused with 503 within two seconds, and served again by itself', async () => {
  const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  const statuses = new Set<number>();
  await expect
    .poll(
      async () => {
        const start = performance.now();
        const status = await accountIsThere();
        expect(performance.now() - start).toBeLessThan(2_000);
        statuses.add(status);
        return status;
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBe(403);
  expect([...statuses].filter((status) => status !== 403 && status !== 503)).toEqual([]);
  await expect.poll(ready, { timeout: 5_000 }).toBe(200);
}, 40_000);

test('kill -9 of the program: the next start finds its database and everything in it', async () => {
  program.process.kill('SIGKILL');
  await program.exited;
  program = await startProgram(environment);
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  expect(await accountIsThere()).toBe(403);
}, 40_000);

test('SIGTERM: it ends within ten seconds', async () => {
  const start = performance.now();
  program.process.kill('SIGTERM');
  expect(await program.exited).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
}, 60_000);
