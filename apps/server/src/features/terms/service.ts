import type { AcceptedTexts, OwnTexts } from '@basoche/contract/terms/terms';
import {
  legalTexts,
  type NamedVersion,
  owedTexts,
  textVersion,
  versionInForce,
} from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

/** Texts that a member accepted, and the versions in force. */
const presentOwnTexts = (rows: readonly store.AcceptedRow[], now: Date): OwnTexts => {
  const today = parisDay(now);
  return {
    inForce: legalTexts.map((text) => ({ ...versionInForce(text, today) })),
    accepted: rows.map(({ text, version, sha256, accepted_at }) => ({
      text,
      version,
      sha256: sha256.toString('hex'),
      acceptedAt: accepted_at.toISOString(),
    })),
    owed: owedTexts(rows, today),
  };
};

/**
 * Records the texts accepted at registration: the versions shown in the form or, if the call names none, those in force at that
 * time.
 */
export const acceptAtRegistration = (
  trx: Trx,
  memberId: string,
  texts: AcceptedTexts | undefined,
  now: Date,
): Promise<void> => {
  const today = parisDay(now);
  const versions = legalTexts.map(
    (text) => (texts && textVersion({ text, version: texts[text] })) ?? versionInForce(text, today),
  );
  return store.insertAccepted(trx, memberId, versions, now);
};

/** True if the member has not accepted a version in force. */
export const owesTexts = async (db: Db, memberId: string, now: Date): Promise<boolean> =>
  owedTexts(await store.listAccepted(db, memberId), parisDay(now)).length > 0;

export const readOwn = async ({ database, clock }: Platform, viewer: Viewer): Promise<OwnTexts> =>
  presentOwnTexts(await store.listAccepted(database.db, viewer.memberId), clock.now());

const namedIn = (read: AcceptedTexts): NamedVersion[] =>
  legalTexts.map((text) => ({ text, version: read[text] }));

/** Accepts versions in force or announced. An outdated page may show an older version, which is refused. */
export const accept = (
  { database, clock }: Platform,
  viewer: Viewer,
  body: AcceptedTexts,
): Promise<OwnTexts> =>
  database.transaction(async (trx) => {
    await lockMember(trx, viewer.memberId);
    const now = clock.now();
    const read = namedIn(body);
    if (owedTexts(read, parisDay(now)).length > 0) refuse('TERMS_CHANGED');
    const versions = read.flatMap((one) => textVersion(one) ?? []);
    await store.insertAccepted(trx, viewer.memberId, versions, now);
    return presentOwnTexts(await store.listAccepted(trx, viewer.memberId), now);
  });
