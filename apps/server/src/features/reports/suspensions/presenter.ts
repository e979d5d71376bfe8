import type { ReportDecision } from '@basoche/contract/reports/reports';
import type { SuspensionAppeal } from '@basoche/contract/reports/suspension-appeals';
import { presentAppealState } from '../appeals/presenter.ts';
import type { AppealRow } from '../appeals/store.ts';
import { presentStaffAppeal, type Reader } from '../decisions/presenter.ts';
import type { SuspensionAppealRow, SuspensionRow } from './store.ts';

/** A suspension without a report, for the suspended member. */
export const presentSuspension = (
  { id, reason, decided_at }: SuspensionRow,
  appeal: AppealRow | undefined,
  now: Date,
): ReportDecision => ({
  id,
  party: 'subject',
  report: null,
  measured: {
    measures: ['accountSuspended'],
    inForce: [],
    ground: null,
    statement: reason,
    at: decided_at.toISOString(),
    hidden: null,
  },
  ...presentAppealState(decided_at, appeal, now),
});

export const presentSuspensionAppeal = (
  row: SuspensionAppealRow,
  reader: Reader,
  now: Date,
): SuspensionAppeal => {
  const { party: _, ...appeal } = presentStaffAppeal(row, row.suspended_by, reader, now);
  return {
    ...appeal,
    member: { id: row.member_id, name: row.member_name, role: row.member_kind },
    suspendedAt: row.suspended_at.toISOString(),
    suspendedBy: row.suspended_by_name,
    statement: row.statement,
    isInForce: row.is_in_force,
  };
};
