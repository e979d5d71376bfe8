import { redirect } from 'react-router';
import { isProblem } from '../../lib/api.ts';
import { pageQueries } from '../../lib/page-query.ts';
import type { ListKind, Posting } from './kind.ts';
import type { WithWords } from './list-address.ts';
import { isFavouritesView } from './views.ts';

/**
 * The first page of a list: a visitor's comes whole, with how many there are; in a browser the screen appears at once, with
 * skeletons where cards will be.
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
      // Should it fail, the list says so and offers to try again.
      if (!choice.isApplied && !isFavouritesView(searchParams))
        void client.fetchInfiniteQuery(pages(choice)).catch(() => undefined);
      return;
    }
    const whole = choice.after === null ? null : client.prefetchInfiniteQuery(total(choice.filters));
    try {
      await client.fetchInfiniteQuery(pages(choice));
    } catch (error) {
      // A place that this list does not know, as in an address cut short: its start is what there is to show.
      if (choice.after !== null && isProblem(error, 'INVALID_INPUT'))
        throw redirect(`${path}?${writeChoice(choice)}`);
      throw error;
    }
    await whole;
  });
