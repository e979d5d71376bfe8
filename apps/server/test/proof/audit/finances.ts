import type { FinanceDeposit, FinanceMovement, Finances } from '@basoche/contract/payments/finances';
import { pageSize } from '@basoche/domain/limits';
import { type Check, check, type Known, newestFirst } from './check.ts';
import { type AskedPayment, instalmentName } from './event-book.ts';
import type { ThreadHistory } from './history.ts';
import type { LoggedEntry } from './log.ts';
import { backToCard, credited, debited } from './money.ts';
import type { Office } from './office.ts';

/** Finances as staff see them: sums of the whole ledger, and the lists of held, waiting and disputed payments. */

const waitingPayments = ({ book }: Known) =>
  book.payments.filter(({ ask, isDone }) => !isDone && ask !== 'expireDeposit');

const isDisputed = (entries: readonly LoggedEntry[]): boolean => debited(entries, ['disputed']) > 0;

const sums = (known: Known, { admin }: Office): Check => {
  const all = [...known.earlier, ...known.ledger];
  const waiting = waitingPayments(known);
  const open = Map.groupBy(known.ledger, ({ threadId }) => threadId)
    .values()
    .filter(isDisputed);
  return check<Finances>({
    about: 'the finances',
    token: admin.token,
    path: '/admin/finances',
    expected: {
      held: credited(all, ['held']) / 100,
      feesHeld: credited(all, ['fee_held']) / 100,
      feesEarned: credited(all, ['fee']) / 100,
      released: credited(all, ['provider'], ['release']) / 100,
      refunded: credited(all, ['provider'], backToCard) / 100,
      unattributed: credited(all, ['deposited']) / 100,
      disputed: debited(all, ['disputed']) / 100,
      lost: debited(all, ['loss']) / 100,
      waiting: {
        count: waiting.length,
        since: waiting.map(({ askedAt }) => askedAt).toSorted()[0] ?? null,
      },
      failed: all.filter(({ kind }) => kind === 'refund_failed').length,
      openChargebacks: [...open].length,
    },
    told: (finances) => finances,
  });
};

/** Days after which a held sum counts as old. */
const oldAfterDays = 60;

export const aboutOf = ({ thread }: ThreadHistory, instalment: number) => ({
  applicationId: thread.id,
  title: thread.about.title,
  instalment: instalmentName(thread, instalment),
  creator: thread.about.creator.name,
  candidate: thread.candidate.name,
});

interface Held {
  readonly history: ThreadHistory;
  readonly entries: readonly LoggedEntry[];
  readonly since: Date;
}

/** Threads that received money, newest first. */
const heldIn = ({ histories, ledger }: Known): Held[] => {
  const held = histories.flatMap((history) => {
    const entries = ledger.filter(({ threadId }) => threadId === history.thread.id);
    const [first] = entries;
    return first === undefined ? [] : [{ history, entries, since: first.at }];
  });
  return newestFirst(
    held,
    ({ since }) => since.toISOString(),
    ({ history }) => history.thread.id,
  );
};

const isHeld = ({ entries }: Pick<Held, 'entries'>): boolean => credited(entries, ['held', 'fee_held']) > 0;

/** True if an instalment is held for too long, counted from its own deposit. */
const isOld = ({ entries: all }: Held, now: Date): boolean => {
  const before = now.getTime() - oldAfterDays * 86_400_000;
  return Map.groupBy(all, ({ instalment }) => instalment)
    .values()
    .some((entries) => isHeld({ entries }) && (entries[0]?.at.getTime() ?? before) < before);
};

type Paid = Pick<FinanceDeposit, 'payee' | 'destination'>;

/** The payee follows from the mode in force, and from nothing else (rules §3). */
const payeeOf = ({ isPortage, thread }: ThreadHistory, { partner }: Office): Paid =>
  isPortage
    ? { payee: partner.name, destination: 'portage' }
    : { payee: thread.candidate.name, destination: 'payment_account' };

const creatorOf = ({ thread }: ThreadHistory): Paid => ({
  payee: thread.about.creator.name,
  destination: 'card',
});

/** Recipient of a deposit: the creator if it went back completely, else the payee. */
const paidOf = ({ history, entries }: Held, office: Office): Paid => {
  const isReturned =
    credited(entries, ['provider'], backToCard) > 0 &&
    credited(entries, ['held']) === 0 &&
    credited(entries, ['provider'], ['release']) === 0;
  return isReturned ? creatorOf(history) : payeeOf(history, office);
};

