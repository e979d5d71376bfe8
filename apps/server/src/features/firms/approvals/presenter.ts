import type { DepositRequest, DueDeposit, ThreadApproval } from '@basoche/contract/firms/approvals';
import {
  type AwaitedApprover,
  awaitedApprover,
  type DepositApproval,
  decisionRefusal,
  depositStep,
  type FirmDeposit,
  stateNow,
} from '@basoche/domain/firms/deposit-approval';
import { mayAct } from '@basoche/domain/firms/roles';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { instalmentName } from '@basoche/domain/pricing/content';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import type { OwnTeam } from '../service.ts';
import type { DepositPartsRow, RequestRow } from './store.ts';

interface TeamContext {
  readonly team: OwnTeam;
  readonly now: Date;
}

/** Sums of a deposit and of its mission, in cents, taxes included. */
const sumsOf = (row: DepositPartsRow): Pick<FirmDeposit, 'totalCents' | 'missionCents'> => {
  const { due_cents, fee_cents, offer_cents, mission_fee_cents, tva_applicable: tvaApplicable } = row;
  return {
    totalCents: depositDueCents({ offerCents: due_cents, tvaApplicable, feeCents: fee_cents }),
    missionCents: depositDueCents({ offerCents: offer_cents, tvaApplicable, feeCents: mission_fee_cents }),
  };
};

const nameOf = ({ place }: DepositPartsRow): string | null => place && instalmentName(place);

/** The last request of a thread, in the form of the domain. */
const approvalOf = (row: RequestRow): DepositApproval => ({
  state: row.state,
  amountCents: row.amount_cents,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
});

/** People who may approve: owners and finance who are not suspended. */
export const approversOf = ({ seats }: Pick<OwnTeam, 'seats'>) =>
  seats.filter(({ role, isSuspended }) => mayAct(role, 'bank') && !isSuspended);

/** A due deposit, in the form of the domain. */
export const depositOf = (
  { firm, seats }: Pick<OwnTeam, 'firm' | 'seats'>,
  due: DepositPartsRow,
  { last, now }: { readonly last: RequestRow | undefined; readonly now: Date },
): FirmDeposit => ({
  limitCents: firm.deposit_limit_cents,
  ...sumsOf(due),
  approvers: approversOf({ seats }).map(({ personId }) => personId),
  approval: last === undefined ? null : approvalOf(last),
  now,
});

/** Reason why the viewer may not answer a request; null if they may. */
export const refusalOf = (row: RequestRow, { team, now }: TeamContext) =>
  row.is_due
    ? decisionRefusal(depositOf(team, row, { last: row, now }), approvalOf(row), team.own.personId)
    : 'STATE_CHANGED';

/** The approver that a request waits for, as the viewer sees it; null without one. */
export const approverOf = (row: RequestRow, { team, now }: TeamContext): AwaitedApprover | null =>
  awaitedApprover(depositOf(team, row, { last: row, now }), team.own.personId);

export const presentRequest = (row: RequestRow, { team, now }: TeamContext): DepositRequest => {
  const due = row.is_due ? depositOf(team, row, { last: row, now }) : null;
  const state = stateNow(approvalOf(row), due);
  return {
    id: row.id,
    postulationID: row.application_id,
    subject: row.subject,
    other: row.other,
    // A lapsed request may be about an earlier instalment.
    instalment: state === 'waiting' || state === 'approved' ? nameOf(row) : null,
    amount: centsToEuros(row.amount_cents),
    state,
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    permitted: {
      decide: refusalOf(row, { team, now }) === null,
      withdraw: state === 'waiting' && row.asked_by === team.own.personId,
    },
  };
};

export const presentDue = (
  row: DepositPartsRow,
  last: RequestRow | undefined,
  { team, now }: TeamContext,
): DueDeposit => ({
  postulationID: row.application_id,
  subject: row.subject,
  other: row.other,
  instalment: nameOf(row),
  amount: centsToEuros(sumsOf(row).totalCents),
  step: depositStep(depositOf(team, row, { last, now }), team.own.personId),
});

/** The deposit of a thread that waits for it. */
export const presentThread = (
  due: DepositPartsRow,
  last: RequestRow | undefined,
  { team, now }: TeamContext,
): ThreadApproval => ({
  step: depositStep(depositOf(team, due, { last, now }), team.own.personId),
  amount: centsToEuros(sumsOf(due).totalCents),
  mission: centsToEuros(sumsOf(due).missionCents),
  limit: team.firm.deposit_limit_cents === null ? null : centsToEuros(team.firm.deposit_limit_cents),
  approvers: approversOf(team)
    .filter(({ personId }) => personId !== (last?.state === 'waiting' ? last.asked_by : team.own.personId))
    .map(({ name }) => name),
  request: last === undefined ? null : presentRequest(last, { team, now }),
});
