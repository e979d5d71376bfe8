import { withoutTaxCents } from '../payments/vat.ts';
import { type Application, isOver } from '../threads/application.ts';
import type { Decision, OpenedAction, ThreadEffect } from '../threads/effects.ts';
import { mail, mailBoth, notify, notifyBoth } from '../threads/outcome.ts';
import { unfundedTimers } from '../threads/timer-schedule.ts';
import { type Closing, closeInstalment, currentInstalment, openFirst, type Progress } from './instalments.ts';
import type { InstalmentsPrice } from './kinds.ts';
import { type KeptInstalment, nextSnapshot, snapshotAt } from './snapshots.ts';

/** The step from a decision about one instalment to the thread after it: the first one opens, the next one follows, or the mission is over. */

type Allowed = Extract<Decision, { ok: true }>;

export interface Advanced {
  /** The decision with the snapshot, and the opened action, of the instalment that the thread stands at after it. Its effects are about the one that was decided on. */
  readonly decision: Allowed;
  /** Position of that instalment. */
  readonly position: number;
  readonly progress: Progress;
  /** Effects about the instalment that the decision opened; none if it opened none after the first. */
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

/** Opens the first instalment in the decision that begins the work: the snapshot has its sum from then on. */
export const advanceToFirst = (decision: Allowed, pricing: InstalmentsPrice): Advanced => {
  const { application } = decision;
  const progress = openFirst(pricing, application.mode ?? 'funds');
  const offerCents = currentInstalment(progress)?.netCents ?? application.offerCents;
  const instalment = { position: 0, count: pricing.instalments.length };
  return {
    decision: { ...decision, application: { ...application, offerCents, instalment } },
    position: 0,
    progress,
    opening: [],
  };
};

/** End that a decision brings to its instalment; null while that goes on. A part that staff gave to the payee is counted without tax. */
const closingOf = ({ application, effects }: Allowed, position: number): Closing | null => {
  if (!isOver(application)) return null;
  if (application.state === 'REFUSED') return { position, close: 'refunded' };
  const payment = effects.find((effect) => effect.kind === 'payment')?.payment;
  if (payment?.ask !== 'split') return { position, close: 'accepted' };
  const { candidateCents } = payment;
  const dueCents = application.tvaApplicable ? withoutTaxCents(candidateCents) : candidateCents;
  return { position, close: 'settled', dueCents };
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
const openingEffects = ({ mode }: Application, now: Date): ThreadEffect[] =>
  mode === 'direct'
    ? [notify('candidate', 'INSTALMENT_OPENED'), mail('candidate', 'instalment-opened')]
    : [...notifyBoth('INSTALMENT_OPENED'), ...mailBoth('instalment-opened'), ...unfundedTimers(now)];

/** Opens the next instalment in the decision that accepted the one before. */
const openedNext = (decision: Allowed, progress: Progress, now: Date): Advanced | null => {
  const next = currentInstalment(progress);
  if (next === null) return null;
  const application = nextSnapshot(decision.application, next, now);
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
