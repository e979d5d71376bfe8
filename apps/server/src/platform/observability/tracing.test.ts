import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { openObserved } from '../../../test/observed.ts';
import { openReceiver, type Receiver } from '../../../test/receiver.ts';
import { openLog } from './log.ts';
import { withLogScope } from './log-context.ts';

let receiver: Receiver;
let lines: { msg: string; level: number; traceId?: string; route?: string; requestId?: string }[] = [];
const log = openLog('info', { write: (line) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  receiver = await openReceiver();
  lines = [];
});
afterEach(() => receiver.close());

const openSite = async (environment: Record<string, string> = {}) => {
  const { tracing } = openObserved(receiver, environment, log);
  const site = await createTestApp({ log, tracing });
  return { ...site, tracing };
};

const answered = () => lines.filter(({ msg }) => msg === 'Answered');
const sent = () => Buffer.concat(receiver.received.map(({ body }) => body));
const isSent = (traceId = '') => traceId !== '' && sent().includes(Buffer.from(traceId, 'hex'));

test('each answer is a trace with the statements that it ran, and its log line carries the id', async () => {
  const site = await openSite();
  const { token } = await aMember(site);
  const port = await site.listen();
  // One connection: what belongs to a request must not reach the next.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      get({ port, path: '/api/auth/me', agent, headers }, (answer) => resolve(text(answer))).on(
        'error',
        reject,
      );
    });
  }
  agent.destroy();
  await site.call('GET', '/health');
  await site.close();
  await site.tracing.close();
  const [one, other] = answered();
  expect(one?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(other?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(one?.traceId).not.toBe(other?.traceId);
  expect([one, other].map((line) => isSent(line?.traceId))).toEqual([true, true]);
  expect(receiver.received[0]?.path).toBe('/v1/traces');
  const texts = receiver.texts();
  for (const name of ['GET /api/auth/me', 'http.response.status_code', one?.requestId, 'select session'])
    expect(texts).toContain(name);
  expect(texts).not.toContain('/api/health');
  expect(site.tracing.counts().sent).toBe(site.tracing.counts().made);
});

test('a request that the program makes itself, for a page, belongs to the trace of that page', async () => {
  const site = await openSite();
  const span = site.tracing.begin('server', 'a page', {});
  // The call begins where it is awaited.
  const ask = async () => (await site.call('GET', '/missions')).statusCode;
  await withLogScope({ requestId: 'sampled', span }, ask);
  await withLogScope({ requestId: 'not sampled' }, ask);
  span?.end();
  await site.close();
  await site.tracing.close();
  expect(answered().map(({ traceId }) => traceId)).toEqual([span?.traceId, undefined]);
});

test('what a job logs carries the id of its trace', async () => {
  const site = await openSite();
  const body = { email: 'trace@exemple.fr', password: 'une bien longue phrase', companyName: 'Étude' };
  await site.call('POST', '/auth/register/company', { body });
  await site.drain();
  await site.close();
  await site.tracing.close();
  const ofJob = lines.find((line) => 'task' in line && line.traceId !== undefined);
  expect(isSent(ofJob?.traceId)).toBe(true);
  for (const name of ['auth.sendConfirmation', 'basoche.job.late_ms'])
    expect(receiver.texts()).toContain(name);
});

test('only the share that is asked for is traced, and the rest has no id', async () => {
  const site = await openSite({
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await site.call('GET', '/missions');
  await site.close();
  await site.tracing.close();
  expect(answered()[0]?.traceId).toBeUndefined();
  expect(receiver.received).toEqual([]);
});

test('a collector that fails, or never answers, is logged once, and neither answers nor the end wait for it', async () => {
  const site = await openSite({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=one%20two' });
  receiver.answerWith(400);
  // More than one batch of 512.
  for (let turn = 0; turn < 400; turn += 1) await site.call('GET', '/missions');
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1);
  expect(receiver.received[0]?.headers['api-key']).toBe('one two');
  const warned = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  expect(warned()).toEqual([expect.stringContaining('collector')]);
  expect(site.tracing.counts().sent).toBe(0);
  receiver.answerWith(null);
  for (let turn = 0; turn < 400; turn += 1) await site.call('GET', '/missions');
  await expect.poll(() => receiver.waiting()).toBe(1);
  await site.close();
  await site.tracing.close();
  // The last batch was given up before the collector gave it back.
  expect(receiver.waiting()).toBeGreaterThan(0);
  expect(answered().length).toBe(800);
  expect(warned()).toHaveLength(1);
});