/** Cents that staff may settle: the rest of an ended mission, if it is old or has no waiting payment (rules §3). */
const leftOf = (held: Held, { now, book }: Known): number | null => {
  const { history, entries } = held;
  const isOver = history.state === 'DONE' || history.state === 'REFUSED';
  const isAsked = book.payments.some(({ threadId, isDone }) => threadId === history.thread.id && !isDone);
  if (!isOver || !isHeld(held) || (isAsked && !isOld(held, now))) return null;
  return credited(entries, ['held', 'fee_held']) / 100;
};

const expectedDeposit = (held: Held, known: Known, office: Office): Omit<FinanceDeposit, 'releaseAt'> => {
  const { history, entries, since } = held;
  return {
    ...aboutOf(history, history.thread.instalments?.at ?? 0),
    ...paidOf(held, office),
    state: history.state,
    since: since.toISOString(),
    deposited: debited(entries, ['provider'], ['deposit']) / 100,
    held: credited(entries, ['held']) / 100,
    fee: credited(entries, ['fee', 'fee_held']) / 100,
    released: credited(entries, ['provider'], ['release']) / 100,
    refunded: credited(entries, ['provider'], backToCard) / 100,
    disputed: debited(entries, ['disputed']) / 100,
    lost: debited(entries, ['loss']) / 100,
    takenByBanks: debited(entries, ['held', 'fee_held'], ['chargeback_lost', 'chargeback_reversed']) / 100,
    isOld: isOld(held, known.now),
    left: leftOf(held, known),
    isCancellable: history.state === 'ONGOING' && history.isDeposited && !history.isChargedBack,
  };
};

export const isOwn = ({ histories }: Known, id: string): boolean =>
  histories.some(({ thread }) => thread.id === id);

/** False if earlier sequences fill more than a page of a list, which may hide the items of this one. */
export const isOnePage = (earlier: readonly string[]): boolean => new Set(earlier).size < 90;

const deposits = (known: Known, office: Office): Check[] => {
  const all = heldIn(known);
  const list = (state: string, kept: readonly Held[]) =>
    check<FinanceDeposit[]>({
      about: `the deposits (${state})`,
      token: office.admin.token,
      path: `/admin/finances/deposits?limit=${pageSize.max}&state=${state}`,
      expected: kept.slice(0, pageSize.max).map((one) => expectedDeposit(one, known, office)),
      told: (answer) =>
        answer
          .filter(({ applicationId }) => isOwn(known, applicationId))
          .map(({ releaseAt: _, ...deposit }) => deposit),
    });
  return [
    ...(isOnePage(known.earlier.map(({ threadId }) => threadId)) ? [list('all', all)] : []),
    list('held', all.filter(isHeld)),
    list(
      'old',
      all.filter((one) => isOld(one, known.now)),
    ),
    list(
      'disputed',
      all.filter(({ entries }) => isDisputed(entries)),
    ),
  ];
};

/** Recipient of a waiting payment; for a refund, the member who deposited. */
const waitsFor = ({ histories }: Known, office: Office, { threadId, ask }: AskedPayment): Paid | null => {
  const history = histories.find(({ thread }) => thread.id === threadId);
  if (history === undefined) return null;
  const isPaid = ask === 'release' || ask === 'split';
  return isPaid ? payeeOf(history, office) : creatorOf(history);
};

const threadOf = ({ book }: Known, { threadId }: AskedPayment) =>
  book.threads.find(({ id }) => id === threadId);

const movements = (known: Known, office: Office): Check =>
  check<FinanceMovement[]>({
    about: 'the payments that wait',
    token: office.admin.token,
    path: `/admin/finances/movements?limit=${pageSize.max}`,
    expected: waitingPayments(known)
      .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
      .map((payment) => ({
        applicationId: payment.threadId,
        instalment: instalmentName(threadOf(known, payment) ?? {}, payment.instalment),
        ...waitsFor(known, office, payment),
        kind: payment.ask,
        amount: payment.amountCents / 100,
        at: payment.askedAt,
      })),
    told: (all) =>
      all.map(({ applicationId, instalment, payee, destination, kind, amount, at }) => ({
        applicationId,
        instalment,
        payee,
        destination,
        kind,
        amount,
        at,
      })),
  });

export const financeChecks = (known: Known, office: Office): Check[] => [
  sums(known, office),
  ...deposits(known, office),
  movements(known, office),
];
