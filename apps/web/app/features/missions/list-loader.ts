import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { redirect } from 'react-router';
import { isProblem } from '../../lib/api.ts';
import { pageQueries } from '../../lib/page-query.ts';
import { missionPages, missionTotal } from './api/mission-pages.ts';
import { readChoice, writeChoice } from './list-address.ts';
import { isFavouritesView, listPaths } from './views.ts';

/**
 * The first page of a list: a visitor's comes whole, with how many missions there are; in a browser the screen appears at
 * once, with skeletons where cards will be.
 */
export const listLoader = (audience: MissionAudience) =>
  pageQueries(async (client, { url: { searchParams } }) => {
    const choice = readChoice(searchParams);
    const list = missionPages(audience, choice);
    if (!import.meta.env.SSR) {
      if (!choice.isApplied && !isFavouritesView(searchParams)) void client.prefetchInfiniteQuery(list);
      return;
    }
    const total =
      choice.after === null ? null : client.prefetchInfiniteQuery(missionTotal(audience, choice.filters));
    try {
      await client.fetchInfiniteQuery(list);
    } catch (error) {
      // A place that this list does not know, as in an address cut short: its start is what there is to show.
      if (choice.after !== null && isProblem(error, 'INVALID_INPUT')) {
        throw redirect(`${listPaths[audience]}?${writeChoice(choice)}`);
      }
      throw error;
    }
    await total;
  });
