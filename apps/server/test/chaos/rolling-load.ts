import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../seed/random.ts';
import type { Talker } from '../large/conversations.ts';
import { type ChaosClient, type Letter, openChaosClient } from './chaos-client.ts';

/** Members who read, mark and write while the processes behind a proxy are replaced. */

const seed = Number(process.env.CHAOS_SEED ?? 1);

/** Processes behind one address, and the end of the load. */
export interface Site {
  readonly address: string;
  /** Output of the process at this index behind the proxy. */
  readonly said: (at: number) => string;
  readonly isOver: () => boolean;
}

/**
 * True if the database was slow, on a busy machine, and the answer asks for a retry: this is not caused by the
 * restarts.
 */
export const isSlowDatabase = async (
  { said }: Pick<Site, 'said'>,
  { status, headers }: Response,
): Promise<boolean> => {
  if (status !== 503 || !headers.has('retry-after')) return false;
  const isSaid = () => said(Number(headers.get('x-front-process'))).includes('The database does not answer');
  // The process's output arrives after its answer.
  for (let look = 0; look < 20 && !isSaid(); look += 1) await pause(100);
  return isSaid();
};

/** Last line that the answering process logged: the reason of a 5xx. */
export const reasonOf = ({ said }: Pick<Site, 'said'>, { headers }: Response): string =>
  said(Number(headers.get('x-front-process')))
    .trimEnd()
    .split('\n')
    .at(-1) ?? '';

/** Sends reads and writes one after another until it is stopped; each must succeed. */
export const keepAsking = (site: Site, { token, id }: Talker, missionId: string) => {
  const answers = { count: 0, failures: [] as string[] };
  const asks = [
    ['GET', '/api/missions'],
    ['GET', `/api/missions/single/${missionId}`],
    ['PUT', `/api/missions/favourites/${missionId}`],
    ['GET', '/api/auth/me'],
    ['DELETE', `/api/missions/favourites/${missionId}`],
    ['GET', `/api/users/${id}`],
    ['POST', '/api/auth/logout/nowhere'],
  ] as const;
  const ask = async ([method, path]: (typeof asks)[number]): Promise<void> => {
    const response = await fetch(`${site.address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    await response.text();
    answers.count += 1;
    if ((response.status >= 500 && !(await isSlowDatabase(site, response))) || response.status === 429) {
      answers.failures.push(
        `${method} ${path}: ${response.status} ${response.headers.get('x-front') ?? reasonOf(site, response)}`,
      );
    }
  };
  const ended = (async () => {
    while (!site.isOver()) {
      for (const one of asks) {
        await ask(one).catch((error) => answers.failures.push(`${one.join(' ')}: ${String(error)}`));
        // A pause, since the machine is busy: the test looks for requests that are cut off, not for slow ones.
        await pause(20);
      }
    }
  })();
  return { answers, ended };
};

/**
 * Both parties write to each other until the load is over, each from a browser whose process is replaced
 * meanwhile.
 */
export const converse = (
  { address, isOver }: Site,
  talkers: readonly [Talker, Talker],
  threadId: string,
  word: string,
) => {
  const parties = talkers.map(
    ({ id, token }, at): ChaosClient =>
      openChaosClient({
        talker: { id, token },
        threadId,
        random: randomFrom(seed + at),
        address: () => new URL(address),
        dropEveryMs: 60_000,
        onShown: () => undefined,
      }),
  );
  const letters: Letter[] = [];
  const ended = (async () => {
    while (!isOver()) {
      // A pause, since the machine is busy: a person waits until the message has been sent.
      await pause(50);
      if (letters.filter(({ stored }) => stored === null).length >= 10) continue;
      const number = letters.length;
      const letter: Letter = {
        threadId,
        from: number % 2,
        to: (number + 1) % 2,
        content: `${word} ${number}`,
        clientId: `${word}-${number}`,
        writtenAt: performance.now(),
        stored: null,
        shownAt: null,
      };
      letters.push(letter);
      parties[number % 2]?.write(letter);
    }
  })();
  const shownTo = (party: ChaosClient) =>
    party.shown.filter(({ content }) => content.startsWith(`${word} `)).length;
  return { parties, letters, ended, shownTo };
};
