import { parisDay } from '@basoche/domain/time/paris';
import { isComplete } from '@basoche/domain/vigilance/file';
import type { Database, Db, Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clientKindsOf, type FileFacts, fileFactsOf, fileWith } from '../file/service.ts';
import { askingAmong, inCharge, tell } from '../notices/service.ts';
import { findDocument, listProposals, listUnderWay } from '../notices/store.ts';
import { heldFilesOf, portion } from '../portions/service.ts';
import { pairKey } from '../relations/service.ts';
import { claim, lockPresent, noticeOf } from '../reminders/store.ts';
import { demandRulesOf } from '../rules/service.ts';

/** Tells clients who wait that a file became complete: a mode can be accepted, or the file collected. */

interface Waiting {
  readonly creatorId: string;
  readonly applicationId: string;
}

/** Clients who wait for the file of a prestataire, each with one thread: that of a proposed mode before one under way. */
const waitingFor = async (db: Db, candidateId: string, now: Date): Promise<Waiting[]> => {
  const waiting = new Map<string, Waiting>();
  const proposals = await askingAmong(db, await listProposals(db, { candidateId }), now);
  for (const { creator_id: creatorId, id: applicationId } of proposals)
    waiting.set(creatorId, { creatorId, applicationId });
  const underWay = await listUnderWay(db, candidateId);
  const pairs = underWay.map(({ creator_id: creatorId }) => ({ creatorId, candidateId }));
  const held = await heldFilesOf(db, pairs, parisDay(now));
  const isHeld = new Set(held.map(({ pair }) => pairKey(pair)));
  for (const { creator_id: creatorId, id: applicationId } of underWay)
    if (isHeld.has(pairKey({ creatorId, candidateId })) && !waiting.has(creatorId))
      waiting.set(creatorId, { creatorId, applicationId });
  return [...waiting.values()];
};

/** A document that may have completed a file: by being submitted, or by a cover that begins. */
interface Completing {
  readonly documentId: string;
  readonly by: 'submission' | 'cover';
}

/** The file without the document, then with it. Ids are in the order of time: what was submitted later has a notice of its own. */
const beforeAndAfter = (facts: FileFacts, { documentId, by }: Completing): readonly FileFacts[] => {
  const among = by === 'cover' ? facts.documents : facts.documents.filter(({ id }) => id <= documentId);
  return [among.filter(({ id }) => id !== documentId), among].map((documents) => ({ ...facts, documents }));
};

interface Told extends Completing {
  readonly candidateId: string;
  readonly fromDay: string;
}

const tellWaiting = async (
  trx: Trx,
  { candidateId, fromDay: lastDay, ...completing }: Told,
  waiting: readonly Waiting[],
  now: Date,
): Promise<void> => {
  const ids = waiting.map(({ creatorId }) => creatorId);
  const present = await lockPresent(trx, [candidateId, ...ids]);
  const facts = (await fileFactsOf(trx, [candidateId])).get(candidateId);
  if (facts === undefined || !present.has(candidateId)) return;
  const files = beforeAndAfter(facts, completing);
  const rules = await demandRulesOf(trx);
  const clients = await clientKindsOf(trx, ids);
  const due = waiting.flatMap(({ creatorId: memberId, applicationId }) => {
    const client = clients.get(memberId);
    if (client === undefined || !present.has(memberId)) return [];
    const [before, after] = files.map((one) => isComplete(fileWith(one, rules, client, parisDay(now)).state));
    const reminder = noticeOf('completed', completing.documentId);
    return !before && after ? [{ memberId, candidateId, lastDay, reminder, applicationId }] : [];
  });
  const notices = (await claim(trx, due, now)).map(({ memberId, applicationId }) => ({
    memberId,
    key: 'VIGILANCE_COMPLETED' as const,
    applicationId,
    to: inCharge,
    mail: null,
  }));
  await tell(trx, notices, now);
};

/** Tells each client who waits once of a file that this document completed, a portion of them a transaction. */
const tellOf = async (database: Database, completing: Completing, now: Date): Promise<void> => {
  const document = await findDocument(database.db, completing.documentId);
  if (document === undefined) return;
  const { member_id: candidateId, from_day: fromDay } = document;
  const waiting = await waitingFor(database.db, candidateId, now);
  const told = { ...completing, candidateId, fromDay };
  for (let first = 0; first < waiting.length; first += portion)
    await database.transaction((trx) => tellWaiting(trx, told, waiting.slice(first, first + portion), now));
};

export const tellCompleted = async (
  { config, database, clock }: Platform,
  documentId: string,
): Promise<void> => {
  if (config.vigilance === 'off') return;
  await tellOf(database, { documentId, by: 'submission' }, clock.now());
};

/** The same of an insurance whose cover begins today: it was submitted on an earlier day. */
export const tellBegun = (database: Database, documentId: string, now: Date): Promise<void> =>
  tellOf(database, { documentId, by: 'cover' }, now);
