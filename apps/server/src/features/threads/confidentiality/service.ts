import { createHash } from 'node:crypto';
import type { GivenFile } from '@basoche/contract/files';
import type { AgreedText } from '@basoche/domain/threads/application';
import { confidentialityText, currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { partyOf } from '../execution/service.ts';
import { hidesCreator } from '../presenter.ts';
import { findThread } from '../store.ts';
import { agreementDocument, signedDocument } from './presenter.ts';
import { consentsOf, partiesOf } from './store.ts';

/** The confidentiality agreement as PDF: its text for everybody, and the signed agreement for the two parties. */

/**
 * The agreement's version that a member accepts with an application, and the digest of its text. The rules
 * refuse a version that is not in force.
 */
export const agreedText = (version: string | null | undefined): AgreedText | null => {
  if (version === null || version === undefined) return null;
  const text = version === currentConfidentiality.version ? confidentialityText(version) : '';
  return { version, sha256: createHash('sha256').update(text).digest('hex') };
};

const made = new Map<string, Promise<Buffer>>();

/** The agreement in force as a PDF. Drawn once per version, then served from memory. */
export const agreementPdf = async (platform: Platform): Promise<{ version: string; bytes: Buffer }> => {
  const { version } = currentConfidentiality;
  let making = made.get(version);
  if (making === undefined) {
    const { head, blocks } = agreementDocument(version);
    making = platform.documents.pdf(head, [{ blocks }]).then(({ bytes }) => Buffer.from(bytes));
    made.set(version, making);
    making.catch(() => made.delete(version));
  }
  return { version, bytes: await making };
};

export const readSignedAgreement = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<GivenFile> => {
  const { db } = platform.database;
  const row = (await findThread(db, id)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  if (hidesCreator(row, party)) refuse('CREATOR_STILL_ANONYMOUS');
  const consents = await consentsOf(db, id);
  // The last version that both parties accepted: each consent is for one version.
  const creator = consents.findLast((one) => one.party === 'creator');
  const candidate = consents.findLast((one) => one.party === 'candidate' && one.version === creator?.version);
  if (creator === undefined || candidate === undefined) return refuse('AGREEMENT_NOT_SIGNED');
  const at = new Date(Math.max(creator.consented_at.getTime(), candidate.consented_at.getTime()));
  const parties = await partiesOf(db, row);
  const { version } = creator;
  const { head, blocks } = signedDocument({ row, parties, consents: { creator, candidate }, version }, at);
  const { bytes } = await platform.documents.pdf(head, [{ blocks }]);
  const content = (async function* () {
    yield bytes;
  })();
  return {
    name: `accord-de-confidentialite-${id.slice(-12)}.pdf`,
    kind: 'pdf',
    bytes: bytes.length,
    content,
  };
};
