import type { Application, ThreadAction, ThreadFields, ThreadInstalment } from '../threads/application.ts';

/**
 * Snapshots of a thread with several instalments: the table of commands decides on the current instalment as
 * on a flat price.
 *
 * Late events about an earlier instalment are decided on the snapshot of that instalment, and change no
 * other.
 */

/** Fields of a thread that start anew with each instalment; the row of a closed instalment keeps its own. */
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

/**
 * Snapshot for commands about the next instalment. The platform’s fee is charged once, with the first one.
 */
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

/** Snapshot of a closed instalment, for late events: they are about its own money only. */
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
