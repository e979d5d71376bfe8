import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { watchHeartbeat } from './worker-heartbeat.ts';

const times = { staleMs: 20, lostMs: 40 };

test('it beats with the first look that succeeds, and is lost without another', async () => {
  const events = new EventEmitter();
  const heartbeat = watchHeartbeat(events, 1, times);
  try {
    expect(heartbeat.beats()).toBe(false);
    events.emit('worker:getJob:empty', {});
    await heartbeat.found;
    expect(heartbeat.beats()).toBe(true);
    await expect(heartbeat.lost).rejects.toThrow('has not been able to look for jobs');
    expect(heartbeat.beats()).toBe(false);
  } finally {
    heartbeat.stop();
  }
});

test('a first look that fails loses it at once; a later one does not', async () => {
  const first = new EventEmitter();
  const failed = watchHeartbeat(first, 1);
  first.emit('worker:getJob:error', { error: new Error('slow') });
  await expect(failed.lost).rejects.toThrow('slow');
  failed.stop();

  const later = new EventEmitter();
  const heartbeat = watchHeartbeat(later, 1);
  later.emit('worker:getJob:empty', {});
  later.emit('worker:getJob:error', { error: new Error('slow') });
  expect(heartbeat.beats()).toBe(true);
  heartbeat.stop();
});

test('workers that are all busy need not look', async () => {
  const events = new EventEmitter();
  const heartbeat = watchHeartbeat(events, 1, times);
  events.emit('job:start', {});
  const past = performance.now() + 2 * times.lostMs;
  await expect.poll(() => performance.now()).toBeGreaterThan(past);
  expect(heartbeat.beats()).toBe(true);
  events.emit('job:complete', {});
  expect(heartbeat.beats()).toBe(true);
  await expect(heartbeat.lost).rejects.toThrow();
  heartbeat.stop();
});
