import { type Day, parisDay } from '@basoche/domain/time/paris';
import { lastDayOf } from '@basoche/domain/vigilance/documents';
import { isComplete } from '@basoche/domain/vigilance/file';
import type { Database, Db, Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clientKindsOf, type FileFacts, fileFactsOf, fileWith } from '../file/service.ts';
import { askingAmong, inCharge, notifyOf } from '../notices/service.ts';
import * as store from '../notices/store.ts';
import { heldFilesOf, portion } from '../portions/service.ts';
import { pairKey } from '../relations/service.ts';
import { claim, lockPresent, noticeOf } from '../reminders/store.ts';
import { demandRulesOf } from '../rules/service.ts';

/** Notifies waiting clients that a file became complete: a mode can be accepted, or the file downloaded. */

interface WaitingClient {
  readonly creatorId: string;
  readonly applicationId: string;
}

/** A document that may have completed a file: by its submission, or by the start of an insurance's cover. */
interface Completing {
  readonly documentId: string;
  readonly by: 'submission' | 'cover';
}

interface CompletingDocument extends Completing {
  readonly candidateId: string;
  readonly lastDay: Day;
  /** First day of validity: the current day, or the first day of the cover. */
  readonly day: Day;
}

/**
 * Clients who wait for a prestataire's file, each with one thread: one with a proposed mode before one under
 * way. For a started cover, only clients who waited before its first day: the others found a complete file.
 */
const waitingClientsOf = async (
  db: Db,
  { candidateId, by, day }: CompletingDocument,
  now: Date,
): Promise<WaitingClient[]> => {
  const waiting = new Map<string, WaitingClient>();
  const proposals = (await askingAmong(db, await store.listProposals(db, { candidateId }), now)).filter(
    ({ proposed_at }) => by === 'submission' || parisDay(proposed_at) < day,
  );
  for (const { creator_id: creatorId, id: applicationId } of proposals)
    waiting.set(creatorId, { creatorId, applicationId });
  const underWay = await store.listUnderWay(db, candidateId);
  const pairs = underWay.map(({ creator_id: creatorId }) => ({ creatorId, candidateId }));
  const heldFiles = (await heldFilesOf(db, pairs, parisDay(now))).filter(
    ({ heldFrom }) => by === 'submission' || heldFrom < day,
  );
  const isHeld = new Set(heldFiles.map(({ pair }) => pairKey(pair)));
  for (const { creator_id: creatorId, id: applicationId } of underWay)
    if (isHeld.has(pairKey({ creatorId, candidateId })) && !waiting.has(creatorId))
      waiting.set(creatorId, { creatorId, applicationId });
  return [...waiting.values()];
};

/**
 * The file without the document, then with it. Leaves out documents submitted later, which have their own
 * notices: ids are ordered by time, and a cover starts with its day.
 */
const beforeAndAfter = (
  facts: FileFacts,
  { documentId, by, day }: CompletingDocument,
): readonly FileFacts[] => {
  const among = facts.documents.filter(({ id, submittedAt }) =>
    by === 'cover' ? parisDay(submittedAt) < day : id <= documentId,
  );
  return [among.filter(({ id }) => id !== documentId), among].map((documents) => ({ ...facts, documents }));
};

const notifyWaiting = async (
  trx: Trx,
  document: CompletingDocument,
  waiting: readonly WaitingClient[],
  now: Date,
): Promise<void> => {
  const { candidateId, documentId, lastDay, day } = document;
  const ids = waiting.map(({ creatorId }) => creatorId);
  const present = await lockPresent(trx, [candidateId, ...ids]);
  const facts = (await fileFactsOf(trx, [candidateId])).get(candidateId);
  if (facts === undefined || !present.has(candidateId)) return;
  const files = beforeAndAfter(facts, document);
  const rules = await demandRulesOf(trx);
  const clients = await clientKindsOf(trx, ids);
  const due = waiting.flatMap(({ creatorId: memberId, applicationId }) => {
    const client = clients.get(memberId);
    if (client === undefined || !present.has(memberId)) return [];
    const isCompleteOn = (one: FileFacts, on: Day) => isComplete(fileWith(one, rules, client, on).state);
    const [before, after] = files.map((one) => isCompleteOn(one, day));
    const isStill = isCompleteOn(facts, parisDay(now));
    const reminder = noticeOf('completed', documentId);
    return !before && after && isStill ? [{ memberId, candidateId, lastDay, reminder, applicationId }] : [];
  });
  const notices = (await claim(trx, due, now)).map(({ memberId, applicationId }) => ({
    memberId,
    key: 'VIGILANCE_COMPLETED' as const,
    applicationId,
    to: inCharge,
    mail: null,
  }));
  await notifyOf(trx, notices, now);
};

/**
 * Notifies each waiting client once of a file that this document completed, in batches of one transaction
 * each.
 */
const notifyWaitingOf = async (database: Database, completing: Completing, now: Date): Promise<void> => {
  const document = await store.findDocument(database.db, completing.documentId);
  if (document === undefined) return;
  const { member_id: candidateId, kind, from_day: from, until_day: until } = document;
  const day = completing.by === 'cover' ? from : parisDay(now);
  const completingDocument = { ...completing, candidateId, day, lastDay: lastDayOf({ kind, from, until }) };
  const waiting = await waitingClientsOf(database.db, completingDocument, now);
  for (let first = 0; first < waiting.length; first += portion)
    await database.transaction((trx) =>
      notifyWaiting(trx, completingDocument, waiting.slice(first, first + portion), now),
    );
};

export const notifyCompleted = async (
  { config, database, clock }: Platform,
  documentId: string,
): Promise<void> => {
  if (config.vigilance === 'off') return;
  await notifyWaitingOf(database, { documentId, by: 'submission' }, clock.now());
};

/** Notifies the same clients when the cover of an insurance starts that was submitted on an earlier day. */
export const notifyCoverBegun = (database: Database, documentId: string, now: Date): Promise<void> =>
  notifyWaitingOf(database, { documentId, by: 'cover' }, now);
