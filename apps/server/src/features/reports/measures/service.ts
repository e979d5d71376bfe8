import { hidingErrors, type settleBody } from '@basoche/contract/reports/decisions';
import type { ReportMeasure } from '@basoche/domain/reports/decision';
import { effectsOf, measuresRefusal } from '@basoche/domain/reports/measure-effects';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Act } from '../../back-office/journal/service.ts';
import { restoreAfterAppeal, suspendWithReport } from '../../members/staff-decisions/service.ts';
import { hideWithReport, restoreOfReport } from '../../moderation/service.ts';
import { publicationOf, reportedOf } from '../decisions/presenter.ts';
import type { StaffReportRow } from '../decisions/store.ts';

/**
 * Carries out the measures of a report's decision, in the transaction that locked the report. Sends nothing, since the decision
 * has the only statement of reasons. Returns the entries for the staff journal.
 */

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

export type Measuring = Omit<z.output<typeof settleBody>, 'outcome' | 'note'>;

/** True for measures that last after the decision. */
const lasts = (measure: ReportMeasure): measure is 'contentHidden' | 'accountSuspended' =>
  measure === 'contentHidden' || measure === 'accountSuspended';

/** Columns of the measures, their ground, and those that were in force before. */
export const measuredBy = (row: StaffReportRow, { measures, ground, statement }: Measuring, now: Date) => {
  const effects = effectsOf(reportedOf(row));
  return {
    measures,
    ground,
    statement,
    measured_at: measures.length > 0 ? now : null,
    in_force: measures.filter(lasts).filter((measure) => effects[measure] === 'inForce'),
  };
};

export const carryOut = async (
  platform: Platform,
  trx: Trx,
  by: Staff,
  row: StaffReportRow,
  measuring: Measuring,
): Promise<readonly Act[]> => {
  const { measures, statement, hidingGround, basis } = measuring;
  const effects = effectsOf(reportedOf(row));
  const title = measuresRefusal(measures, effects);
  if (title !== null) refuse('MEASURE_NOT_APPLICABLE', { title });
  const errors = hidingErrors(effects, measuring);
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  const reportId = row.id;
  const does = (measure: 'accountSuspended' | 'contentHidden') =>
    measures.includes(measure) && effects[measure] === 'done';
  const acts: Act[] = [];
  if (does('accountSuspended') && statement !== null) {
    const suspending = { userId: row.subject_id, reason: statement, reportId };
    acts.push(await suspendWithReport(platform, trx, by, suspending));
  }
  if (does('contentHidden') && statement !== null && hidingGround !== null && basis !== null) {
    const justification = { ground: hidingGround, facts: statement, basis };
    const hiding = { now: platform.clock.now(), reportId };
    acts.push(await hideWithReport(trx, by, publicationOf(row), justification, hiding));
  }
  return acts;
};

/** Ends the measures of this decision; leaves those from before it or decided since. */
export const lift = async (
  platform: Platform,
  trx: Trx,
  by: Staff,
  { id: reportId, subject_id: userId }: StaffReportRow,
  reason: string,
): Promise<readonly Act[]> => {
  const restored = [
    await restoreAfterAppeal(platform, trx, by, { userId, reason, ended: { reportId } }),
    await restoreOfReport(trx, by, reportId, { now: platform.clock.now(), note: reason }),
  ];
  return restored.filter((act) => act !== null);
};
