/** Lists of the back-office whose filters a staff member may save under a name. */
export const officeLists = [
  'members',
  'publications',
  'articles',
  'reports',
  'journal',
  'incidents',
] as const;
export type OfficeList = (typeof officeLists)[number];

/** Highest number of saved filters of one person for one list. */
export const officeFiltersAtMost = 20;

/**
 * Normalises a query string (percent-encoded, with or without its `?`) for a saved filter: parameters in one
 * order, without empty ones and without the position in the list.
 */
export const filterQuery = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => /^[^=]+=.+$/.test(pair) && !pair.startsWith('after='))
    .toSorted()
    .join('&');
