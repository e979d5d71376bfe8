import { type Day, parisDay } from '@basoche/domain/time/paris';
import { countsOn } from '@basoche/domain/vigilance/documents';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyGivenWithdrawn } from '../notices/service.ts';
import { findDocument } from '../notices/store.ts';
import { type HeldFile, heldFilesOf, portion } from '../portions/service.ts';
import { claim, lockPresent, noticeOf } from '../reminders/store.ts';
import * as store from './store.ts';

/** Notifies clients that a document which they received was withdrawn (rules §12). */

interface Withdrawn {
  readonly candidateId: string;
  readonly withdrawnOn: Day;
  /** Clients whose last download included it. */
  readonly given: readonly store.GivenRow[];
}

/** A document withdrawn while valid, with the clients who received it; null for any other document. */
const withdrawnOf = async (db: Db, documentId: string): Promise<Withdrawn | null> => {
  const document = await findDocument(db, documentId);
  if (document === undefined || document.withdrawn_at === null) return null;
  const { kind, from_day: from, until_day: until, member_id: candidateId } = document;
  const withdrawnOn = parisDay(document.withdrawn_at);
  if (!countsOn({ kind, from, until }, withdrawnOn)) return null;
  return { candidateId, withdrawnOn, given: await store.listGiven(db, candidateId, documentId) };
};

/** A file that a client must hold, and the day of the last download since the duty began. */
interface CollectedFile {
  readonly held: HeldFile;
  readonly collectedOn: Day;
}

const heldAmong = async (
  db: Db,
  candidateId: string,
  rows: readonly store.GivenRow[],
  today: Day,
): Promise<CollectedFile[]> => {
  const days = new Map(rows.map((row) => [row.creator_id, parisDay(row.collected_at)]));
  const pairs = rows.map(({ creator_id: creatorId }) => ({ creatorId, candidateId }));
  return (await heldFilesOf(db, pairs, today)).flatMap((held) => {
    const collectedOn = days.get(held.pair.creatorId);
    return collectedOn === undefined || collectedOn < held.heldFrom ? [] : [{ held, collectedOn }];
  });
};

/**
 * The file of which a client received this document; null if they downloaded it again, or no longer must hold
 * it.
 */
export const givenTo = async (
  db: Db,
  { memberId, documentId }: { readonly memberId: string; readonly documentId: string },
  today: Day,
): Promise<CollectedFile | null> => {
  const withdrawn = await withdrawnOf(db, documentId);
  if (withdrawn === null) return null;
  const rows = withdrawn.given.filter(({ creator_id }) => creator_id === memberId);
  return (await heldAmong(db, withdrawn.candidateId, rows, today))[0] ?? null;
};

const notifyPortion = async (
  trx: Trx,
  documentId: string,
  { candidateId, withdrawnOn, given }: Withdrawn,
  now: Date,
): Promise<void> => {
  const present = await lockPresent(trx, [candidateId, ...given.map(({ creator_id }) => creator_id)]);
  if (!present.has(candidateId)) return;
  const there = given.filter(({ creator_id }) => present.has(creator_id));
  const due = (await heldAmong(trx, candidateId, there, parisDay(now))).map(({ held: { pair } }) => ({
    memberId: pair.creatorId,
    candidateId,
    lastDay: withdrawnOn,
    reminder: noticeOf('withdrawn', documentId),
  }));
  await notifyGivenWithdrawn(trx, await claim(trx, due, now), documentId, now);
};

/**
 * Notifies, once, each client who received a document and still must hold the file that the document was
 * withdrawn.
 */
export const notifyGiven = async (
  { config, database, clock }: Platform,
  documentId: string,
): Promise<void> => {
  if (config.vigilance === 'off') return;
  const withdrawn = await withdrawnOf(database.db, documentId);
  if (withdrawn === null) return;
  const { given } = withdrawn;
  for (let first = 0; first < given.length; first += portion) {
    const some = { ...withdrawn, given: given.slice(first, first + portion) };
    await database.transaction((trx) => notifyPortion(trx, documentId, some, clock.now()));
  }
};
