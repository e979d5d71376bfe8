import {
  appealAnswerErrors,
  type decideAppealBody,
  type StaffReport,
  type settleBody,
} from '@basoche/contract/reports/decisions';
import type { AppealParty } from '@basoche/domain/reports/decision';
import type { z } from 'zod';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { type Act, recordAct } from '../../back-office/journal/service.ts';
import { notify } from '../../notifications/service.ts';
import { answer } from '../appeals/service.ts';
import { othersAble } from '../appeals/store.ts';
import { carryOut, lift, type Measuring, measuredBy } from '../measures/service.ts';
import { presentStaffReport } from './presenter.ts';
import * as store from './store.ts';

/** Decisions of staff on reports, and on appeals of these decisions (regulation 2022/2065, art. 16, 17 and 20). */

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

const presentWith = async (
  db: Db,
  rows: readonly store.StaffReportRow[],
  { memberId }: Staff,
  now: Date,
): Promise<(row: store.StaffReportRow) => StaffReport> => {
  const appeals = await store.appealsOf(
    db,
    rows.map(({ id }) => id),
  );
  const reader = { memberId, othersAble: await othersAble(db, memberId) };
  return (row) => presentStaffReport(row, appeals, reader, now);
};

const presentOne = async (trx: Trx, by: Staff, id: string, now: Date): Promise<StaffReport> => {
  const row = (await store.findReport(trx, id)) ?? refuse('NOT_FOUND');
  return (await presentWith(trx, [row], by, now))(row);
};

export const listReports = async (
  { database, clock }: Platform,
  viewer: Staff,
  list: store.ReportList,
  page: PageRequest,
): Promise<Page<StaffReport>> => {
  const rows = await store.listReports(database.db, list, page);
  const shown = await presentWith(database.db, rows, viewer, clock.now());
  return pageOf(rows, page.limit, shown, placeBy('at'));
};

const notifyMeasured = async (
  trx: Trx,
  { id, subject_id }: store.StaffReportRow,
  now: Date,
): Promise<void> => {
  await notify(trx, { memberId: subject_id, reportId: id, key: 'MEASURE_TAKEN' }, now);
  await addJob(trx, 'reports.mail', { reportId: id, mail: 'measured' });
};

/** Records the acts. To be called last in the transaction, because it locks the journal. */
const recordActs = async (trx: Trx, by: Staff, acts: readonly Act[], now: Date): Promise<void> => {
  for (const act of acts) await recordAct(trx, by, act, now);
};

/**
 * Settles a report once, with its measures. Notifies the reporter, and the sanctioned member without naming
 * the reporter. Refused with `MEASURE_NOT_APPLICABLE` if a measure does not apply.
 */
export const settleReport = (
  platform: Platform,
  by: Staff,
  id: string,
  { outcome, note, ...measuring }: z.output<typeof settleBody>,
): Promise<StaffReport> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const row = (await store.lockReport(trx, id)) ?? refuse('NOT_FOUND');
    if (row.settled_at !== null) refuse('REPORT_SETTLED');
    const columns = { outcome, note, settled_by: by.memberId, settled_at: now };
    await store.decide(trx, id, { ...columns, ...measuredBy(row, measuring, now) });
    const acts = await carryOut(platform, trx, by, row, measuring);
    const key = outcome === 'measures' ? 'REPORT_LED_TO_MEASURES' : 'REPORT_LED_TO_NOTHING';
    await notify(trx, { memberId: row.reporter_id, reportId: id, key }, now);
    await addJob(trx, 'reports.mail', { reportId: id, mail: 'settled' });
    if (measuring.measures.length > 0) await notifyMeasured(trx, row, now);
    const { measures } = measuring;
    const details = { outcome, ...(measures.length > 0 ? { measures } : {}) };
    await recordActs(trx, by, [...acts, { act: 'report/settle', on: { kind: 'report', id }, details }], now);
    return presentOne(trx, by, id, now);
  });

interface GrantedAppeal {
  readonly party: AppealParty;
  readonly reason: string;
  readonly measuring: Measuring;
}

/** Grants an appeal: the reporter's takes measures, the sanctioned member's ends them. */
const revise = async (
  platform: Platform,
  trx: Trx,
  by: Staff,
  row: store.StaffReportRow,
  { party, reason, measuring }: GrantedAppeal,
): Promise<readonly Act[]> => {
  const now = platform.clock.now();
  if (party === 'reporter') {
    await store.decide(trx, row.id, { outcome: 'measures', ...measuredBy(row, measuring, now) });
    const acts = await carryOut(platform, trx, by, row, measuring);
    await notifyMeasured(trx, row, now);
    return acts;
  }
  // The statement is kept, since it is what was appealed.
  await store.decide(trx, row.id, { measures: [], in_force: [], outcome: 'nothing' });
  await notify(trx, { memberId: row.reporter_id, reportId: row.id, key: 'DECISION_REVISED' }, now);
  return lift(platform, trx, by, row, reason);
};

/**
 * Decides an appeal; of two simultaneous decisions, one succeeds. The author of the first decision must leave
 * it to another member of staff if there is one.
 */
export const decideAppeal = (
  platform: Platform,
  by: Staff,
  { id, party }: { readonly id: string; readonly party: AppealParty },
  body: z.output<typeof decideAppealBody>,
): Promise<StaffReport> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const row = (await store.lockReport(trx, id)) ?? refuse('NOT_FOUND');
    const appeal = (await store.appealsOf(trx, [id])).find((one) => one.party === party);
    if (appeal === undefined) return refuse('NOT_FOUND');
    const errors = appealAnswerErrors(party, body);
    if (errors.length > 0) refuse('INVALID_INPUT', { errors });
    const { outcome, reason, ...measuring } = body;
    await answer(trx, appeal, { by, first: row.settled_by, outcome, reason }, now);
    const granted = { party, reason, measuring };
    const acts = outcome === 'reversed' ? await revise(platform, trx, by, row, granted) : [];
    const memberId = party === 'reporter' ? row.reporter_id : row.subject_id;
    const key = outcome === 'reversed' ? 'APPEAL_REVERSED' : 'APPEAL_UPHELD';
    await notify(trx, { memberId, reportId: id, key }, now);
    const on = { kind: 'report', id } as const;
    const act = { act: 'report/appeal', on, details: { outcome, party } } as const;
    await recordActs(trx, by, [...acts, act], now);
    return presentOne(trx, by, id, now);
  });
