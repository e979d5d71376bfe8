import { listDirectory } from '@basoche/contract/members/directory';
import { listKeptMembers } from '@basoche/contract/members/favourites';
import { routePages, routeTotal } from '../../../lib/query-client.ts';
import type { DirectoryAudience } from '../directory-content.ts';
import { type DirectoryFilters, filterQuery } from '../directory-filters.ts';

/** The directory for the filters, from the position in the address. */
export const directoryPages = (
  audience: DirectoryAudience,
  filters: DirectoryFilters,
  after: string | null,
) => routePages(listDirectory, { query: { ...filterQuery(filters, audience), ...(after ? { after } : {}) } });

/** Number of members for the filters, up to the counting limit. */
export const directoryFound = (audience: DirectoryAudience) => (filters: DirectoryFilters) =>
  routeTotal(listDirectory, filterQuery(filters, audience));

/** Members among the viewer's favourites, the latest first. */
export const keptPages = () => routePages(listKeptMembers);
export const keptCount = () => routeTotal(listKeptMembers);
