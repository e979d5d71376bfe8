import type { Appeal, ReportDecision } from '@basoche/contract/reports/reports';
import { type AppealParty, appealRefusal, appealUntil } from '@basoche/domain/reports/decision';
import { presentReport } from '../presenter.ts';
import type { AppealRow, DecisionRow } from './store.ts';

export const presentAppeal = (row: AppealRow): Appeal => ({
  text: row.text,
  madeAt: row.made_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  outcome: row.outcome,
  reason: row.reason,
});

/** Time at which this party was notified of the decision; null if they were not. */
export const decidedAt = (row: DecisionRow, party: AppealParty): Date | null =>
  party === 'reporter' ? row.settled_at : row.measured_at;

const hiddenOf = ({ hidden_kind: kind, hidden_ground: ground, hidden_basis: basis, about }: DecisionRow) =>
  kind === null || ground === null || basis === null ? null : { kind, title: about, ground, basis };

const measuredOf = (row: DecisionRow): ReportDecision['measured'] => {
  const { measures, in_force, ground, statement, measured_at } = row;
  if (ground === null || statement === null || measured_at === null) return null;
  const at = measured_at.toISOString();
  return { measures, inForce: in_force, ground, statement, at, hidden: hiddenOf(row) };
};

/** A party's appeal of a decision told at this instant, and the deadline to make one. */
export const presentAppealState = (
  at: Date | null,
  appeal: AppealRow | undefined,
  now: Date,
): Pick<ReportDecision, 'appeal' | 'canAppeal' | 'appealBefore'> => ({
  appeal: appeal === undefined ? null : presentAppeal(appeal),
  canAppeal: appealRefusal({ decidedAt: at, hasAppealed: appeal !== undefined }, now) === null,
  appealBefore: at === null ? null : appealUntil(at).toISOString(),
});

/** The decision for one party, without the parts for the other party. */
export const presentDecision = (
  row: DecisionRow,
  party: AppealParty,
  appeal: AppealRow | undefined,
  now: Date,
): ReportDecision => ({
  id: row.id,
  party,
  report: party === 'reporter' ? { ...presentReport(row), category: row.category, about: row.about } : null,
  measured: party === 'subject' ? measuredOf(row) : null,
  ...presentAppealState(decidedAt(row, party), appeal, now),
});
