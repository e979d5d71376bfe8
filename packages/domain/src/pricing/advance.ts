import { withoutTaxCents, withTaxCents } from '../payments/vat.ts';
import { type Application, isOver, lastAction, type ThreadInstalment } from '../threads/application.ts';
import { toldCents } from '../threads/deposits-and-refunds.ts';
import type { Decision, OpenedAction, ThreadEffect } from '../threads/effects.ts';
import { mail, mailBoth, notify, notifyBoth } from '../threads/outcome.ts';
import { workedPeriod } from '../threads/sheet-conditions.ts';
import { sheetTimers, unfundedTimers } from '../threads/timer-schedule.ts';
import { type Day, parisDay } from '../time/paris.ts';
import { timeCents } from './amounts.ts';
import {
  type Closing,
  closeInstalment,
  currentInstalment,
  type Instalment,
  openFirst,
  type Progress,
} from './instalments.ts';
import { hasSheets, isTimePrice, type Pricing, type StagedPrice } from './kinds.ts';
import { agreedOn, openPeriod } from './months.ts';
import { unitsOf } from './sheets.ts';
import { type KeptInstalment, nextSnapshot, snapshotAt } from './snapshots.ts';

/**
 * Applies a decision about one instalment to the thread: the first instalment opens, the next one opens, or
 * the mission is over.
 */

type Allowed = Extract<Decision, { ok: true }>;

export interface Advanced {
  /**
   * The decision with the snapshot of the instalment that is current after it, and with the action that opens
   * it. Its effects are about the instalment that was decided on.
   */
  readonly decision: Allowed;
  /** Position of the instalment that is current after the decision. */
  readonly position: number;
  readonly progress: Progress;
  /** Effects about the instalment that the decision opened. */
  readonly opening: readonly ThreadEffect[];
}

/**
 * True if the decision begins the work: the thread now awaits a deposit, or is under way in a direct
 * relation.
 */
export const beginsWork = (
  before: Pick<Application, 'state'>,
  after: Pick<Application, 'state'>,
): boolean => {
  const works = ({ state }: Pick<Application, 'state'>) => state === 'WAITING_FUNDS' || state === 'ONGOING';
  return !works(before) && before.state !== 'WAITING_RULES' && works(after);
};

/**
 * The decision that brings the deposit of a month, with the units of time that its sum covers: fewer than
 * planned where it was limited. Every other decision is unchanged.
 */
export const withCoveredTime = (before: Pick<Application, 'deposit'>, decision: Allowed): Allowed => {
  const { instalment, offerCents, deposit } = decision.application;
  const month = instalment?.month;
  if (before.deposit !== null || deposit === null) return decision;
  if (!month || !isTimePrice(month.pricing) || offerCents === null) return decision;
  const units = offerCents / timeCents(month.pricing, 1);
  if (units === month.units) return decision;
  const application = {
    ...decision.application,
    instalment: { ...instalment, month: { ...month, units } },
  };
  return { ...decision, application };
};

/** Number of instalments of a price, as its parties count them; null for months. */
export const countOf = (pricing: Pricing | null): number | null =>
  pricing?.kind === 'instalments' ? pricing.instalments.length : null;

/** An instalment as the current one of its thread. `after`: last day of the previous month. */
export const standingAt = (
  pricing: StagedPrice,
  { position, units }: Pick<Instalment, 'position' | 'units'>,
  after: Day | null,
): ThreadInstalment => ({
  position,
  count: countOf(pricing),
  ...(hasSheets(pricing) ? { month: { pricing, units, after } } : {}),
});

/** Reminders to send the sheet of a month whose work begins now, in a direct relation. */
const dueTimers = ({ instalment, mode }: Application, now: Date): ThreadEffect[] =>
  mode === 'direct' && instalment?.month
    ? sheetTimers(openPeriod(instalment.month, instalment.position, parisDay(now)), now)
    : [];

/** The application with its last proposed price in this form. */
const withPrice = (application: Application, pricing: StagedPrice): Application => {
  const price = lastAction(application, 'PRICE');
  return {
    ...application,
    actions: application.actions.map((one) => (one === price && one.pricing ? { ...one, pricing } : one)),
  };
};

/**
 * Opens the first instalment in the decision that begins the work: the snapshot then has the price of this
 * instalment. A retainer begins on the day of the agreement if its first day is past.
 */
export const advanceToFirst = (decision: Allowed, proposed: StagedPrice, now: Date): Advanced => {
  const pricing = agreedOn(proposed, parisDay(now));
  const progress = openFirst(pricing, decision.application.mode ?? 'funds');
  const first = currentInstalment(progress);
  if (first === null) throw new RangeError('This price has no instalment.');
  const application = {
    ...withPrice(decision.application, pricing),
    offerCents: first.netCents,
    instalment: standingAt(pricing, first, null),
  };
  const { changes } = decision;
  const isMoved = pricing !== proposed && pricing.kind === 'retainer';
  return {
    decision: {
      ...decision,
      application,
      changes: isMoved ? { ...changes, startsOn: pricing.startsOn } : changes,
    },
    position: 0,
    progress,
    opening: dueTimers(application, now),
  };
};

