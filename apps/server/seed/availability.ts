import { addDays, type Day } from '@basoche/domain/time/paris';
import type { MemberAvailabilityTable } from '../src/platform/database/schema/tables.ts';
import { instantOf, inTheDay } from './calendar.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';

const statuses = [
  ['AVAILABLE', 6],
  ['SOON', 2],
  ['BUSY', 2],
] as const;

/** Availability of every persona, and of half of the other students and employees, confirmed in the last days. */
export const demoAvailability = (
  random: Random,
  today: Day,
  members: readonly DemoMember[],
): MemberAvailabilityTable[] =>
  members
    .filter(({ row }) => row.kind === 'STUDENT' || row.kind === 'EMPLOYEE')
    .filter(({ persona }) => persona !== null || random.chance(0.5))
    .map(({ row }) => {
      const [status] = random.weighted(statuses, ([, weight]) => weight);
      return {
        member_id: row.id,
        status,
        available_from: status === 'SOON' ? addDays(today, random.between(5, 60)) : null,
        confirmed_at: instantOf(addDays(today, -random.between(1, 6)), inTheDay(random, 0)),
        asked_at: null,
        link_hash: null,
      };
    });
