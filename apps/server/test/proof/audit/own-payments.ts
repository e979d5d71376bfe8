import type { OwnPayment, OwnPaymentMonths } from '@basoche/contract/payments/own';
import { pageSize } from '@basoche/domain/limits';
import { type Check, check, type Known } from './check.ts';
import { type AskedPayment, instalmentName, type Person } from './event-book.ts';
import type { ThreadHistory } from './history.ts';
import type { LoggedEntry } from './log.ts';
import { credited, debited } from './money.ts';

/** The payments to and by a member (rules §4): each is about one instalment only. */

type Facts = Pick<OwnPayment, 'direction' | 'status' | 'total'> &
  Partial<Pick<OwnPayment, 'destination' | 'refunded' | 'isContested' | 'isCancelAsked'>>;

/** Money of one instalment of a mission, or of its flat price. */
interface Purse {
  readonly history: ThreadHistory;
  readonly instalment: number;
  readonly entries: readonly LoggedEntry[];
  /** Payments that the rules requested and that are not done yet. */
  readonly waiting: readonly AskedPayment[];
}

/** The fee of 15 € with its VAT, charged with the first deposit of held funds; a portage has no fee. */
const feeCents = 1_800;

const isCurrent = ({ history, instalment }: Purse): boolean => history.current === instalment;
const isContested = (purse: Purse): boolean => isCurrent(purse) && purse.history.contest !== null;
const isCancelAsked = (purse: Purse): boolean => isCurrent(purse) && purse.history.isCancelAsked;
const payeeOf = ({ isPortage }: ThreadHistory) => (isPortage ? 'portage' : 'payment_account');

/** An awaited deposit, as this party sees it. */
const awaited = (purse: Purse, direction: OwnPayment['direction']): Facts[] => {
  const { history, instalment } = purse;
  if (history.state !== 'WAITING_FUNDS' || !isCurrent(purse)) return [];
  const price = Math.round((history.currentCents ?? 0) * 1.2);
  const hasFee = direction === 'OUT' && instalment === 0 && !history.isPortage;
  const fee = hasFee ? feeCents : 0;
  return [{ direction, status: 'expected', total: (price + fee) / 100, isCancelAsked: isCancelAsked(purse) }];
};

const isAttributed = ({ entries }: Purse, { source }: LoggedEntry): boolean =>
  entries.some((entry) => entry.kind === 'hold' && entry.source === source);

/** Refunds that no bank returned. */
const refundsOf = ({ entries }: Purse, kind: 'refund' | 'return'): number[] =>
  entries
    .filter(
      (entry) =>
        entry.kind === kind &&
        !entries.some((other) => other.kind === 'refund_failed' && other.source === entry.source),
    )
    .map((entry) => credited([entry], ['provider']));

const depositLine = (purse: Purse, paid: number, back: number, isHeld: boolean): Facts => ({
  direction: 'OUT',
  status: isHeld ? 'held' : back >= paid ? 'refunded' : 'paid',
  total: paid / 100,
  refunded: back === 0 ? null : back / 100,
  ...(back >= paid ? { destination: 'card' } : {}),
  ...(isHeld ? { isContested: isContested(purse), isCancelAsked: isCancelAsked(purse) } : {}),
});

/** Payments of a creator: the deposit, and unexpected payments, which go back completely. */
const deposited = (purse: Purse): Facts[] => {
  const { entries } = purse;
  const returned = refundsOf(purse, 'return');
  return entries
    .filter(({ kind }) => kind === 'deposit')
    .map((entry) => {
      const paid = debited([entry], ['provider']);
      if (isAttributed(purse, entry)) {
        const back = refundsOf(purse, 'refund').reduce((sum, cents) => sum + cents, 0);
        return depositLine(purse, paid, back, credited(entries, ['held', 'fee_held']) > 0);
      }
      const place = returned.indexOf(paid);
      const back = place < 0 ? 0 : (returned.splice(place, 1)[0] ?? 0);
      return depositLine(purse, paid, back, false);
    });
};

/** The payee's part of the held sum, if a sheet determines it and nobody contests it; null otherwise. */
const toldOf = (purse: Purse): number | null => {
  const { toldCents } = purse.history;
  return toldCents === null || !isCurrent(purse) || isContested(purse) ? null : Math.round(toldCents * 1.2);
};

/** True once the work has ended: what is held is about to be sent. */
const isEnded = (purse: Purse): boolean =>
  purse.history.state === 'WAITING_RULES' &&
  isCurrent(purse) &&
  !isContested(purse) &&
  !purse.history.isChargedBack;

/** Money that goes back to the creator's card, and money that their bank gave back to them. */
const backIn = (purse: Purse): Facts[] => {
  const { entries, waiting } = purse;
  const held = credited(entries, ['held']);
  const line = (status: OwnPayment['status'], cents: number): Facts[] =>
    cents > 0 ? [{ direction: 'IN', status, total: cents / 100, destination: 'card' }] : [];
  const isOpenOrLost = ({ source }: LoggedEntry): boolean =>
    !entries.some(
      ({ kind, source: other }) =>
        (kind === 'chargeback_won' || kind === 'chargeback_reversed') && other === source,
    );
  return [
    ...[...refundsOf(purse, 'refund'), ...refundsOf(purse, 'return')].flatMap((cents) =>
      line('refunded', cents),
    ),
    ...waiting
      .filter(({ ask }) => ask === 'refund' || ask === 'split')
      .flatMap(({ amountCents, payeeCents }) => line('planned', amountCents - (payeeCents ?? 0))),
    ...(isEnded(purse) ? line('planned', held - (toldOf(purse) ?? held)) : []),
    ...entries
      .filter((entry) => entry.kind === 'chargeback' && isOpenOrLost(entry))
      .flatMap((entry) => line('taken', debited([entry], ['disputed']))),
  ];
};

