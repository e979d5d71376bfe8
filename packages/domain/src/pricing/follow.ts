import { type Application, isOver } from '../threads/application.ts';
import { stagedPriceOf } from '../threads/deposits-and-refunds.ts';
import type { Decision, ThreadEffect } from '../threads/effects.ts';
import { type Advanced, advance, advanceToFirst, beginsWork } from './advance.ts';
import { executionOf, type KeptInstalment } from './snapshots.ts';

/** A thread followed without rows, decision by decision: for the demonstration, and for models beside the server. */

type Allowed = Extract<Decision, { ok: true }>;

export interface Standing {
  readonly application: Application;
  /** The instalments that were opened; null before the work begins, and of a flat price. */
  readonly progress: Advanced['progress'] | null;
  /** The instalment that the thread stands at, from 0. */
  readonly position: number;
  /** Fields of the other instalments, by position. */
  readonly kept: ReadonlyMap<number, KeptInstalment>;
}

export interface Followed extends Standing {
  /** The decision with the thread after it, as the record has it. */
  readonly decision: Allowed;
  /** Effects about the instalment that the decision opened. */
  readonly opening: readonly ThreadEffect[];
}

/** The thread after a decision about the instalment that it stood at; `before` is null where the decision opened the thread. */
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
  if (!isOver(application) || isOver(before.application)) return unmoved;
  const after = advance(decision, { position, progress, kept }, now);
  const others = new Map(kept);
  if (after.position !== position)
    others.set(position, { ...executionOf(application), leftCents: 0, isPayoutAsked: false });
  others.delete(after.position);
  return { ...after, application: after.decision.application, kept: others };
};
