import { listDirectory } from '@basoche/contract/members/directory';
import { routePages, routeTotal } from '../../../lib/query-client.ts';
import type { DirectoryAudience } from '../directory-content.ts';
import { type DirectoryFilters, filterQuery } from '../directory-filters.ts';

/** The directory under the filters, from the place in it that an address names. */
export const directoryPages = (
  audience: DirectoryAudience,
  filters: DirectoryFilters,
  after: string | null,
) => routePages(listDirectory, { query: { ...filterQuery(filters, audience), ...(after ? { after } : {}) } });

/** Number of members under the filters, as far as they are counted. */
export const directoryFound = (audience: DirectoryAudience) => (filters: DirectoryFilters) =>
  routeTotal(listDirectory, filterQuery(filters, audience));
