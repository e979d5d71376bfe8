import type { Message } from '@basoche/contract/threads/messages';
import type { Action, Thread } from '@basoche/contract/threads/threads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action, message, thread } from '../fixtures.ts';
import { mergeAnswer, mergeLive, mergeOlder } from './merge-thread.ts';

/**
 * Simulates a server's thread: entry n has position n + 1, and is a message or a change of one action.
 */
type Entry = 'message' | 'action';
const page = 3;

const serverAt = (entries: readonly Entry[]) => {
  const messages: Message[] = [];
  let last: Action | undefined;
  entries.forEach((entry, index) => {
    if (entry === 'message') messages.push(message(index + 1));
    else last = action('PRICE', 'ONGOING', { id: 'the-action', position: index + 1 });
  });
  const all = { position: entries.length, actions: last ? [last] : [] };
  return {
    messages,
    latest: (): Thread =>
      thread({ ...all, messages: messages.slice(-page), hasOlder: messages.length > page }),
    since: (since: number): Thread =>
      thread({
        position: entries.length,
        actions: all.actions.filter(({ position }) => position > since),
        messages: messages.filter(({ position }) => position > since),
        hasOlder: messages.some(({ position }) => position <= since),
      }),
    before: (before: number): Thread => {
      const older = messages.filter(({ position }) => position < before);
      return thread({ messages: older.slice(-page), hasOlder: older.length > page });
    },
  };
};

const entries = fc.array(fc.constantFrom<Entry>('message', 'action'), { minLength: 1, maxLength: 30 });
const step = fc.oneof(
  fc.record({ way: fc.constantFrom('latest', 'since', 'older'), at: fc.nat(30), lag: fc.nat(30) }),
  fc.record({ way: fc.constant('live'), at: fc.nat(30), lag: fc.nat(30) }),
);

test('in any order, with duplicates, losses and late answers, a resync ends with the same list and no gap', () => {
  fc.assert(
    fc.property(entries, fc.array(step, { maxLength: 25 }), (log, steps) => {
      let known: Thread | undefined;
      for (const { way, at, lag } of steps) {
        const server = serverAt(log.slice(0, Math.max(1, at)));
        const live = server.messages[lag % Math.max(1, server.messages.length)];
        if (!known || way === 'latest') known = mergeAnswer(known, server.latest(), null);
        else if (way === 'since') {
          const since = Math.max(0, known.position - (lag % 4));
          known = mergeAnswer(known, server.since(since), since);
        } else if (way === 'older' && known.messages[0]) {
          const before = Math.max(1, known.messages[0].position - (lag % 3));
          known = mergeOlder(known, serverAt(log).before(before), before);
        } else if (way === 'live' && live) known = mergeLive(known, live).thread;
      }
      const server = serverAt(log);
      known = known ? mergeAnswer(known, server.since(known.position), known.position) : server.latest();

      const oldest = known.messages[0]?.position ?? Number.POSITIVE_INFINITY;
      expect(known.position).toBe(log.length);
      expect(known.messages.map(({ id }) => id)).toEqual(
        server.messages.filter(({ position }) => position >= oldest).map(({ id }) => id),
      );
      expect(known.hasOlder || known.messages.length === server.messages.length).toBe(true);
      expect(known.actions).toEqual(server.latest().actions);
    }),
    { numRuns: 2_000 },
  );
});

test('a message that follows what is known asks for nothing more', () => {
  const { thread: after, isComplete } = mergeLive(thread({ position: 4 }), message(5));
  expect(isComplete).toBe(true);
  expect(after.position).toBe(5);
});

test('a message beyond a gap is shown at once, and what is between is asked for', () => {
  const { thread: after, isComplete } = mergeLive(thread({ position: 4 }), message(7));
  expect(isComplete).toBe(false);
  expect(after.position).toBe(4);
  expect(after.messages.map(({ position }) => position)).toEqual([7]);
});

test('an answer that comes late does not bring back an older state', () => {
  const known = thread({ position: 9, state: 'ONGOING' });
  expect(mergeAnswer(known, thread({ position: 7, state: 'NEW' }), 5).state).toBe('ONGOING');
});

test('the id that the sender gave to a message is kept when another way does not tell it', () => {
  const known = thread({ position: 1, messages: [message(1, { clientId: 'mine-1234' })] });
  const { thread: after } = mergeLive(known, message(1));
  expect(after.messages[0]?.clientId).toBe('mine-1234');
});

test('after the first message about an offer, where its thread stands is asked for', () => {
  const sent = thread({ position: 4, situation: 'APPLICATION_SENT' });
  expect(mergeLive(sent, message(5)).isComplete).toBe(false);
});
