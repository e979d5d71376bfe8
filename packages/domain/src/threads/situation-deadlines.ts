import { autoEndAt, portageDueAt } from './timer-schedule.ts';
import type { Situation } from './whose-turn.ts';

/** Times in a thread from which deadlines are counted. */
export interface DueFacts {
  readonly deliveredAt: Date | null;
  readonly releaseAt: Date | null;
  /** Start of the open review of a portage. */
  readonly reviewAskedAt: Date | null;
}

type DueAt = (facts: DueFacts) => Date | null;

const ofReview =
  (type: 'WAITING_BASOCHE' | 'WAITING_ITG'): DueAt =>
  ({ reviewAskedAt: sentAt }) =>
    sentAt && portageDueAt({ type, sentAt });

const ofDelivery: DueAt = ({ deliveredAt }) => deliveredAt && autoEndAt(deliveredAt);

const dueIn: Partial<Readonly<Record<Situation, DueAt>>> = {
  PORTAGE_AT_BASOCHE: ofReview('WAITING_BASOCHE'),
  PORTAGE_AT_ITG: ofReview('WAITING_ITG'),
  DELIVERED_DIRECT: ofDelivery,
  DELIVERED_HELD: ofDelivery,
  SETTLEMENT: ({ releaseAt }) => releaseAt,
};

/** Deadline of the situation of a thread (rules §3, "Times"); null without a deadline. */
export const dueAtOf = (situation: Situation, facts: DueFacts): Date | null =>
  dueIn[situation]?.(facts) ?? null;
