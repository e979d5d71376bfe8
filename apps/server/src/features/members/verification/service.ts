import type { GivenFile } from '@basoche/contract/files';
import {
  type Verification,
  type VerificationDocument,
  verificationDocumentKinds,
} from '@basoche/contract/members/verification';
import { documentsASlot, documentsKeptDays } from '@basoche/domain/limits';
import {
  type DocumentSlot,
  documentsRefusal,
  missingDocuments,
  requiredDocuments,
} from '@basoche/domain/members/verification-request';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { sha256Of } from '../../../platform/files/chunks.ts';
import { kindOfMediaType } from '../../../platform/files/file-names.ts';
import { deleteFiles, giveFile, storeFile } from '../../../platform/files/stored-files.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { presentVerification, presentVerificationDocument, verificationFactsOf } from './presenter.ts';
import * as store from './store.ts';

/**
 * A member's own verification: prepares documents one by one and sends them together. Each change locks the account first, so
 * that counts are exact.
 */

const readIn = async (db: Db, memberId: string, now: Date): Promise<Verification> => {
  const verification = (await store.findVerification(db, memberId)) ?? refuse('NOT_FOUND');
  const { request_id: requestId, state } = verification;
  const isOpen = state === 'PREPARING' || state === 'SENT';
  const documents = requestId !== null && isOpen ? await store.documentsOf(db, [requestId]) : [];
  return presentVerification(verification, documents, now);
};

export const readVerification = (
  { database, clock }: Platform,
  { memberId }: Viewer,
): Promise<Verification> => readIn(database.db, memberId, clock.now());

/** The request in preparation, if any. Throws if documents are not accepted now. */
const requireTaking = async (
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ readonly kind: store.VerificationRow['kind']; readonly requestId: string | null }> => {
  const verification = (await store.findVerification(db, memberId)) ?? refuse('NOT_FOUND');
  const refusal = documentsRefusal(verificationFactsOf(verification), now);
  if (refusal === 'WAITS') refuse('PROOFS_WAIT');
  if (refusal === 'VERIFIED') refuse('ALREADY_VERIFIED');
  const { kind, request_id: requestId, state } = verification;
  return { kind, requestId: state === 'PREPARING' ? requestId : null };
};

/** Kind of a file that was checked when it was received. */
const documentKindOf = ({ type }: File) => {
  const kind = kindOfMediaType(type);
  return verificationDocumentKinds.find((one) => one === kind) ?? refuse('UNSUPPORTED_MEDIA');
};

const requireRoom = async (db: Db, requestId: string | null, slot: DocumentSlot): Promise<void> => {
  const documents = requestId === null ? [] : await store.documentsOf(db, [requestId]);
  if (documents.filter((document) => document.slot === slot).length >= documentsASlot)
    refuse('TOO_MANY_PROOFS');
};

export const addVerificationDocument = async (
  platform: Platform,
  { memberId, kind }: Viewer,
  slot: DocumentSlot,
  file: File,
): Promise<VerificationDocument> => {
  const { database, clock } = platform;
  if (!requiredDocuments(kind).includes(slot)) {
    const message = 'Ce justificatif n’est pas demandé pour votre compte.';
    refuse('INVALID_INPUT', { errors: [{ path: 'slot', message }] });
  }
  // Checked before the file is stored for nothing, and again under the lock.
  const preparing = await requireTaking(database.db, memberId, clock.now());
  await requireRoom(database.db, preparing.requestId, slot);
  const { name, size: bytes } = file;
  const fileKind = documentKindOf(file);
  const sha256 = await sha256Of(file);
  return storeFile(platform, file, fileKind, async (trx, file_id) => {
    await lockMember(trx, memberId, { alone: true });
    const created_at = clock.now();
    const open = await requireTaking(trx, memberId, created_at);
    await requireRoom(trx, open.requestId, slot);
    const request_id = open.requestId ?? (await store.insertRequest(trx, memberId, created_at));
    const id = await store.insertDocument(trx, { request_id, slot, file_id, name, sha256, created_at });
    return presentVerificationDocument({ id, slot, name, kind: fileKind, bytes, created_at });
  });
};

export const removeVerificationDocument = (
  { database }: Platform,
  { memberId }: Viewer,
  id: string,
): Promise<void> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId, { alone: true });
    const document = (await store.removeDocument(trx, memberId, id)) ?? refuse('NOT_FOUND');
    if (document.fileId !== null) await deleteFiles(trx, [document.fileId]);
    const left = await store.documentsOf(trx, [document.requestId]);
    if (left.length === 0) await store.deleteRequest(trx, document.requestId);
  });

export const sendVerificationDocuments = async (
  { rateLimits, database, clock }: Platform,
  { memberId }: Viewer,
): Promise<Verification> => {
  await rateLimits.verificationDocumentsOfMember.take(memberId);
  return database.transaction(async (trx) => {
    await lockMember(trx, memberId, { alone: true });
    const now = clock.now();
    const { kind, requestId } = await requireTaking(trx, memberId, now);
    if (requestId === null) return refuse('PROOFS_MISSING');
    const slots = (await store.documentsOf(trx, [requestId])).map(({ slot }) => slot);
    if (missingDocuments(kind, slots).length > 0) refuse('PROOFS_MISSING');
    await store.sendRequest(trx, requestId, now);
    await addJob(trx, 'verification.mail', { requestId, mail: 'received' });
    await addJob(trx, 'verification.mail', { requestId, mail: 'toStaff' });
    return readIn(trx, memberId, now);
  });
};

/** Documents of sent requests, for staff. */
export const sentDocuments = async (
  db: Db,
  requestIds: readonly string[],
): Promise<(requestId: string) => VerificationDocument[]> => {
  const rows = await store.documentsOf(db, requestIds);
  return (requestId) => rows.filter((row) => row.request_id === requestId).map(presentVerificationDocument);
};

interface DocumentRequest {
  readonly memberId: string;
  readonly id: string;
  /** True for documents of sent requests only: those in preparation are private to the member. */
  readonly sent?: boolean;
}

/** Opens a document while it is kept. The caller checks who may read it. */
export const openVerificationDocument = (
  { database, files }: Platform,
  request: DocumentRequest,
): Promise<GivenFile> => giveFile(files, () => store.findDocument(database.db, request));

const batchSize = 200;
const dayMs = 86_400_000;

/** Nightly: deletes documents decided long ago, and requests never sent. Decisions and digests stay (rules §1). */
export const deleteDecidedDocuments = async ({ database, clock }: Platform): Promise<void> => {
  const before = new Date(clock.now().getTime() - documentsKeptDays * dayMs);
  for (const forget of [store.emptyDecidedBefore, store.deleteUnsentSince]) {
    const forgetSome = () =>
      database.transaction(async (trx) => {
        const files = await forget(trx, before, batchSize);
        await deleteFiles(trx, files);
        return files.length;
      });
    for (let gone = await forgetSome(); gone > 0; gone = await forgetSome());
  }
};

/** For a member whose account is deleted: deletes the documents and withdraws requests (rules §1). */
export const removeDocumentsOf = async (trx: Db, memberId: string): Promise<void> =>
  deleteFiles(trx, await store.withdrawAllOf(trx, memberId));