/**
 * Funds of an instalment that are reserved for a candidate: all of them, or the part that staff gave them.
 */
const reserved = (purse: Purse): Facts[] => {
  const { entries, waiting } = purse;
  const held = credited(entries, ['held']);
  const asked = waiting.find(({ ask }) => ask === 'release' || ask === 'split' || ask === 'refund');
  const total = (asked?.payeeCents ?? Math.min(held, toldOf(purse) ?? held)) / 100;
  if (held === 0 || asked?.ask === 'refund') return [];
  const status = asked !== undefined || isEnded(purse) ? 'planned' : 'held';
  const isAsked = status === 'held' && isCancelAsked(purse);
  return [{ direction: 'IN', status, total, isContested: isContested(purse), isCancelAsked: isAsked }];
};

const received = ({ entries }: Purse): Facts[] => {
  const lost = debited(entries, ['held'], ['chargeback_lost', 'chargeback_reversed']);
  return [
    ...entries
      .filter(({ kind }) => kind === 'release')
      .map(
        (entry): Facts => ({
          direction: 'IN',
          status: 'paid',
          total: credited([entry], ['provider']) / 100,
        }),
      ),
    ...(lost > 0 ? [{ direction: 'IN', status: 'taken', total: lost / 100 } as const] : []),
  ];
};

const pursesOf = ({ book, histories, ledger }: Known, member: Person): Purse[] =>
  histories
    .filter(({ thread: { about, candidate } }) => [about.creator.id, candidate.id].includes(member.id))
    .filter(({ thread }) => thread.about.type === 'MISSION')
    .flatMap((history) =>
      Array.from({ length: history.current + 1 }, (_, instalment) => {
        const isIts = (one: { readonly threadId: string; readonly instalment: number }) =>
          one.threadId === history.thread.id && one.instalment === instalment;
        const waiting = book.payments.filter(({ isDone, ...one }) => !isDone && isIts(one));
        return { history, instalment, entries: ledger.filter(isIts), waiting };
      }),
    );

const linesOf = (purse: Purse, member: Person): Facts[] =>
  purse.history.thread.about.creator.id === member.id
    ? [...awaited(purse, 'OUT'), ...deposited(purse), ...backIn(purse)]
    : [...awaited(purse, 'IN'), ...reserved(purse), ...received(purse)];

/** Sorts a list in a fixed order, because the days alone do not determine one. */
const inOrder = <One extends object>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

const expectedOf = (purse: Purse, member: Person) =>
  linesOf(purse, member).map((facts) => ({
    thread: purse.history.thread.id,
    title: purse.history.thread.about.title,
    instalment: instalmentName(purse.history.thread, purse.instalment),
    direction: facts.direction,
    status: facts.status,
    total: facts.total,
    destination: facts.destination ?? payeeOf(purse.history),
    refunded: facts.refunded ?? null,
    isContested: facts.isContested ?? false,
    isCancelAsked: facts.isCancelAsked ?? false,
  }));

const sumOf = (lines: readonly { readonly total: number }[]): number =>
  lines.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;

export const ownPaymentChecks = (known: Known, member: Person): Check[] => {
  const lines = pursesOf(known, member).flatMap((purse) => expectedOf(purse, member));
  const coming = lines.filter(
    ({ direction, status }) =>
      status === 'expected' || (direction === 'IN' && (status === 'held' || status === 'planned')),
  );
  const toMember = coming.filter(
    ({ direction, destination }) => direction === 'IN' && destination !== 'portage',
  );
  return [
    check<OwnPayment[]>({
      about: `the own payments of ${member.name}`,
      token: member.token,
      path: `/payments/own?limit=${pageSize.max}`,
      expected: inOrder(lines),
      told: (all) =>
        inOrder(
          all.map((one) => ({
            thread: one.postulationID,
            title: one.title,
            instalment: one.instalment,
            direction: one.direction,
            status: one.status,
            total: one.total,
            destination: one.destination,
            refunded: one.refunded,
            isContested: one.isContested,
            isCancelAsked: one.isCancelAsked,
          })),
        ),
    }),
    check<OwnPaymentMonths>({
      about: `the payments that ${member.name} has to come`,
      token: member.token,
      path: '/payments/own/months',
      expected: {
        in: sumOf(toMember),
        inUncertain: sumOf(
          toMember.filter((one) => one.status === 'expected' || one.isContested || one.isCancelAsked),
        ),
        portage: sumOf(
          coming.filter(({ direction, destination }) => direction === 'IN' && destination === 'portage'),
        ),
        out: sumOf(coming.filter(({ direction }) => direction === 'OUT')),
      },
      told: ({ coming: { next: _, ...sums } }) => sums,
    }),
  ];
};
