import { problem } from '@basoche/contract/problem';
import type { Attachment } from '@basoche/contract/threads/attachments';
import { expect, test } from 'vitest';
import { OfflineError, ProblemError } from '../../../lib/api.ts';
import { createTray } from './attachment-tray.ts';

const file = (name: string, content = 'x') => new File([content], name, { type: 'application/pdf' });
const atMost = 10;
const tooMany = 'Plus de place.';
const arrived = (name: string): Attachment => ({ id: `id-${name}`, name, kind: 'pdf', bytes: 1 });

/** A server that takes files, behind a network that the test can cut, and whose answers it can delay. */
const setUp = (kept: readonly Attachment[] = []) => {
  const network = { refuses: null as Error | null, held: null as Promise<void> | null };
  const log = {
    brought: [] as string[],
    takenBack: [] as string[],
    kept: [...kept] as readonly Attachment[],
  };
  let keys = 0;
  const tray = createTray({
    storedAttachments: kept,
    store: (ready) => {
      log.kept = ready;
    },
    check: ({ name }) => (name.endsWith('.exe') ? 'Pas ce fichier.' : null),
    upload: async ({ name }, onProgress, signal) => {
      onProgress(0.5);
      await (network.held ?? Promise.resolve());
      if (signal.aborted) throw new DOMException('Stopped.', 'AbortError');
      if (network.refuses) throw network.refuses;
      log.brought.push(name);
      return arrived(name);
    },
    deleteUploaded: ({ name }) => log.takenBack.push(name),
    atMost,
    tooMany,
    explain: (error) => ({
      isFinal: error instanceof ProblemError,
      sentence: error instanceof Error ? error.message : '',
    }),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (tray.entries().every(({ status }) => status !== 'waiting' && status !== 'sending')) resolve();
      };
      tray.subscribe(look);
      look();
    });
  const told = () => tray.entries().map(({ name, status }) => `${name} ${status}`);
  return { tray, network, log, settled, told };
};

test('files arrive one after the other, in the order in which they were added, and are kept', async () => {
  const { tray, log, settled, told } = setUp();
  tray.add([file('a.pdf'), file('b.pdf')]);
  tray.add([file('c.pdf')]);
  expect(told()).toEqual(['a.pdf sending', 'b.pdf waiting', 'c.pdf waiting']);
  await settled();
  expect(log.brought).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(log.kept.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

test('a file that cannot be taken is told at once, with why, and the others go on', async () => {
  const { tray, log, settled, told } = setUp();
  tray.add([file('virus.exe'), file('a.pdf')]);
  await settled();
  expect(told()).toEqual(['virus.exe refused', 'a.pdf ready']);
  expect(tray.entries()[0]?.failure).toBe('Pas ce fichier.');
  expect(log.brought).toEqual(['a.pdf']);
});

test('a file for which there is no room is told so; a refused one takes no room', async () => {
  const { tray, settled } = setUp();
  tray.add([file('x.exe'), ...Array.from({ length: atMost + 1 }, (_, index) => file(`${index}.pdf`))]);
  await settled();
  const refused = tray.entries().filter(({ status }) => status === 'refused');
  expect(refused.map(({ name, failure }) => [name, failure])).toEqual([
    ['x.exe', 'Pas ce fichier.'],
    [`${atMost}.pdf`, tooMany],
  ]);
});

test('what failed for want of a network is tried again as it is; what the server refuses is not taken for that', async () => {
  const { tray, network, settled, told } = setUp();
  network.refuses = new OfflineError();
  tray.add([file('a.pdf')]);
  await settled();
  expect(told()).toEqual(['a.pdf failed']);
  network.refuses = new ProblemError(problem('UNSUPPORTED_MEDIA'));
  tray.retry('key-1');
  await settled();
  expect(told()).toEqual(['a.pdf refused']);
  network.refuses = null;
  tray.retry('key-1');
  await settled();
  expect(told()).toEqual(['a.pdf ready']);
});

test('a file that is taken out is taken back, once it has arrived or while it is on its way', async () => {
  const { tray, network, log, settled, told } = setUp();
  tray.add([file('a.pdf')]);
  await settled();
  tray.remove('key-1');
  expect(log.takenBack).toEqual(['a.pdf']);
  expect(log.kept).toEqual([]);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  network.held = promise;
  tray.add([file('b.pdf'), file('c.pdf')]);
  tray.remove('key-2');
  release();
  await settled();
  expect(told()).toEqual(['c.pdf ready']);
  expect(log.brought).toEqual(['a.pdf', 'c.pdf']);
});

test('a message takes what is ready, and leaves what is to be mended', async () => {
  const { tray, log, settled, told } = setUp([arrived('kept.pdf')]);
  tray.add([file('x.exe'), file('a.pdf')]);
  await settled();
  expect(tray.takeAll().map(({ name }) => name)).toEqual(['kept.pdf', 'a.pdf']);
  expect(told()).toEqual(['x.exe refused']);
  expect(log.kept).toEqual([]);
  expect(log.takenBack).toEqual([]);
});
