import type { GivenFile } from '@basoche/contract/files';
import type { HeldFile } from '@basoche/contract/vigilance/collections';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { refusalOfFile } from '@basoche/domain/vigilance/gate';
import { vigilanceRefusalWords } from '@basoche/domain/vigilance/refusal-words';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { cleanFileName } from '../../../platform/files/file-names.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { type Bundle, bundleOf, type WrittenBundle, writeBundle } from '../bundle/service.ts';
import { clientKindOf, type FileForClient, fileFor, filesFor } from '../file/service.ts';
import { type HeldRelation, heldRelationOf, type Pair } from '../relations/service.ts';
import { presentHeld } from './presenter.ts';
import * as store from './store.ts';

/**
 * Downloads of a prestataire's file by a client who must hold it, and the client's confirmation that its code
 * was verified (rules §12).
 */

/** Relations of a client, as shown on their screens. */
export const heldFilesOf = async (
  db: Db,
  creatorId: string,
  relations: readonly HeldRelation[],
  today: Day,
): Promise<HeldFile[]> => {
  if (relations.length === 0) return [];
  const ids = relations.map(({ candidateId }) => candidateId);
  const files = await filesFor(db, ids, await clientKindOf(db, creatorId), today);
  const rows = await store.listHeld(db, creatorId, ids);
  const withdrawn = await store.listWithdrawn(db, creatorId, ids);
  const documentIds = [...files.values()].flatMap((file) => file.given.map(({ id }) => id));
  const certificates = await store.listCertificates(db, creatorId, documentIds);
  return relations.flatMap((relation) => {
    const row = rows.find(({ candidate_id }) => candidate_id === relation.candidateId);
    const file = files.get(relation.candidateId);
    if (row === undefined || file === undefined) return [];
    const certificate = certificates.find(({ id }) => file.given.some((one) => one.id === id)) ?? null;
    const ofCandidate = withdrawn.filter(({ candidate_id }) => candidate_id === relation.candidateId);
    return presentHeld({ relation, row, file, withdrawn: ofCandidate, certificate }, today) ?? [];
  });
};

/**
 * The relation of the viewer, a client, with the prestataire of a thread; null if no document must be held.
 */
const relationOf = async (
  db: Db,
  { memberId }: Viewer,
  id: string,
  day: Day,
): Promise<HeldRelation | null> => {
  const row = (await store.findPair(db, id)) ?? refuse('NOT_FOUND');
  if (row.creator_id !== memberId) return refuse(row.candidate_id === memberId ? 'FORBIDDEN' : 'NOT_FOUND');
  return heldRelationOf(db, { creatorId: row.creator_id, candidateId: row.candidate_id }, day);
};

const heldFileOf = async (db: Db, relation: HeldRelation, today: Day): Promise<HeldFile> =>
  (await heldFilesOf(db, relation.creatorId, [relation], today))[0] ?? refuse('NOT_FOUND');

/** The file of one pair, as shown to its client; null if no document must be held. */
export const heldFileOfPair = async (db: Db, pair: Pair, today: Day): Promise<HeldFile | null> => {
  const relation = await heldRelationOf(db, pair, today);
  return relation && heldFileOf(db, relation, today);
};

/** The acting person, if it is not the client. */
const personOf = ({ personId, memberId }: Viewer): string | null => (personId === memberId ? null : personId);

/** Locks the client and the seat of the acting person. */
const lockClient = async (trx: Trx, { memberId, acting }: Viewer): Promise<void> => {
  await lockMember(trx, memberId);
  await lockSeatFor(trx, acting, 'collectVigilance');
};

const assertComplete = ({ state }: FileForClient): void => {
  const code = refusalOfFile[state];
  if (code !== null) refuse(code, { title: vigilanceRefusalWords[code].toCreator });
};

const bundleFile = ({ content, bytes }: WrittenBundle, { parties }: Bundle, at: Date): GivenFile => ({
  name: cleanFileName(`Dossier de vigilance ${parties.candidate} ${parisDay(at)}`, 'zip'),
  kind: 'zip',
  bytes,
  content: content(),
});

/**
 * Makes the ZIP of an earlier call with the same idempotency key again: the bytes are the same, or the call
 * is refused.
 */
const giveAgain = async (
  platform: Platform,
  bundle: Bundle,
  { collected_at, sha256 }: store.CollectionRow,
): Promise<GivenFile> => {
  const written = await writeBundle(platform, bundle, collected_at);
  if (written.sha256 === sha256.toString('hex')) return bundleFile(written, bundle, collected_at);
  await written.discard();
  return refuse('GONE', { title: 'Ce dossier a changé entre-temps. Téléchargez-le de nouveau.' });
};

/**
 * Sends the complete file as a ZIP. The collection, with the digest of the ZIP, is stored before the first
 * byte is sent.
 */
export const collect = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  key: CallKey | null,
): Promise<GivenFile> => {
  const { database, clock, rateLimits } = platform;
  await rateLimits.vigilanceCollectionsOfMember.take(viewer.memberId);
  const at = clock.now();
  const today = parisDay(at);
  const relation = (await relationOf(database.db, viewer, id, today)) ?? refuse('NOT_FOUND');
  const { creatorId, candidateId } = relation;
  const file = await fileFor(database.db, candidateId, await clientKindOf(database.db, creatorId), today);
  assertComplete(file);
  const documentIds = file.given.map((one) => one.id);
  const bundle = await bundleOf(platform, { creatorId, candidateId, personId: viewer.personId, documentIds });
  const written = await writeBundle(platform, bundle, at);
  const { sha256, indexCsv } = written;
  const collection = database.transaction(async (trx) => {
    await lockClient(trx, viewer);
    const collectionId = await once(platform, trx, key, async () => {
      if (!(await store.lockDocuments(trx, documentIds))) refuse('STATE_CHANGED');
      const personId = personOf(viewer);
      return store.insertCollection(trx, {
        creatorId,
        candidateId,
        personId,
        at,
        sha256,
        indexCsv,
        documentIds,
      });
    });
    return store.findCollection(trx, collectionId);
  });
  const row = await collection.catch(async (error: unknown) => {
    await written.discard();
    throw error;
  });
  if (row.sha256.toString('hex') === sha256) return bundleFile(written, bundle, at);
  await written.discard();
  return giveAgain(platform, bundle, row);
};

/** Stores the client's confirmation that the code of the current certificate was verified at its issuer. */
export const verifyCode = async (
  { database, clock }: Platform,
  viewer: Viewer,
  id: string,
  documentId: string,
): Promise<HeldFile> => {
  const at = clock.now();
  const today = parisDay(at);
  return database.transaction(async (trx) => {
    await lockClient(trx, viewer);
    const relation = (await relationOf(trx, viewer, id, today)) ?? refuse('NOT_FOUND');
    const { certificate } = await heldFileOf(trx, relation, today);
    if (certificate?.documentID !== documentId || !(await store.lockDocuments(trx, [documentId]))) {
      return refuse('STATE_CHANGED', { title: 'Cette attestation a été remplacée. Vérifiez la nouvelle.' });
    }
    await store.insertCheck(trx, { documentId, creatorId: viewer.memberId, personId: personOf(viewer), at });
    return heldFileOf(trx, relation, today);
  });
};
