import type { TestApp } from '../app.ts';
import { appliedChecks } from './audit/applied.ts';
import { bankChecks } from './audit/bank.ts';
import type { Book, Person } from './audit/book.ts';
import { publicChecks } from './audit/cards.ts';
import { type Check, type Known, runChecks } from './audit/check.ts';
import { financeChecks } from './audit/finances.ts';
import { historyOf } from './audit/history.ts';
import { inboxChecks } from './audit/inbox.ts';
import { type LoggedEntry, readLedger, readThreads } from './audit/log.ts';
import { statementChecks } from './audit/money.ts';
import { memberChecks, type Office, queueChecks } from './audit/office.ts';
import { ownChecks } from './audit/own.ts';

/**
 * The auditor of what is read: what every screen is told agrees with what the log of events says it must be. It works the log out by
 * itself, event by event; it calls no statement and no presenter of the program.
 */

const isCandidate = ({ threads }: Book, { id }: Person): boolean =>
  threads.some(({ candidate }) => candidate.id === id);

/** Every question, in an order that leaves those of one kind together. */
const checksOf = (known: Known, office: Office): Check[] => {
  const { book, histories } = known;
  const creators = new Set(
    book.publications.map(({ creator }) => creator).filter((creator) => book.people.includes(creator)),
  );
  const ofTrade = book.people.filter(({ kind }) => kind !== 'CUSTOMER');
  return [
    ...book.people.flatMap((member) => inboxChecks(known, member)),
    ...[...creators].flatMap((member) => ownChecks(known, member)),
    ...ofTrade.flatMap((member) =>
      isCandidate(book, member) || !creators.has(member) ? appliedChecks(known, member) : [],
    ),
    ...publicChecks(known),
    ...histories
      .filter(({ thread }) => book.people.includes(thread.candidate))
      .flatMap((history) => statementChecks(known, history)),
    ...queueChecks(known, office),
    ...financeChecks(known, office),
    ...bankChecks(known, office),
    ...book.people.flatMap((member) => memberChecks(known, office, member)),
  ];
};

/** A share of the questions: the one in turn of `of`. */
export interface Share {
  readonly turn: number;
  readonly of: number;
}

const whole: Share = { turn: 0, of: 1 };

export interface Auditor {
  /** Fails where a screen is told something else than the log says. */
  audit(share?: Share): Promise<void>;
}

/** Audits what this book is about; `earlier` are the ledger's entries of every other thread. */
export const openAuditor = (
  test: Pick<TestApp, 'call' | 'clock' | 'platform'>,
  book: Book,
  office: Office,
  earlier: readonly LoggedEntry[],
): Auditor => {
  const { pool } = test.platform.database;
  const ids = book.threads.map(({ id }) => id);
  return {
    audit: async ({ turn, of } = whole) => {
      const log = await readThreads(pool, ids);
      const known: Known = {
        book,
        histories: book.threads.map((thread) => historyOf(thread, log.get(thread.id) ?? [])),
        ledger: await readLedger(pool, ids),
        earlier,
        now: test.clock.now(),
      };
      const checks = checksOf(known, office);
      await runChecks(
        test,
        checks.filter((_, index) => index % of === turn % of),
      );
    },
  };
};
