import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type { JobFavouriteTable } from '../src/platform/database/schema/tables.ts';
import type { DemoOffer } from './job-offers.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';

const keptEach = [2, 5] as const;

const minute = 60_000;

/** Personas of the trades keep a few offers of other members each, in the working hours of the last days. */
export const keptOffers = (
  random: Random,
  today: Day,
  members: readonly DemoMember[],
  offers: readonly DemoOffer[],
): Insertable<JobFavouriteTable>[] =>
  members
    .filter(({ persona, row }) => persona !== null && row.kind !== 'CUSTOMER')
    .flatMap((member) =>
      random
        .shuffle(offers.filter(({ row }) => row.is_listed && row.creator_id !== member.row.id))
        .slice(0, random.between(...keptEach))
        .map(({ row }, index) => {
          const day = startOfParisDay(addDays(today, -1 - index)).getTime();
          const at = day + random.between(9 * 60, 18 * 60) * minute;
          return {
            member_id: member.row.id,
            job_id: row.id,
            created_at: new Date(Math.max(at, row.created_at.getTime() + 10 * minute)),
          };
        }),
    );
