import { type Application, isOver } from '../threads/application.ts';
import { stagedPriceOf } from '../threads/deposits-and-refunds.ts';
import type { Decision, ThreadEffect } from '../threads/effects.ts';
import { type Advanced, advance, advanceToFirst, beginsWork, withCoveredTime } from './advance.ts';
import { coverLess } from './instalments.ts';
import { executionOf, type KeptInstalment } from './snapshots.ts';

/**
 * Follows a thread in memory, decision by decision, without a database: for the demonstration, and for models
 * that tests compare with the server.
 */

type Allowed = Extract<Decision, { ok: true }>;

export interface Standing {
  readonly application: Application;
  /** The opened instalments; null before the work begins, and for a flat price. */
  readonly progress: Advanced['progress'] | null;
  /** Zero-based index of the current instalment. */
  readonly position: number;
  /** Stored fields of the other instalments, by position. */
  readonly kept: ReadonlyMap<number, KeptInstalment>;
}

export interface Followed extends Standing {
  /** The decision with the thread after it, as it is recorded. */
  readonly decision: Allowed;
  /** Effects about the instalment that the decision opened. */
  readonly opening: readonly ThreadEffect[];
}

/** The instalments with the sum and the units that the deposit of the current month covers. */
const coveredIn = (
  progress: Advanced['progress'],
  { instalment, offerCents }: Application,
): Advanced['progress'] => {
  const units = instalment?.month?.units ?? null;
  if (instalment === null || units === null) return progress;
  return coverLess(progress, instalment.position, { netCents: offerCents ?? 0, units });
};

/**
 * The thread after a decision about its current instalment; `before` is null if the decision opened the
 * thread.
 */
export const follow = (before: Standing | null, decision: Allowed, now: Date): Followed => {
  const { position, kept, progress } = before ?? { position: 0, kept: new Map(), progress: null };
  const { application } = decision;
  const unmoved = { application, progress, position, kept, decision, opening: [] };
  if (before === null) return unmoved;
  if (progress === null) {
    const pricing = stagedPriceOf(application);
    if (pricing === null || !beginsWork(before.application, application)) return unmoved;
    const first = advanceToFirst(decision, pricing, now);
    return { ...unmoved, ...first, application: first.decision.application };
  }
  if (!isOver(application) || isOver(before.application)) {
    const covered = withCoveredTime(before.application, decision);
    return {
      ...unmoved,
      application: covered.application,
      decision: covered,
      progress: covered === decision ? progress : coveredIn(progress, covered.application),
    };
  }
  const after = advance(decision, { position, progress, kept }, now);
  const others = new Map(kept);
  if (after.position !== position)
    others.set(position, { ...executionOf(application), leftCents: 0, isPayoutAsked: false });
  others.delete(after.position);
  return { ...after, application: after.decision.application, kept: others };
};
