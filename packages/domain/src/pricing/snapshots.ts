import type { Application, ThreadAction, ThreadFields, ThreadInstalment } from '../threads/application.ts';

/**
 * Snapshots of a thread with several instalments: the table of commands decides on the one that is under way as on a flat price. Late
 * events about an earlier one are decided on the snapshot of that one, and touch no other.
 */

/** Fields of a thread that begin anew with each instalment; its row keeps them once it is closed. */
export type ExecutionFields = Pick<
  ThreadFields,
  | 'state'
  | 'offerCents'
  | 'feeCents'
  | 'closedReason'
  | 'closedNote'
  | 'deliveredAt'
  | 'endedAt'
  | 'releaseAt'
  | 'contest'
  | 'deposit'
  | 'chargebackAt'
  | 'cancelAsked'
  | 'cancelRefused'
>;

/** Fields that a closed instalment keeps, with the facts about its own money. */
export type KeptInstalment = ExecutionFields & Pick<Application, 'leftCents' | 'isPayoutAsked'>;

export const executionOf = (application: Application): ExecutionFields => {
  const { state, offerCents, feeCents, closedReason, closedNote } = application;
  const { deliveredAt, endedAt, releaseAt, contest, deposit, chargebackAt, cancelAsked, cancelRefused } =
    application;
  return {
    state,
    offerCents,
    feeCents,
    closedReason,
    closedNote,
    deliveredAt,
    endedAt,
    releaseAt,
    contest,
    deposit,
    chargebackAt,
    cancelAsked,
    cancelRefused,
  };
};

interface NextInstalment {
  readonly netCents: number;
  readonly instalment: ThreadInstalment;
}

/** The snapshot on which commands about the next instalment are decided. The platform’s fee is taken once, with the first one. */
export const nextSnapshot = (
  application: Application,
  { netCents, instalment }: NextInstalment,
  now: Date,
): Application => {
  const isDirect = application.mode === 'direct';
  const opened: ThreadAction = {
    type: isDirect ? 'MISSION_ONGOING' : 'WAITING_FUNDS',
    result: 'ONGOING',
    offerCents: null,
    sentAt: now,
  };
  return {
    ...application,
    state: isDirect ? 'ONGOING' : 'WAITING_FUNDS',
    offerCents: netCents,
    instalment,
    feeCents: 0,
    closedReason: null,
    closedNote: null,
    doneAt: null,
    deliveredAt: null,
    sheet: null,
    endedAt: null,
    releaseAt: null,
    contest: null,
    deposit: null,
    chargebackAt: null,
    cancelAsked: { creator: null, candidate: null },
    cancelRefused: { creator: null, candidate: null },
    leftCents: 0,
    isPayoutAsked: false,
    actions: [...application.actions, opened],
  };
};

/** The snapshot of a closed instalment of this thread: what is late is about its money alone, which has a sum of its own. */
export const snapshotAt = (
  application: Application,
  kept: KeptInstalment,
  position: number,
): Application => ({
  ...application,
  ...kept,
  sheet: null,
  instalment: application.instalment && { position, count: application.instalment.count },
});
