/** The lists of the back-office whose filters somebody of the staff may keep under a name. */
export const officeLists = [
  'members',
  'publications',
  'articles',
  'reports',
  'journal',
  'incidents',
] as const;
export type OfficeList = (typeof officeLists)[number];

/** Filters that one person keeps of one list. */
export const officeFiltersAtMost = 20;

/**
 * The query of a screen's address (percent-encoded, with or without its `?`) as a kept filter holds it: its parameters in one
 * order, without those that are empty and without the one that names a place in the list.
 */
export const filterQuery = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => /^[^=]+=.+$/.test(pair) && !pair.startsWith('after='))
    .toSorted()
    .join('&');
