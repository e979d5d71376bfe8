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
import { holdMember } from '../../platform/database/hold-member.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentOwnTexts } from './presenter.ts';
import * as store from './store.ts';

/**
 * What a registration accepts: the versions that its form showed, or where the call names none, those that hold as it is made.
 */
export const acceptAtRegistration = (
  trx: Trx,
  memberId: string,
  shown: AcceptedTexts | undefined,
  now: Date,
): Promise<void> => {
  const today = parisDay(now);
  const versions = legalTexts.map(
    (text) => (shown && textVersion({ text, version: shown[text] })) ?? versionInForce(text, today),
  );
  return store.insertAccepted(trx, memberId, versions, now);
};

/** Whether a version in force is still to be accepted. */
export const owesTexts = async (db: Db, memberId: string, now: Date): Promise<boolean> =>
  owedTexts(await store.listAccepted(db, memberId), parisDay(now)).length > 0;

export const readOwn = async ({ database, clock }: Platform, viewer: Viewer): Promise<OwnTexts> =>
  presentOwnTexts(await store.listAccepted(database.db, viewer.memberId), clock.now());

const namedIn = (read: AcceptedTexts): NamedVersion[] =>
  legalTexts.map((text) => ({ text, version: read[text] }));

/** What holds now is accepted, or what is announced: a page that was left open may show what no longer holds. */
export const accept = (
  { database, clock }: Platform,
  viewer: Viewer,
  body: AcceptedTexts,
): Promise<OwnTexts> =>
  database.transaction(async (trx) => {
    await holdMember(trx, viewer.memberId);
    const now = clock.now();
    const read = namedIn(body);
    if (owedTexts(read, parisDay(now)).length > 0) refuse('TERMS_CHANGED');
    const versions = read.flatMap((one) => textVersion(one) ?? []);
    await store.insertAccepted(trx, viewer.memberId, versions, now);
    return presentOwnTexts(await store.listAccepted(trx, viewer.memberId), now);
  });
