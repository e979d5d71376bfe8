import { expect } from 'vitest';
import type { TestApp } from '../../app.ts';
import type { Book } from './event-book.ts';
import type { ThreadHistory } from './history.ts';
import type { LoggedEntry } from './log.ts';

/** One check of an audit: an API call, whose answer must equal the values derived from the event log. */

export interface Check {
  /** The viewer and the list, in words. */
  readonly about: string;
  readonly token: string | undefined;
  readonly path: string;
  readonly expected: unknown;
  /** Parts of the answer that the log determines. */
  readonly told: (body: unknown, headers: Readonly<Record<string, unknown>>) => unknown;
}

interface Asked<Answer> {
  readonly about: string;
  readonly token?: string | undefined;
  readonly path: string;
  readonly expected: unknown;
  readonly told: (answer: Answer, headers: Readonly<Record<string, unknown>>) => unknown;
}

/** A check whose answer has this type of the contract; the program validates it before it answers. */
export const check = <Answer>({ told, token, ...rest }: Asked<Answer>): Check => ({
  ...rest,
  token,
  told: (body, headers) => told(body as Answer, headers),
});

/** Input of an audit: the event log, and the current time. */
export interface Known {
  readonly book: Book;
  readonly histories: readonly ThreadHistory[];
  /** Ledger entries of the book's threads. */
  readonly ledger: readonly LoggedEntry[];
  /** Ledger entries of all other threads in the database. */
  readonly earlier: readonly LoggedEntry[];
  readonly now: Date;
}

/** Newest first, then by id: the order of nearly every list. */
export const newestFirst = <Item>(
  items: readonly Item[],
  at: (item: Item) => string,
  id: (item: Item) => string,
): Item[] =>
  items.toSorted((a, b) => {
    const [one, other] = [`${at(a)} ${id(a)}`, `${at(b)} ${id(b)}`];
    return one < other ? 1 : one > other ? -1 : 0;
  });

/** Number of parallel calls, as many as a browser makes. */
const callsAtOnce = 6;

const run = async (test: Pick<TestApp, 'call'>, { about, token, path, expected, told }: Check) => {
  const answer = await test.call('GET', path, { token });
  if (answer.statusCode !== 200) throw new Error(`${about}, ${path}: ${answer.statusCode} ${answer.body}`);
  return { told: { about, is: told(answer.json(), answer.headers) }, expected: { about, is: expected } };
};

/** Fails at the first check whose answer differs from the expected one. */
export const runChecks = async (test: Pick<TestApp, 'call'>, checks: readonly Check[]): Promise<void> => {
  for (let start = 0; start < checks.length; start += callsAtOnce) {
    const some = checks.slice(start, start + callsAtOnce);
    for (const { told, expected } of await Promise.all(some.map((one) => run(test, one))))
      expect(told).toEqual(expected);
  }
};
