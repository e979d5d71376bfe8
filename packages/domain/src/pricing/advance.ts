import { withoutTaxCents, withTaxCents } from '../payments/vat.ts';
import { type Application, isOver, type ThreadInstalment } from '../threads/application.ts';
import { toldCents } from '../threads/deposits-and-refunds.ts';
import type { Decision, OpenedAction, ThreadEffect } from '../threads/effects.ts';
import { mail, mailBoth, notify, notifyBoth } from '../threads/outcome.ts';
import { workedPeriod } from '../threads/sheet-conditions.ts';
import { sheetTimers, unfundedTimers } from '../threads/timer-schedule.ts';
import { type Day, parisDay } from '../time/paris.ts';
import {
  type Closing,
  closeInstalment,
  currentInstalment,
  type Instalment,
  openFirst,
  type Progress,
} from './instalments.ts';
import { hasSheets, type Pricing, type StagedPrice } from './kinds.ts';
import { openPeriod } from './months.ts';
import { unitsOf } from './sheets.ts';
import { type KeptInstalment, nextSnapshot, snapshotAt } from './snapshots.ts';

/** The step from a decision about one instalment to the thread after it: the first one opens, the next one follows, or the mission is over. */

type Allowed = Extract<Decision, { ok: true }>;

export interface Advanced {
  /** The decision with the snapshot, and the opened action, of the instalment that the thread stands at after it. Its effects are about the one that was decided on. */
  readonly decision: Allowed;
  /** Position of that instalment. */
  readonly position: number;
  readonly progress: Progress;
  /** Effects about the instalment that the decision opened. */
  readonly opening: readonly ThreadEffect[];
}

/** True if the thread begins its work with this decision: it waits for a deposit, or goes on in a direct relation. */
export const beginsWork = (
  before: Pick<Application, 'state'>,
  after: Pick<Application, 'state'>,
): boolean => {
  const works = ({ state }: Pick<Application, 'state'>) => state === 'WAITING_FUNDS' || state === 'ONGOING';
  return !works(before) && before.state !== 'WAITING_RULES' && works(after);
};

/** Instalments of a price, as its parties count them; null for months. */
export const countOf = (pricing: Pricing | null): number | null =>
  pricing?.kind === 'instalments' ? pricing.instalments.length : null;

/** An instalment as the thread stands at it. `after`: last day of the month before. */
export const standingAt = (
  pricing: StagedPrice,
  { position, units }: Pick<Instalment, 'position' | 'units'>,
  after: Day | null,
): ThreadInstalment => ({
  position,
  count: countOf(pricing),
  ...(hasSheets(pricing) ? { month: { pricing, units, after } } : {}),
});

/** Reminders of the sheet of a month on which work begins now. */
const dueTimers = ({ instalment, mode }: Application, now: Date): ThreadEffect[] =>
  mode === 'direct' && instalment?.month
    ? sheetTimers(openPeriod(instalment.month, instalment.position, parisDay(now)), now)
    : [];

/** Opens the first instalment in the decision that begins the work: the snapshot has its sum from then on. */
export const advanceToFirst = (decision: Allowed, pricing: StagedPrice, now: Date): Advanced => {
  const progress = openFirst(pricing, decision.application.mode ?? 'funds');
  const first = currentInstalment(progress);
  if (first === null) throw new RangeError('This price has no instalment.');
  const application = {
    ...decision.application,
    offerCents: first.netCents,
    instalment: standingAt(pricing, first, null),
  };
  return {
    decision: { ...decision, application },
    position: 0,
    progress,
    opening: dueTimers(application, now),
  };
};

/**
 * End that a decision brings to its instalment; null while that goes on. A month comes to what was told of it. The payee's part is counted
 * without tax where it is another one: staff shared it out, or a bank took some of the deposit.
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

interface Standing {
  /** Position of the instalment that was decided on, which is the newest one. */
  readonly position: number;
  /** Instalments before the decision. */
  readonly progress: Progress;
  /** Fields that earlier instalments kept, by position. */
  readonly kept: ReadonlyMap<number, KeptInstalment>;
}

/** Both parties are told which instalment comes. One that waits for its deposit is told again while it waits; a direct relation waits for none. */
const openingEffects = (application: Application, now: Date): ThreadEffect[] =>
  application.mode === 'direct'
    ? [
        notify('candidate', 'INSTALMENT_OPENED'),
        mail('candidate', 'instalment-opened'),
        ...dueTimers(application, now),
      ]
    : [...notifyBoth('INSTALMENT_OPENED'), ...mailBoth('instalment-opened'), ...unfundedTimers(now)];

/** Opens the next instalment in the decision that accepted the one before. */
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
 * Closes an instalment with the decision that ended it, and opens the next one. A mission that is over stands at the last instalment
 * that was earned, or at its last one if none was: it is DONE then, although the last one was refunded.
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
