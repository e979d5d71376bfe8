import { redirect } from 'react-router';
import { isProblem } from '../../lib/api.ts';
import { pageQueries } from '../../lib/page-query.ts';
import type { ListKind, Posting } from './kind.ts';
import type { WithWords } from './list-address.ts';
import { isFavouritesView } from './views.ts';

/**
 * Loads the first page of a list. The server waits for a visitor's list and its total; the browser shows the
 * screen at once, with placeholders.
 */
export const listLoader = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  addresses: { readChoice, writeChoice },
  pages,
  total,
  path,
}: ListKind<Card, Filters, Sort>) =>
  pageQueries(async (client, { url: { searchParams } }) => {
    const choice = readChoice(searchParams);
    if (!import.meta.env.SSR) {
      // On failure, the list shows the error and offers to try again.
      if (!choice.isApplied && !isFavouritesView(searchParams))
        void client.fetchInfiniteQuery(pages(choice)).catch(() => undefined);
      return;
    }
    const totalCount = choice.after === null ? null : client.prefetchInfiniteQuery(total(choice.filters));
    try {
      await client.fetchInfiniteQuery(pages(choice));
    } catch (error) {
      // An unknown position, as in a truncated address: show the list from its start.
      if (choice.after !== null && isProblem(error, 'INVALID_INPUT'))
        throw redirect(`${path}?${writeChoice(choice)}`);
      throw error;
    }
    await totalCount;
  });
