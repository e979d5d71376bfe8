import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { isProblem } from '../../lib/api.ts';
import { pageQueries } from '../../lib/page-query.ts';
import { isFavouritesView } from './views.ts';

/** What a list of one kind fetches for a choice. */
interface ListQueries<Choice> {
  readonly readChoice: (search: URLSearchParams) => Choice;
  /** Its page at the place of the address. */
  readonly fetchPage: (client: QueryClient, choice: Choice) => Promise<unknown>;
  /** How many it has in all, where that page does not tell. */
  readonly fetchTotal: (client: QueryClient, choice: Choice) => Promise<unknown>;
  /** The address of its start. */
  readonly startOf: (choice: Choice) => string;
}

/**
 * The first page of a list: a visitor's comes whole, with how many there are; in a browser the screen appears at once, with
 * skeletons where cards will be.
 */
export const listLoader = <Choice extends { readonly after: string | null; readonly isApplied: boolean }>({
  readChoice,
  fetchPage,
  fetchTotal,
  startOf,
}: ListQueries<Choice>) =>
  pageQueries(async (client, { url: { searchParams } }) => {
    const choice = readChoice(searchParams);
    if (!import.meta.env.SSR) {
      // Should it fail, the list says so and offers to try again.
      if (!choice.isApplied && !isFavouritesView(searchParams))
        void fetchPage(client, choice).catch(() => undefined);
      return;
    }
    const total = choice.after === null ? null : fetchTotal(client, choice);
    try {
      await fetchPage(client, choice);
    } catch (error) {
      // A place that this list does not know, as in an address cut short: its start is what there is to show.
      if (choice.after !== null && isProblem(error, 'INVALID_INPUT')) throw redirect(startOf(choice));
      throw error;
    }
    await total;
  });
