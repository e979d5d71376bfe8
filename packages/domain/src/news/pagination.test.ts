import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize, type PageLink, pageCount, pageLinks } from './pagination.ts';

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('of %i items are %i, for there are twenty-four a page, rounded up', (items, pages) => {
    expect(newsPageSize).toBe(24);
    expect(pageCount(items)).toBe(pages);
  });
});

const read = (links: readonly PageLink[]) => links.map((link) => (link === 'gap' ? '…' : link)).join(' ');

describe('the links to pages', () => {
  it.each([
    [1, 1, '1'],
    [3, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 6 … 20'],
    [5, 20, '1 2 3 4 5 6 7 … 20'],
    [6, 20, '1 … 4 5 6 7 8 … 20'],
    [10, 20, '1 … 8 9 10 11 12 … 20'],
    [17, 20, '1 … 15 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
    [99, 20, '1 … 16 17 18 19 20'],
  ])('from page %i of %i are %s', (current, pages, expected) => {
    expect(read(pageLinks(current, pages))).toBe(expected);
  });

  const place = fc
    .integer({ min: 1, max: 400 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

  it('are a plain list with six pages or fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -3, max: 9 }), (pages, current) => {
        expect(pageLinks(current, pages)).toEqual(Array.from({ length: pages }, (_, page) => page + 1));
      }),
    );
  });

  it('lead to the first page, to the last, and to a window of five that the current one is in', () => {
    fc.assert(
      fc.property(place, ([current, pages]) => {
        const links = pageLinks(current, pages);
        expect([links[0], links.at(-1)]).toEqual([1, pages]);
        const window = [0, 1, 2, 3, 4].map(
          (step) => Math.min(Math.max(current - 2, 1), Math.max(pages - 4, 1)) + step,
        );
        expect(links).toEqual(expect.arrayContaining(window.filter((page) => page <= pages)));
      }),
    );
  });

  it('go up, each page once, with an ellipsis exactly where two pages or more are left out', () => {
    fc.assert(
      fc.property(place, ([current, pages]) => {
        const links = pageLinks(current, pages);
        expect(links.length).toBeLessThanOrEqual(9);
        links.forEach((link, index) => {
          if (link === 'gap') {
            expect(Number(links[index + 1]) - Number(links[index - 1])).toBeGreaterThan(2);
          } else if (index > 0 && links[index - 1] !== 'gap') {
            expect(link).toBe(Number(links[index - 1]) + 1);
          }
        });
      }),
    );
  });
});
