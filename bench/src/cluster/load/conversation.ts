import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@basoche/server/seed/random.ts';
import { type Letter, openChaosClient } from '@basoche/server/test/chaos/chaos-client.ts';
import { latestMs } from '@basoche/server/test/chaos/judge.ts';
import type { Setting } from '../setting.ts';
import type { Account, Sample } from './plan.ts';

/** Members with an open thread, who write to each other over their sockets. */

/** Mean duration of a connection in milliseconds: longer than any run. */
const connectedMs = (24 * 3_600_000) / 10;

export const openConversation = (
  { talkers, threads, messageThreads }: Setting,
  origin: string,
  random: Random,
  run: string,
) => {
  const talking = threads.slice(0, messageThreads);
  const letters: Letter[] = [];
  const byContent = new Map<string, Letter>();
  const address = new URL(origin);
  const clients = talking
    .flatMap(({ id, creator, candidate }) => [creator, candidate].map((place) => ({ place, threadId: id })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, threadId }) => {
      const talker = talkers[place];
      if (talker === undefined) throw new RangeError('There is no such talker.');
      return openChaosClient({
        talker,
        threadId,
        random,
        address: () => address,
        dropEveryMs: connectedMs,
        onShown: ({ content }) => {
          const letter = byContent.get(content);
          if (letter?.to === place) letter.shownAt ??= performance.now();
        },
      });
    });
  let taken = 0;
  return {
    write: (dueAt: number): void => {
      const { id, creator, candidate } = random.pick(talking);
      const [from, to] = random.chance(0.5) ? [creator, candidate] : [candidate, creator];
      const number = letters.length;
      const letter: Letter = {
        threadId: id,
        from,
        to,
        content: `Message ${run} ${number} : la note sur la rupture brutale est presque prête.`,
        clientId: `${run}-${number}`,
        writtenAt: dueAt,
        stored: null,
        shownAt: null,
      };
      letters.push(letter);
      byContent.set(letter.content, letter);
      clients[from]?.write(letter);
    },
    /** Waits until all messages have arrived or are too late; returns those since the last call. */
    take: async (): Promise<Sample[]> => {
      const own = letters.slice(taken);
      taken = letters.length;
      const until = performance.now() + 2 * latestMs;
      const isUnderWay = ({ stored, shownAt }: Letter) => stored === null || shownAt === null;
      while (own.some(isUnderWay) && performance.now() < until) await pause(20);
      return own.map(({ writtenAt, shownAt }) => ({
        kind: 'message',
        at: performance.timeOrigin + writtenAt,
        ms: (shownAt ?? performance.now()) - writtenAt,
        status: shownAt === null ? 0 : 200,
      }));
    },
    account: (): Pick<Account, 'letters' | 'screens'> => ({
      letters,
      screens: clients.map(({ shown, complaints }) => ({ shown, complaints })),
    }),
  };
};
