import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Program, startProgram } from '../program.ts';

let dataDir: string;
let program: Program;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-crash-'));
});
afterEach(async () => {
  program.process.kill('SIGTERM');
  await program.exited;
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

const start = async (environment: Record<string, string> = {}) => {
  program = await startProgram({ DATA_DIR: dataDir, ...environment });
};

const password = 'une bien longue phrase';
const post = (path: string, body: object) =>
  fetch(`${program.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const emails = Array.from({ length: 30 }, (_, index) => `etude-${index}@exemple.fr`);

/** Registers all of them in parallel. Returns those answered so far, and all at the end. */
const registerAll = () => {
  const answered: string[] = [];
  const register = async (email: string) => {
    const { status } = await post('/auth/register/company', { email, password, companyName: 'Étude' });
    if (status === 201) answered.push(email);
  };
  return { answered, settled: Promise.allSettled(emails.map(register)) };
};

const databasePid = async () => {
  const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
};
const ready = async () => (await fetch(`${program.address}/api/ready`)).status;

/** Expects a mail to each address, sent by the job of its registration. */
const expectLetters = async (addresses: readonly string[]) => {
  const folder = join(dataDir, 'mail');
  const written = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return addresses.filter((address) => !letters.some((letter) => letter.includes(address)));
  };
  await expect.poll(written, { timeout: 30_000, interval: 200 }).toEqual([]);
};

/** The addresses are not confirmed yet: a 403 proves that the account exists and the password is right. */
const expectAccounts = async (addresses: readonly string[]) => {
  for (const email of addresses) {
    expect([email, (await post('/auth/login', { email, password })).status]).toEqual([email, 403]);
  }
};

test('kill -9 of the program and of its database while requests run: nothing answered is lost, jobs go on', async () => {
  await start();
  const { answered, settled } = registerAll();
  await expect.poll(() => answered.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(2);
  const pid = await databasePid();
  program.process.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await Promise.all([program.exited, settled]);

  await start();
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  await expectAccounts(answered);
  await expectLetters(answered);
}, 90_000);

test('SIGTERM, twice, while requests and jobs run: it ends within ten seconds, with its database, and loses nothing', async () => {
  // A mail server that accepts connections and never answers: jobs run until they are told to stop.
  const held: Socket[] = [];
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    held.push(socket);
  });
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'info' });
  const halfSent = connect(Number(new URL(program.address).port), '127.0.0.1');
  halfSent.on('error', () => undefined);
  halfSent.write('POST /api/auth/login HTTP/1.1\r\nhost: basoche.test\r\ncontent-length: 500\r\n\r\n{');

  const { answered, settled } = registerAll();
  await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const asked = performance.now();
  program.process.kill('SIGTERM');
  await expect.poll(program.said, { interval: 5 }).toContain('Stopping');
  program.process.kill('SIGTERM');
  expect(await program.exited).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  await expect(databasePid()).rejects.toThrow(/ENOENT/);
  await settled;
  expect(answered.length).toBeGreaterThan(0);
  for (const socket of held) socket.destroy();
  silent.close();

  await start();
  await expectAccounts(answered);
  await expectLetters(answered);
}, 90_000);
