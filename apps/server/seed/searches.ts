import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import { choicesOf } from '../src/features/saved-searches/service.ts';
import { chosenColumns } from '../src/features/saved-searches/store.ts';
import { searchesByPersona } from './content/searches.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';

/** The saved searches of the personas, in the form in which their service writes them. */
export const demoSearches = (random: Random, today: Day, members: readonly DemoMember[]) =>
  members.flatMap(({ persona, row }) =>
    (persona === null ? [] : (searchesByPersona[persona.key] ?? [])).map((search, index) => {
      const at = new Date(
        startOfParisDay(addDays(today, -3 - 4 * index)).getTime() + random.between(540, 1_080) * 60_000,
      );
      const choices = choicesOf(search, at);
      return {
        ...chosenColumns(choices),
        filters: choices.filters,
        id: uuidAt(random, at),
        member_id: row.id,
        created_at: at,
      };
    }),
  );

export type DemoSearchRow = ReturnType<typeof demoSearches>[number];
