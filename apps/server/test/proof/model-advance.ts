import { type Standing as Followed, follow } from '@basoche/domain/pricing/follow';
import { engagedCents } from '@basoche/domain/pricing/kinds';
import type { KeptInstalment } from '@basoche/domain/pricing/snapshots';
import type { Application } from '@basoche/domain/threads/application';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import type { Decision, ThreadEffect } from '@basoche/domain/threads/effects';

/**
 * Decisions applied in memory, to the instalment that they are about and to the one that is current after
 * them.
 */

export type Allowed = Extract<Decision, { ok: true }>;

export interface Standing {
  application: Application;
  /** The opened instalments; null before the work begins, and for a flat price. */
  progress: Followed['progress'];
  /** Zero-based index of the current instalment, and the fields of the others. */
  instalment: number;
  kept: Map<number, KeptInstalment>;
}

/** A thread before its work begins. */
export const unopened = (): Pick<Standing, 'progress' | 'instalment' | 'kept'> => ({
  progress: null,
  instalment: 0,
  kept: new Map(),
});

/** Price of the whole mission, in cents, excluding tax; null for a job offer. */
export const wholeCents = ({ application }: Pick<Standing, 'application'>): number | null => {
  const pricing = stagedPriceOf(application);
  return pricing === null ? application.offerCents : engagedCents(pricing);
};

/**
 * Applies an allowed decision about the current instalment. Returns the effects about the instalment that it
 * opens.
 */
export const advanceInMemory = (
  thread: Standing,
  before: Application,
  decision: Allowed,
  now: Date,
): readonly ThreadEffect[] => {
  const { progress, instalment, kept } = thread;
  const after = follow({ application: before, progress, position: instalment, kept }, decision, now);
  thread.application = after.application;
  thread.progress = after.progress;
  thread.instalment = after.position;
  thread.kept = new Map(after.kept);
  return after.opening;
};
