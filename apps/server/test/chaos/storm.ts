import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Random, randomFrom } from '../../seed/random.ts';
import { type Conversations, fillConversations } from '../large/conversations.ts';
import { type Program, startProgram } from '../program.ts';
import { brokenRecords } from '../proof/record.ts';
import { type ChaosClient, type Letter, openChaosClient } from './chaos-client.ts';
import { judgeMessages, latestMs, messagesOf } from './judge.ts';

/**
 * Messages through a storm: clients lose connections at random, and the program is repeatedly killed with -9 while its
 * database stays. Trust, "Messages": none lost, doubled, out of order, or later than ten seconds.
 */
interface Storm {
  /** The database is migrated and empty. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly messages: number;
  readonly threads: number;
  /** Messages per second. */
  readonly rate: number;
  /** Null to leave the program alone. */
  readonly killEveryMs: number | null;
  readonly dropEveryMs: number;
  readonly seed: number;
  /** Further variables of the program. */
  readonly environment?: Record<string, string>;
  /** Called once, when half of the messages are sent. */
  readonly strike?: () => Promise<void>;
  readonly tell?: (line: string) => void;
}

export interface Aftermath {
  readonly sent: number;
  readonly stored: number;
  readonly shown: number;
  readonly kills: number;
  readonly drops: number;
  readonly resent: number;
  readonly asked: number;
  readonly heardOutOfOrder: number;
  /** Delay from the sending to the recipient's screen, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly seconds: number;
  /** Violated requirements; empty if all is well. */
  readonly violations: readonly string[];
  /** Threads whose record is incomplete. */
  readonly broken: readonly string[];
}

const lettersOf = ({ threads }: Conversations, { messages, rate }: Storm, random: Random): Letter[] => {
  const begun = performance.now() + 500;
  return Array.from({ length: messages }, (_, number) => {
    const { id, creator, candidate } = random.pick(threads);
    const [from, to] = random.chance(0.5) ? [creator, candidate] : [candidate, creator];
    return {
      threadId: id,
      from,
      to,
      content: `Message ${number}`,
      clientId: `storm-${number}-${from}`,
      writtenAt: begun + (number / rate) * 1_000,
      stored: null,
      shownAt: null,
    };
  });
};

/** Kills the program with -9 at intervals and restarts it, until it is stopped. */
const startKilling = (start: () => Promise<Program>, first: Program, everyMs: number | null) => {
  let program = first;
  let kills = 0;
  const stopping = new AbortController();
  const reign = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs ?? 2 ** 30, undefined, { signal: stopping.signal });
      program.process.kill('SIGKILL');
      kills += 1;
      await program.exited;
      program = await start();
    }
  };
  const reigning = reign().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return {
    address: () => new URL(program.address),
    kills: () => kills,
    failed: reigning,
    stop: async () => {
      stopping.abort();
      await reigning;
      program.process.kill('SIGTERM');
      await program.exited;
    },
  };
};

export const runStorm = async (storm: Storm): Promise<Aftermath> => {
  const { databaseUrl, dataDir, tell = () => undefined } = storm;
  const random = randomFrom(storm.seed);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const conversations = await (async () => {
    const client = await pool.connect();
    try {
      return await fillConversations(client, { members: storm.threads * 2, count: storm.threads });
    } finally {
      client.release();
    }
  })();
  const start = () =>
    startProgram({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      NETWORK_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...storm.environment,
    });
  const killing = startKilling(start, await start(), storm.killEveryMs);
  const letters = lettersOf(conversations, storm, random);
  const byContent = new Map(letters.map((letter) => [letter.content, letter]));
  const begun = performance.now();
  const clients = conversations.talkers.map((talker, place) =>
    openChaosClient({
      talker,
      threadId:
        conversations.threads.find((one) => one.creator === place || one.candidate === place)?.id ?? '',
      random,
      address: killing.address,
      dropEveryMs: storm.dropEveryMs,
      onShown: ({ content }) => {
        const letter = byContent.get(content);
        if (letter?.to === place) letter.shownAt ??= performance.now();
      },
    }),
  );
  let striking: Promise<void> | undefined;
  try {
    for (const [number, letter] of letters.entries()) {
      if (number === Math.floor(letters.length / 2)) striking = storm.strike?.();
      const early = letter.writtenAt - performance.now();
      if (early > 1) await pause(early);
      clients[letter.from]?.write(letter);
      if (number > 0 && number % 1_000 === 0) {
        const shown = letters.filter(({ shownAt }) => shownAt !== null).length;
        tell(`${number} sent, ${shown} on the other side, killed ${killing.kills()} times`);
      }
    }
    await striking;
    const until = performance.now() + 2 * latestMs;
    const isOver = () => letters.every(({ stored, shownAt }) => stored !== null && shownAt !== null);
    while (!isOver() && performance.now() < until) await pause(50);
    // The sender's own screen may lag a little.
    const awaited = clients.map(
      (_, place) => letters.filter(({ from, to }) => from === place || to === place).length,
    );
    const isShown = () => clients.every(({ shown }, place) => shown.length === awaited[place]);
    while (!isShown() && performance.now() < until) await pause(50);
  } finally {
    for (const client of clients) client.stop();
    await killing.stop();
  }
  const rows = await messagesOf(pool, conversations.threads);
  const broken = await brokenRecords(
    pool,
    conversations.threads.map(({ id }) => id),
  );
  await pool.end();
  const delays = letters
    .flatMap(({ shownAt, writtenAt }) => (shownAt === null ? [] : [shownAt - writtenAt]))
    .sort((a, b) => a - b);
  const sum = (read: (client: ChaosClient) => number) => clients.reduce((total, one) => total + read(one), 0);
  return {
    sent: letters.length,
    stored: rows.length,
    shown: delays.length,
    kills: killing.kills(),
    drops: sum(({ figures }) => figures.drops),
    resent: sum(({ figures }) => figures.resent),
    asked: sum(({ figures }) => figures.asked),
    heardOutOfOrder: sum(({ figures }) => figures.heardOutOfOrder),
    p50: delays[Math.floor(delays.length * 0.5)] ?? Number.NaN,
    p99: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
    worst: delays.at(-1) ?? Number.NaN,
    seconds: (performance.now() - begun) / 1_000,
    violations: judgeMessages(rows, letters, conversations, clients),
    broken,
  };
};
