import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { deliveryDay } from '@basoche/domain/missions/delivery';
import { addDays, addHours, type Day, parisDay, parisZone } from '@basoche/domain/time/paris';
import type { HearingRow, MissionRow } from './store.ts';

/** Noon of a day in UTC: the library takes a `Date`, and writes only its day. */
const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/**
 * First and last day of a mission (Europe/Paris): from its acceptance, or its start date if later, to its
 * delivery date; a single day if that date is unknown.
 */
const daysOf = ({ accepted_at, start_date, time_limit }: MissionRow): { first: Day; last: Day } => {
  const first = parisDay(accepted_at);
  const begins = start_date !== null && start_date > first ? start_date : first;
  return { first, last: deliveryDay(begins, time_limit) ?? begins };
};

/** A hearing with the court that holds it. */
export interface HeldHearing extends HearingRow {
  /** « Tribunal judiciaire de Lyon » */
  readonly courtName: string;
  /** « Lyon » */
  readonly town: string;
}

interface Calendar {
  readonly missions: readonly MissionRow[];
  readonly hearings: readonly HeldHearing[];
}

/** Assumed duration of a hearing in a calendar, in hours: its end is unknown. */
const hearingHours = 2;

/**
 * A member's missions and hearings as a calendar file (iCalendar, RFC 5545): title and client of a mission;
 * hour, court and chamber of a hearing; nothing from a thread.
 */
export const presentCalendar = async (
  { missions, hearings }: Calendar,
  publicUrl: string,
): Promise<string> => {
  const { default: ical, ICalCalendarMethod, ICalEventTransparency } = await import('ical-generator');
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    name: 'Mes missions Basoche',
    prodId: { company: 'Basoche', product: 'Missions', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    // Seconds after which a calendar program should read it again.
    ttl: 3_600,
  });
  // A hint for calendar programs: instants are in UTC, and whole days have no zone.
  calendar.x('X-WR-TIMEZONE', parisZone);
  for (const mission of missions) {
    const { first, last } = daysOf(mission);
    const creator = mission.creator_name ?? anonymousClient;
    calendar.createEvent({
      id: `mission-${mission.id}@${hostname}`,
      // The same at each export, so that an unchanged mission does not appear as new.
      stamp: mission.accepted_at,
      created: mission.accepted_at,
      start: noon(first),
      // The format names the day after the last one.
      end: noon(addDays(last, 1)),
      allDay: true,
      summary: mission.title,
      description: `Mission pour ${creator}.`,
      url: `${publicUrl}/messages/${mission.id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const { id, held_at, chamber, taken_at, appears, courtName, town } of hearings) {
    calendar.createEvent({
      id: `hearing-${id}@${hostname}`,
      stamp: taken_at,
      created: taken_at,
      start: held_at,
      end: addHours(held_at, hearingHours),
      summary: ['Audience', courtName, ...(chamber === null ? [] : [chamber])].join(' · '),
      description: appears ? 'Vous y êtes attendu.' : 'Un confrère s’y présente pour vous.',
      location: `${courtName}, ${town}`,
      url: `${publicUrl}/messages/${id}`,
      // The client of a hearing stays free at that hour.
      transparency: appears ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
};