/**
 * End that a decision brings to its instalment; null while the instalment goes on. A month with a sheet costs
 * the amount of the sheet.
 *
 * If the payee gets another amount, it is converted to an amount without tax: staff split the sum, or a bank
 * took some of the deposit.
 */
const closingOf = ({ application, effects }: Allowed, position: number): Closing | null => {
  if (!isOver(application)) return null;
  if (application.state === 'REFUSED') return { position, close: 'refunded' };
  const { instalment, sheet, tvaApplicable } = application;
  const told = toldCents(application);
  const agreed = told ?? application.offerCents ?? 0;
  const payment = effects.find((effect) => effect.kind === 'payment')?.payment;
  const paid =
    payment?.ask === 'split'
      ? payment.candidateCents
      : payment?.ask === 'release'
        ? payment.amountCents
        : null;
  const isWhole = paid === null || paid === withTaxCents(agreed, tvaApplicable);
  const dueCents = isWhole ? agreed : tvaApplicable ? withoutTaxCents(paid) : paid;
  if (payment?.ask === 'split' && !isWhole) return { position, close: 'settled', dueCents };
  const isTime = told !== null && sheet !== null && instalment?.month?.units != null;
  return {
    position,
    close: 'accepted',
    dueCents,
    isLast: told !== null && sheet?.isLast === true,
    ...(isTime ? { units: unitsOf(sheet.entries) } : {}),
  };
};

/** The instalments of a thread before a decision. */
interface Standing {
  /** Position of the instalment that is decided on: the newest one. */
  readonly position: number;
  /** Instalments before the decision. */
  readonly progress: Progress;
  /** Stored fields of earlier instalments, by position. */
  readonly kept: ReadonlyMap<number, KeptInstalment>;
}

/**
 * Effects that announce the open instalment. With deposits, both parties are told, and warned while the
 * deposit is missing; in a direct relation only the candidate is told.
 */
const openingEffects = (application: Application, now: Date): ThreadEffect[] =>
  application.mode === 'direct'
    ? [
        notify('candidate', 'INSTALMENT_OPENED'),
        mail('candidate', 'instalment-opened'),
        ...dueTimers(application, now),
      ]
    : [...notifyBoth('INSTALMENT_OPENED'), ...mailBoth('instalment-opened'), ...unfundedTimers(now)];

/** Opens the next instalment in the decision that accepted the previous one; null if none is left. */
const openedNext = (decision: Allowed, progress: Progress, now: Date): Advanced | null => {
  const next = currentInstalment(progress);
  const { pricing } = progress;
  if (next === null || pricing.kind === 'flat') return null;
  const after = workedPeriod(decision.application)?.until ?? null;
  const application = nextSnapshot(
    decision.application,
    { netCents: next.netCents, instalment: standingAt(pricing, next, after) },
    now,
  );
  const { state, doneAt } = application;
  const { type, offerCents } = application.actions.at(-1) ?? { type: 'WAITING_FUNDS', offerCents: null };
  const opened: OpenedAction = { type, offerCents };
  const { changes } = decision;
  return {
    decision: {
      ...decision,
      application,
      changes: {
        ...changes,
        opened: [...changes.opened, opened],
        fields: { ...changes.fields, state, doneAt },
      },
    },
    position: next.position,
    progress,
    opening: openingEffects(application, now),
  };
};

/**
 * Closes an instalment with the decision that ended it, and opens the next one.
 *
 * When the mission is over, the last instalment that was earned becomes current and the thread is DONE, even
 * if a later one was refunded. If none was earned, the last one stays current.
 */
export const advance = (decision: Allowed, { position, progress, kept }: Standing, now: Date): Advanced => {
  const closing = closingOf(decision, position);
  if (closing === null) return { decision, position, progress, opening: [] };
  const closed = closeInstalment(progress, closing);
  const next = openedNext(decision, closed, now);
  if (next !== null) return next;
  const earned = closed.instalments.findLast(({ close }) => close === 'accepted' || close === 'settled');
  const fields = earned && kept.get(earned.position);
  if (earned === undefined || fields === undefined || earned.position === position)
    return { decision, position, progress: closed, opening: [] };
  const application = { ...snapshotAt(decision.application, fields, earned.position), doneAt: now };
  const { changes } = decision;
  return {
    decision: {
      ...decision,
      application,
      changes: { ...changes, fields: { ...changes.fields, state: application.state, doneAt: now } },
    },
    position: earned.position,
    progress: closed,
    opening: [],
  };
};
