import { calendarAddress } from '@basoche/domain/members/availability';
import { deliveryDay } from '@basoche/domain/missions/delivery';
import { addDays, type Day, parisDay, parisZone } from '@basoche/domain/time/paris';
import { lockMember } from '../../../platform/database/lock-member.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reseal } from '../../../platform/secrets/resealing.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import * as store from './store.ts';

/**
 * Calendar of the missions that a member carries out. Anybody with its address reads it, so the address holds 256 random bits.
 * Its hash finds the calendar; the sealed address is shown to its owner only.
 */

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/**
 * First and last day of a mission, from its acceptance to its delivery date. Whole days, which are the same in every time zone.
 */
const daysOf = ({ accepted_at, start_date, time_limit }: store.MissionRow): { first: Day; last: Day } => {
  const first = parisDay(accepted_at);
  const begins = start_date !== null && start_date > first ? start_date : first;
  return { first, last: deliveryDay(begins, time_limit) ?? begins };
};

/** A calendar (RFC 5545) with each mission's title and client, and nothing from its thread. */
const presentCalendar = async (missions: readonly store.MissionRow[], publicUrl: string): Promise<string> => {
  const { default: ical, ICalCalendarMethod, ICalEventTransparency } = await import('ical-generator');
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    name: 'Mes missions Basoche',
    prodId: { company: 'Basoche', product: 'Missions', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  // A hint for calendar programs: instants are in UTC, and whole days have no zone.
  calendar.x('X-WR-TIMEZONE', parisZone);
  for (const mission of missions) {
    const { first, last } = daysOf(mission);
    const creator = mission.creator_name ?? 'Client anonyme';
    calendar.createEvent({
      id: `mission-${mission.id}@${hostname}`,
      // The same at each export, so that an unchanged mission does not appear as new.
      stamp: mission.accepted_at,
      created: mission.accepted_at,
      start: noon(first),
      end: noon(addDays(last, 1)),
      allDay: true,
      summary: mission.title,
      description: `Mission pour ${creator}.`,
      url: `${publicUrl}/messages/${mission.id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
};

interface Address {
  readonly url: string | null;
}

const about = (memberId: string) => `calendar of ${memberId}`;

const addressOf = ({ config }: Platform, token: string): Address => ({
  url: `${config.publicUrl}${calendarAddress(token)}`,
});

export const readAddress = async (platform: Platform, { memberId }: Viewer): Promise<Address> => {
  const { database, sealing } = platform;
  const feed = await store.findOf(database.db, memberId);
  return feed === undefined
    ? { url: null }
    : addressOf(platform, await sealing.unseal(feed.sealed_token, about(memberId)));
};

/** Gives the calendar a new address and voids the former one. */
export const giveAddress = async (platform: Platform, { memberId }: Viewer): Promise<Address> => {
  const { database, sealing, clock } = platform;
  const token = newSecret();
  const sealed = await sealing.seal(token, about(memberId));
  await database.transaction(async (trx) => {
    await lockMember(trx, memberId);
    await store.replace(trx, { memberId, hash: hashOfSecret(token), sealed, now: clock.now() });
  });
  return addressOf(platform, token);
};

export const close = ({ database }: Platform, { memberId }: Viewer): Promise<void> =>
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
  reseal(platform, { idsAfter: store.idsAfter, lock: store.lockSealed, set: store.setSealed, about });
