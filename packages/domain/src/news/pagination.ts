/**
 * Links of a paginated list: the first page, a window of five around the current one, the last, with ellipses
 * between.
 */

export const newsPageSize = 24;

/** Up to this number of pages, each page has its link. */
const plainUpTo = 6;
const windowSize = 5;

export type PageLink = number | 'gap';

/** Number of pages of a list: at least one, so that an empty list has a page too. */
export const pageCount = (items: number, size: number = newsPageSize): number =>
  Math.max(1, Math.ceil(items / size));

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Links for a page; a page number out of range counts as the nearest page. */
export const pageLinks = (current: number, pages: number): PageLink[] => {
  if (pages <= plainUpTo) return from(1, pages);
  const middle = Math.min(Math.max(current, 1), pages);
  const half = Math.floor(windowSize / 2);
  // The window keeps five pages at both ends.
  const start = Math.min(Math.max(middle - half, 1), pages - windowSize + 1);
  const end = start + windowSize - 1;
  // No ellipsis replaces a single page: the link of that page is as wide and more useful.
  const before: PageLink[] = start === 1 ? [] : start === 2 ? [1] : start === 3 ? [1, 2] : [1, 'gap'];
  const after: PageLink[] =
    end === pages
      ? []
      : end === pages - 1
        ? [pages]
        : end === pages - 2
          ? [pages - 1, pages]
          : ['gap', pages];
  return [...before, ...from(start, end), ...after];
};
