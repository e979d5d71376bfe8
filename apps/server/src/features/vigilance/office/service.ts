import type { GivenFile } from '@basoche/contract/files';
import type { BodyOf } from '@basoche/contract/route';
import type {
  ExaminedDocument,
  staffWithdrawDocument,
  VigilanceSums,
} from '@basoche/contract/vigilance/office';
import { labelOf, valuesOf } from '@basoche/domain/options/option';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { lastDayOf, vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { renewalDays } from '@basoche/domain/vigilance/file';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { requireReading } from '../../back-office/readings/service.ts';
import { giveFileOf } from '../documents/service.ts';
import * as store from './store.ts';

/**
 * The file of vigilance for staff: counts, and the documents of a prestataire while one of their threads is
 * open for reading.
 */

/** Maximum of documents shown of one prestataire. */
const examinedAtMost = 100;

/** Number of owners by kind and state. A following document does not count before its first day. */
export const sums = async ({ database: { db }, clock }: Platform): Promise<VigilanceSums> => {
  const today = parisDay(clock.now());
  const rows = await store.listSums(db, today, addDays(today, renewalDays));
  return {
    owners: await store.countOwners(db),
    documents: valuesOf(vigilanceDocuments).map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return {
        kind,
        outOfDate: row?.out_of_date ?? 0,
        toRenew: row?.to_renew ?? 0,
        current: row?.current ?? 0,
      };
    }),
  };
};

const documentsOf = async (db: Db, memberId: string): Promise<ExaminedDocument[]> =>
  (await store.listExamined(db, memberId, examinedAtMost)).map((row) => ({
    id: row.id,
    kind: row.kind,
    from: row.from_day,
    lastDay: lastDayOf({ kind: row.kind, from: row.from_day, until: row.until_day }),
    isDeclaration: row.is_declaration,
    submittedAt: row.created_at.toISOString(),
    files: row.files,
  }));

/** Documents of the prestataire of an opened thread; the reading is recorded in the journal. */
export const examine = (
  { database, clock }: Platform,
  viewer: Viewer,
  readingId: string,
): Promise<ExaminedDocument[]> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const reading = await requireReading(trx, viewer, readingId, now);
    const on = { kind: 'thread', id: reading.application_id } as const;
    await recordAct(trx, viewer, { act: 'vigilance/examine', on, details: { reading: readingId } }, now);
    return documentsOf(trx, reading.candidate_id);
  });

/** A file of such a document; the reading is recorded in the journal. */
export const examineFile = async (
  platform: Platform,
  viewer: Viewer,
  params: { readonly id: string; readonly documentID: string; readonly position: number },
): Promise<GivenFile> => {
  const { database, clock } = platform;
  const { owner, kind } = await database.transaction(async (trx) => {
    const now = clock.now();
    const { application_id, candidate_id } = await requireReading(trx, viewer, params.id, now);
    const document = await store.lockDocument(trx, candidate_id, params.documentID);
    if (document === undefined || document.withdrawn_at !== null) return refuse('NOT_FOUND');
    const on = { kind: 'thread', id: application_id } as const;
    const details = {
      reading: params.id,
      subject: params.documentID,
      vigilanceDocument: document.kind,
    };
    await recordAct(trx, viewer, { act: 'vigilance/examineFile', on, details }, now);
    return { owner: candidate_id, kind: document.kind };
  });
  const file = await giveFileOf(platform, owner, { id: params.documentID, position: params.position });
  // The owner's file name is not shown.
  return { ...file, name: `${labelOf(vigilanceDocuments, kind)} ${params.position + 1}.${file.kind}` };
};

/** Withdraws a document of the prestataire of an opened thread, and notifies its owner with the reason. */
export const withdraw = (
  { database, clock }: Platform,
  viewer: Viewer,
  id: string,
  { readingID, reason }: BodyOf<typeof staffWithdrawDocument>,
): Promise<ExaminedDocument[]> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { candidate_id, application_id } = await requireReading(trx, viewer, readingID, now);
    const document = (await store.lockDocument(trx, candidate_id, id)) ?? refuse('NOT_FOUND');
    if (document.withdrawn_at === null) {
      await store.withdraw(trx, id, {
        withdrawn_at: now,
        withdrawn_by: viewer.memberId,
        withdrawn_reason: reason,
      });
      await addJob(trx, 'vigilance.withdrawn', { documentId: id });
      const on = { kind: 'thread', id: application_id } as const;
      const details = { reading: readingID, subject: id, vigilanceDocument: document.kind };
      await recordAct(trx, viewer, { act: 'vigilance/withdraw', on, details }, now);
    } else if (document.withdrawn_by !== viewer.memberId) refuse('STATE_CHANGED');
    return documentsOf(trx, candidate_id);
  });
