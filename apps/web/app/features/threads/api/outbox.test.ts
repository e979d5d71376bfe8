import { problem } from '@basoche/contract/problem';
import { expect, test } from 'vitest';
import { OfflineError, ProblemError } from '../../../lib/api.ts';
import { createOutbox, type OutgoingMessage } from './outbox.ts';

const written = (clientId: string) => ({
  clientId,
  content: `Texte ${clientId}`,
  writtenAt: '2026-11-21T09:00:00Z',
});

/** A server that stores each `clientId` once, behind a network that the test can cut. */
const setUp = (kept: readonly OutgoingMessage[] = []) => {
  const stored: string[] = [];
  const network = { refuses: null as Error | null, losesAnswers: false };
  let left = kept;
  const outbox = createOutbox({
    storedMessages: kept,
    keep: (entries) => {
      left = entries;
    },
    deliver: async ({ clientId }) => {
      await Promise.resolve();
      if (network.refuses) throw network.refuses;
      if (!stored.includes(clientId)) stored.push(clientId);
      if (network.losesAnswers) throw new OfflineError();
    },
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (outbox.entries().every(({ status }) => status === 'failed' || status === 'refused')) resolve();
      };
      outbox.subscribe(look);
      look();
    });
  return { outbox, stored, network, settled, left: () => left };
};

test('messages written at once are stored in the order in which they were written', async () => {
  const { outbox, stored, settled } = setUp();
  for (const id of ['a', 'b', 'c']) outbox.send(written(id));
  await settled();
  expect(stored).toEqual(['a', 'b', 'c']);
  expect(outbox.entries()).toEqual([]);
});

test('what nobody answered stays, with those behind it, and leaves in order once the network is back', async () => {
  const { outbox, stored, network, settled } = setUp();
  network.refuses = new OfflineError();
  outbox.send(written('a'));
  outbox.send(written('b'));
  await settled();
  expect(outbox.entries().map(({ clientId, status }) => [clientId, status])).toEqual([
    ['a', 'failed'],
    ['b', 'failed'],
  ]);
  network.refuses = null;
  outbox.resume();
  await settled();
  expect(stored).toEqual(['a', 'b']);
  expect(outbox.entries()).toEqual([]);
});

test('a message written after others failed leaves after them', async () => {
  const { outbox, stored, network, settled } = setUp();
  network.refuses = new OfflineError();
  outbox.send(written('a'));
  await settled();
  network.refuses = null;
  outbox.send(written('b'));
  await settled();
  expect(stored).toEqual(['a', 'b']);
});

test('a message whose answer was lost is sent again under its id, and stored once', async () => {
  const { outbox, stored, network, settled } = setUp();
  network.losesAnswers = true;
  outbox.send(written('a'));
  await settled();
  network.losesAnswers = false;
  outbox.retry('a');
  await settled();
  expect(stored).toEqual(['a']);
  expect(outbox.entries()).toEqual([]);
});

test('what the server refuses says why, holds up nothing, and leaves again only when asked to', async () => {
  const { outbox, stored, network, settled } = setUp();
  const refusal = problem('MESSAGES_CLOSED');
  network.refuses = new ProblemError(refusal);
  outbox.send(written('a'));
  await settled();
  expect(outbox.entries()[0]?.failure).toBe(refusal.title);
  network.refuses = null;
  outbox.send(written('b'));
  outbox.resume();
  await settled();
  expect(stored).toEqual(['b']);
  outbox.retry('a');
  await settled();
  expect(stored).toEqual(['b', 'a']);
});

test('what a page left unsent is sent by the next one', async () => {
  const first = setUp();
  first.network.refuses = new OfflineError();
  first.outbox.send(written('a'));
  await first.settled();
  const second = setUp(first.left());
  second.outbox.resume();
  await second.settled();
  expect(second.stored).toEqual(['a']);
  expect(second.left()).toEqual([]);
});

test('a message can be given up', async () => {
  const { outbox, network, settled } = setUp();
  network.refuses = new OfflineError();
  outbox.send(written('a'));
  await settled();
  outbox.discard('a');
  expect(outbox.entries()).toEqual([]);
});
