import { Readable } from 'node:stream';
import type { GivenFile } from '@basoche/contract/files';
import { calendarAddress } from '@basoche/domain/members/availability';
import { addHours } from '@basoche/domain/time/paris';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reseal } from '../../../platform/secrets/resealing.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { courtOf } from '../../places/courts/service.ts';
import { type HeldHearing, presentCalendar } from './presenter.ts';
import * as store from './store.ts';

/**
 * Calendar of the missions that a member carries out. Anybody with its address reads it, so the address holds 256 random bits.
 * Its hash finds the calendar; the sealed address is shown to its owner only.
 */

interface Address {
  readonly url: string | null;
}

const tokenContext = (memberId: string) => `calendar of ${memberId}`;

const addressOf = ({ config }: Platform, token: string): Address => ({
  url: `${config.publicUrl}${calendarAddress(token)}`,
});

export const readAddress = async (platform: Platform, { memberId }: PersonViewer): Promise<Address> => {
  const { database, sealing } = platform;
  const feed = await store.findOf(database.db, memberId);
  return feed === undefined
    ? { url: null }
    : addressOf(platform, await sealing.unseal(feed.sealed_token, tokenContext(memberId)));
};

/** Gives the calendar a new address and voids the former one. */
export const giveAddress = async (platform: Platform, { memberId }: PersonViewer): Promise<Address> => {
  const { database, sealing, clock } = platform;
  const token = newSecret();
  const sealed = await sealing.seal(token, tokenContext(memberId));
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

const heldHearingOf = async (row: store.HearingRow): Promise<HeldHearing[]> => {
  const court = await courtOf(row.court);
  return court === undefined ? [] : [{ ...row, courtName: court.name, town: court.town }];
};

/** Days that a hearing stays in a calendar after its hour. */
const heldDays = 90;

/** The calendar as text; null for an unknown address. */
export const readCalendar = async (
  { database: { db }, config, clock }: Platform,
  token: string,
): Promise<string | null> => {
  const memberId = await store.findByHash(db, hashOfSecret(token));
  if (memberId === undefined) return null;
  const missions = await store.ongoingOf(db, memberId);
  const rows = await store.hearingsOf(db, memberId, addHours(clock.now(), -24 * heldDays));
  const hearings = (await Promise.all(rows.map(heldHearingOf))).flat();
  return presentCalendar({ missions, hearings }, config.publicUrl);
};

/** One hearing as a calendar file, for its two parties. */
export const readHearing = async (
  { database: { db }, config }: Platform,
  { memberId }: Viewer,
  id: string,
): Promise<GivenFile> => {
  const row = (await store.hearingOf(db, id, memberId)) ?? refuse('NOT_FOUND');
  const text = await presentCalendar({ missions: [], hearings: await heldHearingOf(row) }, config.publicUrl);
  const bytes = Buffer.from(text);
  return { name: 'audience.ics', kind: 'ics', bytes: bytes.length, content: Readable.from([bytes]) };
};

/** Reseals all calendar addresses under the current key; returns how many were sealed under another. */
export const resealCalendars = (platform: Platform): Promise<number> =>
  reseal(platform, { ...store.sealedTokens, about: tokenContext });
