import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Question } from '@basoche/server/test/large/requests.ts';

/** Sends requests at random times, regardless of pending answers, like people who act independently. */
interface OpenLoad {
  readonly origin: string;
  readonly questions: readonly Question[];
  /** Requests per second. */
  readonly rate: number;
  readonly seconds: number;
}

/**
 * Times in milliseconds from the instant at which a request was due, so that a late start counts too. A
 * refusal for overload counts as an answer that never comes.
 */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
}

/** Random numbers from 0 to 1, the same in each run (a linear congruential generator). */
const drawing = () => {
  let state = 1;
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

export const headersOf = ({ token }: Question): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const tooMuch: readonly (number | undefined)[] = [429, 503];

/** True if the answer is a 200, false if it is a refusal for overload. */
const ask = (agent: Agent, origin: string, question: Question): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    // Sends the path unchanged: a URL object would drop the mark of an empty query, and the bare server
    // compares whole paths.
    const sent = request(
      { hostname, port, path: question.path, agent, headers: headersOf(question) },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve(true);
          else if (tooMuch.includes(answer.statusCode)) resolve(false);
          else reject(new Error(`${question.path}: ${answer.statusCode}`));
        });
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end();
  });

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sends requests at this rate for some seconds. */
export const askAtRate = async ({ origin, questions, rate, seconds }: OpenLoad): Promise<Waits> => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const draw = drawing();
  let due = startedAt;
  for (let turn = 0; due < startedAt + seconds * 1_000; turn += 1) {
    const early = due - performance.now();
    if (early > 1) await setTimeout(early);
    const [wanted, question] = [due, questions[turn % questions.length]];
    if (question === undefined) throw new Error('There is nothing to ask.');
    asked.push(
      ask(agent, origin, question).then((isAnswered) => {
        waits.push(isAnswered ? performance.now() - wanted : Number.POSITIVE_INFINITY);
      }),
    );
    // Random gaps of independent callers: many short ones, few long ones.
    due += (-Math.log(1 - draw()) * 1_000) / rate;
  }
  await Promise.all(asked);
  agent.destroy();
  const sorted = waits.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), answers: sorted.length };
};
