import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecentEvents } from './recent-events.ts';

const opened = () => {
  let time = 1_000_000;
  const recent = createRecentEvents(() => time);
  return { recent, wait: (duration: number) => (time += duration) };
};

test('knows nothing of the time before it began', () => {
  const { recent, wait } = opened();
  wait(5_000);
  expect(recent.mayHaveHad('a', 1_000)).toBe(false);
  expect(recent.mayHaveHad('a', 4_000)).toBe(true);
});

test('remembers an event of a member, and of nobody else', () => {
  const { recent, wait } = opened();
  wait(30_000);
  recent.note(['a']);
  wait(3_000);
  expect(recent.mayHaveHad('a', 1_500)).toBe(true);
  expect(recent.mayHaveHad('a', 500)).toBe(false);
  expect(recent.mayHaveHad('b', 1_500)).toBe(false);
});

test('after a gap, anybody may have had one', () => {
  const { recent, wait } = opened();
  wait(30_000);
  recent.noteGap(10_000);
  wait(15_000);
  expect(recent.mayHaveHad('a', 4_000)).toBe(true);
  expect(recent.mayHaveHad('a', 2_000)).toBe(false);
});

test('never denies an event that it was told of', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 50_000 }),
    member: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 0, max: 200_000 }), (steps, within) => {
      const { recent, wait } = opened();
      const told = new Map<string, number>();
      let time = 0;
      for (const { wait: duration, member } of steps) {
        wait(duration);
        time += duration;
        recent.note([member]);
        told.set(member, time);
      }
      for (const [member, at] of told)
        if (time - at <= within) expect(recent.mayHaveHad(member, within)).toBe(true);
    }),
  );
});
