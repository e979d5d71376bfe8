import { listDirectory } from '@basoche/contract/directory';
import { routePages } from '../../../lib/query-client.ts';
import type { DirectoryAudience } from '../directory-content.ts';
import { type DirectoryFilters, filterQuery } from '../directory-filters.ts';

/** The directory under the filters, from the place in it that an address names. */
export const directoryPages = (
  audience: DirectoryAudience,
  filters: DirectoryFilters,
  after: string | null,
) => routePages(listDirectory, { query: { ...filterQuery(filters, audience), ...(after ? { after } : {}) } });
