import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { addressesOf } from '../test/database.ts';
import { aMember, testPassword } from '../test/factories.ts';
import { freePort } from '../test/free-port.ts';
import { type Program, runProgram, startProgram, startWorkerProgram } from '../test/program.ts';
import { openReceiver } from '../test/receiver.ts';
import { openLog } from './platform/observability/log.ts';

const document = (path: string) => readFile(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

/** Names of the metrics in a Prometheus expression. */
const measuresOf = (text: string): Set<string> =>
  new Set(
    text.match(
      /\b(?:http|job|queue|sockets|database|edge|replica|redis|payments|process|public|nodejs|tracing)_[a-z0-9_]+/g,
    ),
  );

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly jobId?: string;
  readonly task?: string;
  readonly route?: string;
  readonly status?: number;
}

describe('what a program tells those who run it', () => {
  let test: TestApp;
  const written: string[] = [];
  const lines = (): Line[] => written.map((line) => JSON.parse(line));
  beforeAll(async () => {
    const log = openLog('info', { write: (line) => written.push(line) });
    test = await createTestApp({ log, environment: { NETWORK_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  it('an answer is one line, with the id that the answer carries and the pattern of its route', async () => {
    const { id, token } = await aMember(test);
    written.length = 0;
    const answer = await test.call('GET', `/users/${id}?secret=mot-de-passe`, { token });
    const answered = lines().filter(({ msg }) => msg === 'Answered');
    expect(answered).toHaveLength(1);
    expect(answered[0]).toMatchObject({
      requestId: answer.headers['x-request-id'],
      route: '/api/users/:id',
      status: 200,
    });
    expect(written.join('')).not.toContain(id);
    expect(written.join('')).not.toContain('mot-de-passe');
  });

  it('what a request and a job log names them', async () => {
    const { email } = await aMember(test);
    const said: unknown[] = [];
    const { passwords } = test.platform;
    const { compare } = passwords;
    Object.assign(passwords, {
      compare: (...given: Parameters<typeof compare>) => {
        test.platform.log.info('compared');
        return compare(...given);
      },
    });
    written.length = 0;
    const answer = await test.call('POST', '/auth/login', { body: { email, password: testPassword } });
    said.push(lines().find(({ msg }) => msg === 'compared')?.requestId);
    expect(said).toEqual([answer.headers['x-request-id']]);
    Object.assign(passwords, { compare });
    expect(written.join('')).not.toContain(testPassword);
  });

  it('measures are told on the machine itself, and to nobody behind a proxy', async () => {
    expect((await test.call('GET', '/metrics')).statusCode).toBe(200);
    for (const headers of [{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }]) {
      expect((await test.call('GET', '/metrics', { headers })).statusCode).toBe(404);
    }
  });
});

describe('the dashboard, the alerts and the runbook', () => {
  let test: TestApp;
  let web: Program;
  let worker: Program;
  let healthPort: number;
  beforeAll(async () => {
    test = await createTestApp();
    healthPort = await freePort();
    const common = {
      ...addressesOf(test.databaseUrl),
      DATA_DIR: test.platform.config.dataDir,
      LOG_LEVEL: 'error',
    };
    web = await startProgram({ ...common, ROLE: 'web' });
    worker = await startWorkerProgram({ ...common, HEALTH_PORT: String(healthPort) });
  });
  afterAll(async () => {
    for (const program of [web, worker]) program.process.kill('SIGTERM');
    await Promise.all([web.exited, worker.exited]);
    await test.close();
  });

  const read = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };

  it('a worker says at its own port that it is alive and ready, what it measures, and nothing else', async () => {
    const at = `http://127.0.0.1:${healthPort}/api`;
    expect(await read(`${at}/health`)).toEqual({ status: 200, text: '{"status":"ok"}' });
    await expect.poll(async () => (await read(`${at}/ready`)).status).toBe(200);
    expect((await read(`${at}/metrics`)).text).toMatch(/^database_up 1$/m);
    expect((await read(`${at}/missions`)).status).toBe(404);
  });

  it('name only what the program measures', async () => {
    // Metrics of answers and of jobs exist after the first of each.
    await read(`${web.address}/api/missions`);
    const told = [
      await read(`${web.address}/api/metrics`),
      await read(`http://127.0.0.1:${healthPort}/api/metrics`),
    ];
    const known = new Set(
      told.flatMap(({ text }) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)),
    );
    const wanted = new Set([
      ...measuresOf(await document('operation/alerts.yml')),
      ...measuresOf(await document('operation/dashboard.json')),
    ]);
    const unknown = [...wanted].filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(wanted.size).toBeGreaterThan(8);
    expect(unknown).toEqual([]);
  });

  it('ask each alert and each panel for a metric', async () => {
    const { panels } = JSON.parse(await document('operation/dashboard.json'));
    const asked = [
      ...panels.map(({ targets }: { targets: { expr: string }[] }) =>
        targets.map(({ expr }) => expr).join(' '),
      ),
      ...[...(await document('operation/alerts.yml')).matchAll(/^ *expr: (.+)$/gm)].map(([, expr]) => expr),
    ];
    expect(asked.length).toBeGreaterThan(25);
    const empty = asked.filter((expr) => measuresOf(expr).size === 0);
    expect(empty).toEqual(['up{job="basoche"} == 0']);
  });

  it('say what each alert means', async () => {
    const alerts = [...(await document('operation/alerts.yml')).matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    const runbook = await document('RUNBOOK.md');
    const [, told = ''] = /^## What each alert means$(.*?)^## /ms.exec(runbook) ?? [];
    expect([...told.matchAll(/^### (\w+)$/gm)].map(([, name]) => name).sort()).toEqual(alerts.sort());
    expect(alerts.length).toBeGreaterThan(8);
  });
});

describe('what watches the program', () => {
  let test: TestApp;
  let common: Record<string, string>;
  beforeAll(async () => {
    test = await createTestApp();
    common = {
      ...addressesOf(test.databaseUrl),
      DATA_DIR: test.platform.config.dataDir,
      ROLE: 'web',
      NODE_OPTIONS: `--import=${new URL('../test/watched-program.ts', import.meta.url).href}`,
    };
  });
  afterAll(() => test.close());

  const ended = async ({ process, exited }: Program) => {
    process.kill('SIGTERM');
    expect(await exited).toBe(0);
  };

  it('is not loaded where nothing asks for it', async () => {
    const bare = await startProgram(common);
    await ended(bare);
    expect(bare.said()).not.toContain('loaded');
  });

  it('is loaded where it is asked for, and a collector that is away disturbs neither answers nor the end', async () => {
    // The port of discarded things: nothing listens there.
    const watched = await startProgram({
      ...common,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      SENTRY_DSN: 'http://key@127.0.0.1:9/1',
    });
    expect((await fetch(`${watched.address}/api/missions`)).status).toBe(200);
    await ended(watched);
    expect(watched.said()).toContain('loaded @opentelemetry/sdk-trace');
    expect(watched.said()).toContain('loaded observability/sentry');
  });

  it('hears of a failure that ends the program, without its message', async () => {
    const receiver = await openReceiver();
    const dsn = receiver.url.replace('//', '//key@');
    const failing = await startProgram({ ...common, SENTRY_DSN: `${dsn}/1` });
    failing.process.kill('SIGUSR2');
    expect(await failing.exited).toBe(1);
    await receiver.close();
    expect(receiver.texts()).toContain('"type":"TypeError"');
    expect(receiver.texts()).not.toContain('Jean Dupont');
  });

  it('is told by one sentence what is wrong', async () => {
    const { code, said } = await runProgram('main.ts', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' });
    expect([code, said.trim()]).toEqual([
      1,
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf: the collector listens for it at its port 4318.',
    ]);
  });
});
