import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { feelPulse } from './worker-heartbeat.ts';

const patience = { staleMs: 20, lostMs: 40 };

test('it beats with the first look that succeeds, and is lost without another', async () => {
  const events = new EventEmitter();
  const pulse = feelPulse(events, 1, patience);
  try {
    expect(pulse.beats()).toBe(false);
    events.emit('worker:getJob:empty', {});
    await pulse.found;
    expect(pulse.beats()).toBe(true);
    await expect(pulse.lost).rejects.toThrow('has not been able to look for jobs');
    expect(pulse.beats()).toBe(false);
  } finally {
    pulse.stop();
  }
});

test('a first look that fails loses it at once; a later one does not', async () => {
  const first = new EventEmitter();
  const failed = feelPulse(first, 1);
  first.emit('worker:getJob:error', { error: new Error('slow') });
  await expect(failed.lost).rejects.toThrow('slow');
  failed.stop();

  const later = new EventEmitter();
  const pulse = feelPulse(later, 1);
  later.emit('worker:getJob:empty', {});
  later.emit('worker:getJob:error', { error: new Error('slow') });
  expect(pulse.beats()).toBe(true);
  pulse.stop();
});

test('workers that are all busy need not look', async () => {
  const events = new EventEmitter();
  const pulse = feelPulse(events, 1, patience);
  events.emit('job:start', {});
  const past = performance.now() + 2 * patience.lostMs;
  await expect.poll(() => performance.now()).toBeGreaterThan(past);
  expect(pulse.beats()).toBe(true);
  events.emit('job:complete', {});
  expect(pulse.beats()).toBe(true);
  await expect(pulse.lost).rejects.toThrow();
  pulse.stop();
});
