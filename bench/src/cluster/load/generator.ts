import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFrom } from '@basoche/server/seed/random.ts';
import { ascending, quantile } from '../../messages/times.ts';
import type { Setting } from '../setting.ts';
import { openConversation } from './conversation.ts';
import { type Answers, type Kind, type Order, type Run, shares } from './plan.ts';
import { openReads, type ReadKind } from './reads.ts';
import { openRequests } from './requests.ts';
import { openWrites } from './writes.ts';

/**
 * The mixed load, in its own process, so that one clock measures all of it. `node generator.ts SETTING
 * ORIGIN` receives orders from its parent.
 */
const [, , settingFile = '', origin = ''] = process.argv;
const setting: Setting = JSON.parse(readFileSync(settingFile, 'utf8'));
const run = Date.now().toString(36);
const random: Random = randomFrom(1);
const requests = openRequests(origin);
const read = openReads(setting, random);
const writes = openWrites(setting, random, requests, run);
const conversation = openConversation(setting, origin, random, run);

const allKinds = Object.keys(shares) as Kind[];
const writeKinds: readonly Kind[] = Object.keys(writes.make) as Kind[];
const isRead = (kind: Kind): kind is ReadKind => !writeKinds.includes(kind);

const act = async (kind: Kind, due: number): Promise<void> => {
  if (isRead(kind)) await requests.ask({ ...read(kind), due });
  else await writes.make[kind](due);
};

/** Calls `work` at random times, as from people who act independently, until the time is over. */
const arrivals = async (rate: number, until: number, work: (due: number) => void): Promise<number[]> => {
  const late: number[] = [];
  if (rate === 0) {
    await pause(until - performance.now());
    return late;
  }
  for (let due = performance.now(); due < until; due += (-Math.log(1 - random.next()) * 1_000) / rate) {
    const early = due - performance.now();
    if (early > 1) await pause(early);
    late.push(performance.now() - due);
    work(due);
  }
  return late;
};

const carryOut = async ({ rate, messages, seconds, kinds = allKinds }: Run): Promise<Answers['run']> => {
  const until = performance.now() + seconds * 1_000;
  const underWay = new Set<Promise<void>>();
  const start = (due: number) => {
    const kind = random.weighted(kinds, (one) => shares[one]);
    const acting = act(kind, performance.timeOrigin + due).finally(() => underWay.delete(acting));
    underWay.add(acting);
  };
  const [late] = await Promise.all([
    arrivals(rate, until, start),
    arrivals(messages, until, conversation.write),
  ]);
  await Promise.all(underWay);
  const samples = [...(await conversation.take()), ...requests.take()];
  return { samples, late99: quantile(late.toSorted(ascending), 0.99) };
};

const obey = (order: Order): Promise<Answers['run']> | Answers['account'] =>
  order.order === 'run' ? carryOut(order) : { ...writes.account(), ...conversation.account() };

process.on('message', (order: Order) => {
  Promise.resolve(obey(order)).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.(null);
