import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, runProgram, startProgram } from '../test/program.ts';

let dataDir: string;
let program: Program;
let environment: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-program-'));
  environment = { DATA_DIR: dataDir };
  program = await startProgram(environment);
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

test('it starts with nothing set, and keeps what it answered', async () => {
  const registered = await post('/auth/register/company', { email, password, companyName: 'Étude' });
  expect(registered.status).toBe(201);
  expect(await ready()).toBe(200);
});

test('a second start beside it says so in one sentence, and leaves', async () => {
  const second = await runProgram('main.ts', environment);
  expect(second.code).toBe(1);
  expect(second.said.trim()).toMatch(
    /^Basoche already runs on .+ \(process \d+\): stop it first, or give this one another DATA_DIR\.$/,
  );
  expect(await ready()).toBe(200);
});

test('the operator verifies a member beside the live program; what fails exits non-zero', async () => {
  const verified = await runProgram('admin.ts', environment, ['members', 'verify', email]);
  expect([verified.code, verified.said.trim()]).toEqual([0, `Étude (${email}) is verified.`]);
  const unverified = await runProgram('admin.ts', environment, ['members', 'unverify', email]);
  expect([unverified.code, unverified.said.trim()]).toEqual([0, `Étude (${email}) is no longer verified.`]);
  const unknown = await runProgram('admin.ts', environment, ['members', 'verify', 'no@exemple.fr']);
  expect([unknown.code, unknown.said.trim()]).toEqual([1, 'No member has the address no@exemple.fr.']);
  const jobs = await runProgram('admin.ts', environment, ['jobs', 'failed']);
  expect([jobs.code, jobs.said.trim()]).toEqual([0, 'No job has failed.']);
  expect((await runProgram('admin.ts', environment, ['members', 'crown', email])).code).toBe(1);
});

test('SIGTERM: it ends with its database, says that nothing failed, and the next start finds everything', async () => {
  program.process.kill('SIGTERM');
  expect(await program.exited).toBe(0);
  await expect(readFile(join(dataDir, 'postgres/cluster/postmaster.pid'))).rejects.toThrow(/ENOENT/);
  program = await startProgram(environment);
  await expect.poll(ready).toBe(200);
  expect(await accountIsThere()).toBe(403);
});

test('a wrong value stops the start with one sentence', async () => {
  const refused = await runProgram('main.ts', { ...environment, ROLE: 'boss' });
  expect([refused.code, refused.said.trim()]).toEqual([1, 'ROLE must be web, worker or both.']);
});
