import { calendarAddress } from '@basoche/domain/members/availability';
import { lockMember } from '../../../platform/database/lock-member.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reseal } from '../../../platform/secrets/resealing.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { presentCalendar } from './presenter.ts';
import * as store from './store.ts';

/**
 * Calendar of the missions that a member carries out. Anybody with its address reads it, so the address holds 256 random bits.
 * Its hash finds the calendar; the sealed address is shown to its owner only.
 */

interface Address {
  readonly url: string | null;
}

const about = (memberId: string) => `calendar of ${memberId}`;

const addressOf = ({ config }: Platform, token: string): Address => ({
  url: `${config.publicUrl}${calendarAddress(token)}`,
});

export const readAddress = async (platform: Platform, { memberId }: PersonViewer): Promise<Address> => {
  const { database, sealing } = platform;
  const feed = await store.findOf(database.db, memberId);
  return feed === undefined
    ? { url: null }
    : addressOf(platform, await sealing.unseal(feed.sealed_token, about(memberId)));
};

/** Gives the calendar a new address and voids the former one. */
export const giveAddress = async (platform: Platform, { memberId }: PersonViewer): Promise<Address> => {
  const { database, sealing, clock } = platform;
  const token = newSecret();
  const sealed = await sealing.seal(token, about(memberId));
  await database.transaction(async (trx) => {
    await lockMember(trx, memberId);
    await store.replace(trx, { memberId, hash: hashOfSecret(token), sealed, now: clock.now() });
  });
  return addressOf(platform, token);
};

export const close = ({ database }: Platform, { memberId }: PersonViewer): Promise<void> =>
  store.remove(database.db, memberId);

/** Removes the calendar in the transaction of a change to the account. */
export const closeCalendar = store.remove;

/** The calendar as text; null for an unknown address. */
export const readCalendar = async ({ database, config }: Platform, token: string): Promise<string | null> => {
  const memberId = await store.findByHash(database.db, hashOfSecret(token));
  if (memberId === undefined) return null;
  return presentCalendar(await store.ongoingOf(database.db, memberId), config.publicUrl);
};

/** Reseals all calendar addresses under the current key; returns how many were sealed under another. */
export const resealCalendars = (platform: Platform): Promise<number> =>
  reseal(platform, { ...store.sealed, about });
