import type { openReadingBody, Reading, ReadingPage } from '@basoche/contract/back-office/readings';
import type { GivenFile } from '@basoche/contract/files';
import {
  mayRead,
  type ReadingCase,
  readingEndsAt,
  readingPage,
} from '@basoche/domain/reports/thread-reading';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notify } from '../../notifications/service.ts';
import { readWork } from '../../threads/record/service.ts';
import { recordAct } from '../journal/service.ts';
import { caseOf, presentMessage, presentReading, presentWork } from './presenter.ts';
import * as store from './store.ts';

/**
 * Reading of a private thread by staff, for a report or a contested mission. It lasts half an hour, both
 * parties are notified, and each page read is recorded in the staff's journal.
 */

const notificationKeys = { report: 'READ_FOR_REPORT', dispute: 'READ_FOR_DISPUTE' } as const;

/** Notifies both parties, and queues a mail to each. */
const notifyParties = async (trx: Db, row: store.ReadingRow, now: Date): Promise<void> => {
  const key = notificationKeys[caseOf(row)];
  const parties = [
    { to: 'creator', memberId: row.creator_id },
    { to: 'candidate', memberId: row.candidate_id },
  ] as const;
  for (const { to, memberId } of parties) {
    const about = { memberId, applicationId: row.application_id };
    await notify(trx, { ...about, key }, now);
    await addJob(trx, 'readings.mail', { readingId: row.id, to });
  }
};

/**
 * Opens a reading. `caseID` is the id of the report, or of the contested thread. Concurrent calls of one
 * person get the same reading, and the parties are notified once.
 */
export const openReading = (
  { database, clock }: Platform,
  viewer: Viewer,
  { because, caseID, reason }: z.output<typeof openReadingBody>,
): Promise<Reading> =>
  database.transaction(async (trx) => {
    await lockMember(trx, viewer.memberId, { alone: true });
    const found = (await store.findCase(trx, because, caseID)) ?? refuse('NOT_FOUND');
    if (!found.is_open) refuse('CASE_CLOSED');
    const now = clock.now();
    const about = {
      applicationId: found.application_id,
      reportId: because === 'report' ? caseID : null,
    };
    const live = await store.findLive(trx, viewer.memberId, about, now);
    if (live !== undefined) return presentReading(live);
    const id = await store.insertReading(trx, {
      application_id: about.applicationId,
      report_id: about.reportId,
      staff_id: viewer.memberId,
      reason,
      opened_at: now,
      ends_at: readingEndsAt(now),
    });
    const row = (await store.findReading(trx, id)) ?? refuse('NOT_FOUND');
    await notifyParties(trx, row, now);
    const on = { kind: 'thread', id: row.application_id } as const;
    const details = { reading: id, because, ...(about.reportId ? { report: about.reportId } : {}) };
    await recordAct(trx, viewer, { act: 'reading/open', on, details }, now);
    return presentReading(row);
  });

/** An open reading of the viewer's own. */
export const requireReading = async (
  db: Db,
  { memberId }: Viewer,
  id: string,
  now: Date,
): Promise<store.ReadingRow> => {
  const row = await store.findReading(db, id);
  if (row === undefined || row.staff_id !== memberId) return refuse('NOT_FOUND');
  if (!mayRead({ endsAt: row.ends_at, isCaseOpen: row.is_case_open }, now)) refuse('READING_ENDED');
  return row;
};

/** Returns the page of messages after this position, the first one with the work of the thread, and records in the journal which messages were read. */
export const readPage = (
  { database, clock }: Platform,
  viewer: Viewer,
  id: string,
  after: number,
): Promise<ReadingPage> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const row = await requireReading(trx, viewer, id, now);
    const found = await store.messagesAfter(trx, row.application_id, after, readingPage + 1);
    const messages = found.slice(0, readingPage);
    const last = messages.at(-1)?.position ?? after;
    const on = { kind: 'thread', id: row.application_id } as const;
    const details = { reading: id, after, until: last };
    await recordAct(trx, viewer, { act: 'reading/page', on, details }, now);
    // The work is given with the first page, since each page is an entry of the journal.
    const work = after === 0 ? await readWork(trx, row.application_id, row.instalment) : null;
    return {
      ...presentReading(row),
      work: work && presentWork(work),
      messages: messages.map(presentMessage),
      next: found.length > readingPage ? last : null,
    };
  });

/** Opens a file sent in the thread, and records this in the journal. */
export const readFile = async (
  platform: Platform,
  viewer: Viewer,
  { id, attachmentID }: { readonly id: string; readonly attachmentID: string },
): Promise<GivenFile> => {
  const { database, clock, files } = platform;
  const file = await database.transaction(async (trx) => {
    const now = clock.now();
    const row = await requireReading(trx, viewer, id, now);
    const sent = await store.findSentFile(trx, row.application_id, attachmentID);
    if (sent === undefined) return refuse('NOT_FOUND');
    const on = { kind: 'thread', id: row.application_id } as const;
    await recordAct(
      trx,
      viewer,
      { act: 'reading/file', on, details: { reading: id, file: attachmentID } },
      now,
    );
    return sent;
  });
  const content = await files.open(file.file_id);
  if (content === null) throw new Error(`The file of attachment ${attachmentID} is not there.`);
  return { name: file.name, kind: file.kind, bytes: file.bytes, content };
};

/** Ends the reading early. */
export const closeReading = ({ database, clock }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const row = await requireReading(trx, viewer, id, now);
    await store.endReading(trx, id, now);
    const on = { kind: 'thread', id: row.application_id } as const;
    await recordAct(trx, viewer, { act: 'reading/close', on, details: { reading: id } }, now);
  });

/** Readings of a thread by staff, each with its reason (report or dispute), for the thread's parties. */
export const readingsOf = async (
  db: Db,
  applicationId: string,
): Promise<{ at: string; because: ReadingCase }[]> => {
  const rows = await store.readingsOfThread(db, applicationId);
  return rows.map((row) => ({ at: row.opened_at.toISOString(), because: caseOf(row) }));
};
