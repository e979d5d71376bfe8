import { expect, test } from 'vitest';
import { mergeAnswer, mergeRead } from '../api/merge-thread.ts';
import { message, thread } from '../fixtures.ts';
import { firstUnreadOf, lastReadOf } from './reading-marks.ts';

const mine = (position: number) => message(position, { isMine: true });

test('the mark stands under the last message of one’s own that the other party has read', () => {
  const messages = [mine(1), mine(2), message(3), mine(4)];
  expect(lastReadOf({ messages, otherReadPosition: 0 })).toBeNull();
  expect(lastReadOf({ messages, otherReadPosition: 3 })).toBe('message-2');
  expect(lastReadOf({ messages, otherReadPosition: 9 })).toBe('message-4');
});

test('the mark of the other party goes forward alone, whatever answers come late', () => {
  const known = mergeRead(thread({ position: 4 }), 4);
  expect(known.otherReadPosition).toBe(4);
  expect(mergeRead(known, 2).otherReadPosition).toBe(4);
  expect(mergeAnswer(known, thread({ position: 6, otherReadPosition: 3 }), 4).otherReadPosition).toBe(4);
  expect(mergeAnswer(known, thread({ position: 6, otherReadPosition: 5 }), 4).otherReadPosition).toBe(5);
});

test('what was new when one came begins with the other party’s first message that was not read', () => {
  const messages = [message(1), mine(2), message(3), message(4)];
  expect(firstUnreadOf({ messages }, { after: 1, until: 4 })).toBe('message-3');
  expect(firstUnreadOf({ messages }, { after: 4, until: 4 })).toBeNull();
  expect(firstUnreadOf({ messages }, null)).toBeNull();
});

test('nothing is new above everything, and nothing that came while one looked on', () => {
  expect(firstUnreadOf({ messages: [message(1), message(2)] }, { after: 0, until: 2 })).toBeNull();
  expect(firstUnreadOf({ messages: [message(1), message(2)] }, { after: 1, until: 1 })).toBeNull();
});
