import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action, message, thread } from '../fixtures.ts';
import { isSameStretch, stretchesOf } from './stretches.ts';
import { timelineOf } from './timeline.ts';

const positions = fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { minLength: 1, maxLength: 120 });

const stretchesAt = (numbers: readonly number[]) => {
  const messages = numbers.toSorted((one, other) => one - other).map((number) => message(number));
  return timelineOf(thread({ messages, position: 400, actions: [action('PRICE', 'ONGOING')] })).flatMap(
    stretchesOf,
  );
};

test('the stretches tell all that the days tell, once and in its order, under names of their own', () => {
  fc.assert(
    fc.property(positions, (numbers) => {
      const stretches = stretchesAt(numbers);
      const messages = stretches
        .flatMap(({ items }) => items)
        .flatMap((item) => (item.kind === 'message' ? item.message.position : []));
      expect(messages).toEqual(numbers.toSorted((one, other) => one - other));
      expect(new Set(stretches.map(({ key }) => key)).size).toBe(stretches.length);
      for (const { items } of stretches) expect(items.length).toBeGreaterThan(0);
    }),
  );
});

test('one more message changes the last stretches alone', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index + 2);
  const messages = numbers.map((number) => message(number));
  const before = timelineOf(thread({ messages, position: 201 })).flatMap(stretchesOf);
  const after = timelineOf(thread({ messages: [...messages, message(202)], position: 202 })).flatMap(
    stretchesOf,
  );
  const changed = before.filter((stretch, index) => {
    const now = after[index];
    return now === undefined || now.key !== stretch.key || !isSameStretch(stretch, now);
  });
  expect(before.length).toBeGreaterThan(4);
  expect(changed.map(({ key }) => key)).toEqual([before.at(-1)?.key]);
});

test('older messages that come above leave those below as they are drawn', () => {
  const all = Array.from({ length: 200 }, (_, index) => message(index + 2));
  const before = timelineOf(thread({ messages: all.slice(100), hasOlder: true })).flatMap(stretchesOf);
  const after = new Map(
    timelineOf(thread({ messages: all, hasOlder: true }))
      .flatMap(stretchesOf)
      .map((stretch) => [stretch.key, stretch]),
  );
  const same = before.filter((stretch) => {
    const now = after.get(stretch.key);
    return now !== undefined && isSameStretch(stretch, now);
  });
  expect(same.length).toBeGreaterThanOrEqual(before.length - 1);
});
