import type { Report } from '@basoche/contract/reports/reports';
import { type ReportCategory, reportRefusal } from '@basoche/domain/reports/report';
import type { Db } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { readingsOf } from '../back-office/readings/service.ts';
import { presentReport } from './presenter.ts';
import * as store from './store.ts';

/** Reports: a member tells staff about the other party of a thread, who is not told (rules §3). */

type Reporter = Pick<Viewer, 'memberId'>;

interface ReportContext {
  readonly thread: store.SharedThread | undefined;
  readonly last: store.ReportRow | undefined;
  readonly refusal: ReturnType<typeof reportRefusal>;
}

const readContext = async (
  db: Db,
  { memberId }: Reporter,
  thread: store.SharedThread | undefined,
): Promise<ReportContext> => {
  const last = thread && (await store.lastReport(db, memberId, thread));
  const refusal = reportRefusal({
    isOneself: thread?.other_id === memberId,
    sharesThread: thread !== undefined,
    oneWaits: last !== undefined && last.settled_at === null,
  });
  return { thread, last, refusal };
};

/** True if the viewer can report this member. False gives no reason: unknown, hidden and already reported look the same. */
export const canReport = async (
  { database }: Platform,
  viewer: Reporter,
  userId: string,
): Promise<boolean> => {
  const thread = await store.findShared(database.db, viewer.memberId, userId);
  return (await readContext(database.db, viewer, thread)).refusal === null;
};

export const readThreadReport = async ({ database }: Platform, viewer: Reporter, applicationId: string) => {
  const thread = await store.findThread(database.db, viewer.memberId, applicationId);
  if (thread === undefined) throw new Refusal('NOT_FOUND');
  const { refusal, last } = await readContext(database.db, viewer, thread);
  return {
    canReport: refusal === null,
    last: last === undefined ? null : presentReport(last),
    readings: await readingsOf(database.db, applicationId),
  };
};

interface NewReport {
  readonly category: ReportCategory;
  readonly reason: string;
}

/** Stores a report. Locks the reporter, so that of two at once the second is refused. */
const report = async (
  platform: Platform,
  viewer: Reporter,
  find: (db: Db) => Promise<store.SharedThread | undefined>,
  { category, reason }: NewReport,
): Promise<Report> => {
  try {
    return await platform.database.transaction(async (trx) => {
      await lockMember(trx, viewer.memberId, { alone: true });
      const { thread, refusal } = await readContext(trx, viewer, await find(trx));
      if (thread === undefined || refusal === 'UNKNOWN') throw new Refusal('NOT_FOUND');
      if (refusal === 'WAITS') throw new Refusal('REPORT_WAITS');
      const row = await store.insertReport(trx, {
        reporter_id: viewer.memberId,
        subject_id: thread.other_id,
        application_id: thread.application_id,
        is_veiled: thread.is_veiled,
        category,
        reason,
        reported_at: platform.clock.now(),
        settled_at: null,
        settled_by: null,
        outcome: null,
        note: null,
        ground: null,
        statement: null,
        measured_at: null,
      });
      await addJob(trx, 'reports.mail', { reportId: row.id, mail: 'received' });
      await addJob(trx, 'reports.mail', { reportId: row.id, mail: 'toStaff' });
      return presentReport(row);
    });
  } catch (error) {
    if (store.isDuplicate(error)) throw new Refusal('REPORT_WAITS');
    throw error;
  }
};

export const reportMember = (
  platform: Platform,
  viewer: Reporter,
  userId: string,
  newReport: NewReport,
): Promise<Report> =>
  report(platform, viewer, (db) => store.findShared(db, viewer.memberId, userId), newReport);

export const reportParty = (
  platform: Platform,
  viewer: Reporter,
  applicationId: string,
  newReport: NewReport,
): Promise<Report> =>
  report(platform, viewer, (db) => store.findThread(db, viewer.memberId, applicationId), newReport);
