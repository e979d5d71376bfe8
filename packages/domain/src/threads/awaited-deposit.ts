import { timeCents } from '../pricing/amounts.ts';
import { depositNote } from '../pricing/content.ts';
import { isTimePrice, type TimePrice } from '../pricing/kinds.ts';
import { unitsADay } from '../pricing/limits.ts';
import { daysIn, lastPaymentDay, openPeriod, type Period } from '../pricing/months.ts';
import type { Application } from './application.ts';
import { depositDueCents } from './deposits-and-refunds.ts';

/** The awaited deposit of a month of time (rules §13): it covers no more than the days of its month can tell. */

type Awaited = Pick<Application, 'instalment' | 'deposit' | 'state' | 'offerCents'>;

interface AwaitedMonth {
  readonly pricing: TimePrice;
  /** Its days if the page is paid on the last day on which it may be: the fewest that it can have. */
  readonly period: Period;
  /** Units that were planned, and those that the deposit covers. */
  readonly planned: number;
  readonly units: number;
}

const awaitedMonth = ({ instalment, deposit, state }: Awaited, openedAt: Date): AwaitedMonth | null => {
  const month = instalment?.month;
  if (state !== 'WAITING_FUNDS' || deposit !== null || instalment === null || month === undefined)
    return null;
  const { pricing, units: planned } = month;
  if (!isTimePrice(pricing) || planned === null) return null;
  const period = openPeriod(month, instalment.position, lastPaymentDay(openedAt));
  const units = Math.min(planned, unitsADay[pricing.kind] * daysIn(period));
  return { pricing, period, planned, units };
};

/**
 * The thread with the sum of its deposit, in cents, excluding tax, if the payment page is opened at this time.
 * The time that is not covered stays within the ceiling, for later months. Unchanged for every other price.
 */
export const depositAt = <Of extends Awaited>(application: Of, openedAt: Date): Of => {
  const awaited = awaitedMonth(application, openedAt);
  if (awaited === null || awaited.units === awaited.planned) return application;
  return { ...application, offerCents: timeCents(awaited.pricing, awaited.units) };
};

/** A payment of a deposit. `openedAt`: when its page was opened, by default the time of the command. */
export interface PaidDeposit {
  readonly amountCents: number;
  readonly currency: string;
  readonly openedAt?: Date;
}

interface PaidFacts {
  readonly application: Application;
  readonly command: PaidDeposit;
  readonly now: Date;
}

/**
 * The thread with the sum that this payment covers: all that is planned, or what the days of the month allowed
 * when the page was opened. Null for any other amount.
 */
export const paidDeposit = ({ application, command, now }: PaidFacts): Application | null =>
  [application, depositAt(application, command.openedAt ?? now)].find(
    (one) => depositDueCents(one) === command.amountCents,
  ) ?? null;

/** French sentence about the days and the time that an awaited deposit covers; null for every other price. */
export const depositNoteOf = (application: Awaited, now: Date): string | null => {
  const awaited = awaitedMonth(application, now);
  if (awaited === null) return null;
  const { pricing, period, planned, units } = awaited;
  return depositNote(period, units < planned ? { kind: pricing.kind, units } : null);
};
