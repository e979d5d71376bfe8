import type { Report } from '@basoche/contract/reports/reports';
import { reportAnsweredWithinDays } from '@basoche/domain/reports/report';
import { addHours } from '@basoche/domain/time/paris';
import type { ReportRow } from './store.ts';

export const presentReport = (row: ReportRow): Report => ({
  id: row.id,
  reportedAt: row.reported_at.toISOString(),
  answerBefore: addHours(row.reported_at, reportAnsweredWithinDays * 24).toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  outcome: row.outcome,
  note: row.note,
});
