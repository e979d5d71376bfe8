import type { TestApp } from '../app.ts';
import { appliedChecks } from './audit/applied.ts';
import { bankChecks } from './audit/bank.ts';
import { publicChecks } from './audit/cards.ts';
import { type Check, type Known, runChecks } from './audit/check.ts';
import type { Book, Person } from './audit/event-book.ts';
import { financeChecks } from './audit/finances.ts';
import { historyOf } from './audit/history.ts';
import { inboxChecks } from './audit/inbox.ts';
import { type LoggedEntry, readLedger, readThreads } from './audit/log.ts';
import { statementChecks } from './audit/money.ts';
import { memberChecks, type Office, queueChecks } from './audit/office.ts';
import { ownChecks } from './audit/own.ts';
import { ownPaymentChecks } from './audit/own-payments.ts';
import { vigilanceChecks } from './audit/vigilance.ts';

/**
 * Audits reads: every screen must agree with the event log. The auditor derives the expected values itself, event by
 * event, without any statement or presenter of the program.
 */

const isCandidate = ({ threads }: Book, { id }: Person): boolean =>
  threads.some(({ candidate }) => candidate.id === id);

/** Every check, ordered so that those of one kind are together. */
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
    ...book.people.flatMap((member) => ownPaymentChecks(known, member)),
    ...vigilanceChecks(known),
    ...queueChecks(known, office),
    ...financeChecks(known, office),
    ...bankChecks(known, office),
    ...book.people.flatMap((member) => memberChecks(known, office, member)),
  ];
};

/** Checks of the money alone: statements, own payments, finances, decisions of banks. */
export const moneyChecks = (known: Known, office: Office): Check[] => [
  ...known.histories.flatMap((history) => statementChecks(known, history)),
  ...known.book.people.flatMap((member) => ownPaymentChecks(known, member)),
  ...financeChecks(known, office),
  ...bankChecks(known, office),
];

/** A part of the checks: part number `turn` of `of`. */
export interface Share {
  readonly turn: number;
  readonly of: number;
}

const whole: Share = { turn: 0, of: 1 };

export interface Auditor {
  /** Fails if a screen differs from the log. */
  audit(share?: Share): Promise<void>;
}

/**
 * Opens an auditor for this book. `earlier`: the ledger entries of all other threads; `listed`: the checks to
 * run.
 */
export const openAuditor = (
  test: Pick<TestApp, 'call' | 'clock' | 'platform'>,
  book: Book,
  office: Office,
  earlier: readonly LoggedEntry[],
  listed = checksOf,
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
      const checks = listed(known, office);
      await runChecks(
        test,
        checks.filter((_, index) => index % of === turn % of),
      );
    },
  };
};
