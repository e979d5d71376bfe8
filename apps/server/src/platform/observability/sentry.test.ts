import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReceiver, type Receiver } from '../../../test/receiver.ts';
import { Refusal } from '../http/refusal.ts';
import { openLog } from './log.ts';
import { withLogScope } from './log-context.ts';
import { openSentry } from './sentry.ts';

let receiver: Receiver;
let now = 0;
const lines: string[] = [];
const log = openLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });

beforeEach(async () => {
  receiver = await openReceiver();
  lines.length = 0;
});
afterEach(() => receiver.close());

const opened = () => {
  const url = `${receiver.url}/api/7/envelope/`;
  return openSentry({ url, publicKey: 'key', environment: 'test', release: 'basoche@1' }, log, () => now);
};

const reported = () =>
  receiver.received.map(({ body }) => JSON.parse(body.toString('utf8').split('\n')[2] ?? ''));

const failing = (message: string): Error => {
  try {
    JSON.parse(message);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It could be read.');
};

test('an error that is logged is reported with its place, its route and its trace, without its message', async () => {
  const failures = opened();
  const cause = Object.assign(new Error('Key (email)=(jean@exemple.fr) exists'), { code: '23505' });
  const error = new Error('Jean Dupont is not valid', { cause });
  const span = {
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    add: () => undefined,
    end: () => undefined,
  };
  withLogScope({ requestId: 'r1', span }, () =>
    openLog('silent', { write: () => undefined }, failures).error({ err: error }, 'Silent'),
  );
  withLogScope({ requestId: 'r1', span }, () =>
    openLog('error', { write: () => undefined }, failures).error(
      { err: error, route: '/api/users/:id', email: 'jean@exemple.fr' },
      'Unexpected failure',
    ),
  );
  await failures.close();
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]).toMatchObject({
    path: '/api/7/envelope/',
    headers: { 'x-sentry-auth': expect.stringContaining('sentry_key=key') },
  });
  const [event] = reported();
  expect(event).toMatchObject({
    transaction: '/api/users/:id',
    tags: { requestId: 'r1' },
    contexts: { trace: { trace_id: span.traceId, span_id: span.spanId } },
    exception: {
      values: [
        { type: 'Error', value: '23505' },
        { type: 'Error', value: '' },
      ],
    },
  });
  const frame = event.exception.values[1].stacktrace.frames.at(-1);
  expect(frame).toMatchObject({
    in_app: true,
    filename: expect.stringMatching(/^apps\/server\/src\/.*sentry\.test\.ts$/),
  });
  expect(receiver.texts()).not.toMatch(/jean|dupont/i);
});

test('neither a refusal nor a database that is away is reported', async () => {
  const failures = opened();
  failures.report(new Refusal('NOT_FOUND'));
  failures.report(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  failures.report(failing('nonsense'));
  await failures.close();
  expect(reported().map(({ exception }) => exception.values[0].type)).toEqual(['SyntaxError']);
});

test('an error is reported once in a minute, with how often it came; and twenty in all', async () => {
  const failures = opened();
  const same = failing('nonsense');
  for (let time = 0; time < 3; time += 1) failures.report(same, { task: 'files.sweep' });
  now += 60_000;
  failures.report(same, { task: 'files.sweep' });
  await failures.close();
  expect(reported().map(({ tags }) => tags)).toEqual([
    { task: 'files.sweep' },
    { task: 'files.sweep', repeated: 2 },
  ]);
  now += 60_000;
  for (let kind = 0; kind < 40; kind += 1) {
    failures.report(same, { task: `task ${kind}` });
    await failures.close();
  }
  expect(reported()).toHaveLength(22);
});

test('a service that answers with an error, or not at all, is logged once and waited for by nobody', async () => {
  const failures = opened();
  receiver.answerWith(500);
  for (const task of ['one', 'two']) failures.report(failing('nonsense'), { task });
  await failures.close();
  expect(lines.filter((line) => line.includes('cannot be sent'))).toHaveLength(1);
  receiver.answerWith(200);
  failures.report(failing('nonsense'), { task: 'three' });
  await failures.close();
  expect(lines.at(-1)).toContain('can be sent again');
  receiver.answerWith(null);
  for (let task = 0; task < 8; task += 1) failures.report(failing('nonsense'), { task: `late ${task}` });
  await expect.poll(() => receiver.waiting()).toBe(5);
  await failures.close();
  // It gave up waiting before the service did.
  expect(receiver.waiting()).toBe(5);
});
