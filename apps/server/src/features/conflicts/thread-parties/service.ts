import { createHash, randomBytes } from 'node:crypto';
import type { NamedParty } from '@basoche/contract/conflicts/parties';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openText, partySealedFor, saltSealedFor } from '../hashing/service.ts';
import * as store from './store.ts';

/**
 * Parties of a mission in its threads: a digest in their record, and the names that a client has shown (rules
 * §9).
 */

/** Random bytes for the next version of a list, sealed for it. */
export const newSalt = ({ sealing }: Platform, missionId: string): Promise<Buffer> =>
  sealing.seal(randomBytes(32).toString('base64'), saltSealedFor(missionId));

const openNames = (
  { sealing }: Platform,
  { parties }: store.SealedList,
  until: number,
): Promise<NamedParty[]> =>
  Promise.all(
    parties
      .filter(({ added_in }) => added_in <= until)
      .map(({ id, sealed_text }) => openText<NamedParty>(sealing, sealed_text, partySealedFor(id))),
  );

/** Names of a list in a canonical form, independent of their order. */
const canonicalText = (parties: readonly NamedParty[]): string =>
  JSON.stringify(
    parties
      .map(({ kind, side, name, firstName, siren }) => [kind, side, name, firstName, siren])
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  );

/**
 * Version of the current list, and its commitment: SHA-256 over salt and names, in hexadecimal. Without the
 * salt, nobody can test guessed names against it. Null without names; the version is 0 without a list.
 */
export const commitmentOf = async (
  platform: Platform,
  db: Db,
  missionId: string,
): Promise<{ readonly listVersion: number; readonly commitment: string | null }> => {
  const list = await store.sealedListOf(db, missionId);
  const listVersion = list?.version ?? 0;
  if (list === undefined || list.sealedSalt === null || list.parties.length === 0)
    return { listVersion, commitment: null };
  const salt = Buffer.from(
    await platform.sealing.unseal(list.sealedSalt, saltSealedFor(missionId)),
    'base64',
  );
  const text = canonicalText(await openNames(platform, list, listVersion));
  return { listVersion, commitment: createHash('sha256').update(salt).update(text).digest('hex') };
};

/** Names of a version of the list that are still there; undefined if the list is deleted. */
export const partiesUntil = async (
  platform: Platform,
  db: Db,
  missionId: string,
  listVersion: number,
): Promise<NamedParty[] | undefined> => {
  const list = await store.sealedListOf(db, missionId);
  return list && openNames(platform, list, listVersion);
};
