import { redirect } from 'react-router';
import { isProblem } from '../../lib/api.ts';
import { pageQueries } from '../../lib/page-query.ts';
import { isFavouritesView } from '../postings/views.ts';
import { directoryPages } from './api/directory.ts';
import { type DirectoryAudience, directoryPaths } from './directory-content.ts';
import { readFilters, writeFilters } from './directory-filters.ts';

/**
 * Loads the first page. The server waits for a visitor's list; the browser shows the screen at once, with
 * placeholders.
 */
export const directoryLoader = (audience: DirectoryAudience) =>
  pageQueries(async (client, { url: { searchParams } }) => {
    const filters = readFilters(searchParams, audience);
    const after = searchParams.get('after') || null;
    const pages = directoryPages(audience, filters, after);
    if (!import.meta.env.SSR) {
      // On failure, the list shows the error and offers to try again.
      if (!isFavouritesView(searchParams)) void client.fetchInfiniteQuery(pages).catch(() => undefined);
      return;
    }
    try {
      await client.fetchInfiniteQuery(pages);
    } catch (error) {
      // An unknown position, as in a truncated address: show the list from its start.
      if (after !== null && isProblem(error, 'INVALID_INPUT')) {
        throw redirect(`${directoryPaths[audience]}?${writeFilters(filters)}`);
      }
      throw error;
    }
  });
