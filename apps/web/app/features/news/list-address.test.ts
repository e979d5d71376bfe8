import { newsSorts } from '@basoche/domain/options/news-sorts';
import { valuesOf } from '@basoche/domain/options/option';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsAddress, newsQuery, readChoice } from './list-address.ts';

const read = (address: string) => readChoice(new URL(address, 'http://a.test').searchParams);

describe('the address of a list of news', () => {
  it('says nothing of what is usual', () => {
    expect(newsAddress(read('/blog'))).toBe('/blog');
    // As a form without JavaScript sends it.
    expect(newsAddress(read('/blog?q=&by=&sort=newest'))).toBe('/blog');
  });

  it('is read back as it was written', () => {
    const choice = fc.record({
      q: fc.constantFrom('', 'bail commercial', 'l’été & l’hiver'),
      sort: fc.constantFrom(...valuesOf(newsSorts)),
      by: fc.constantFrom(
        null,
        { kind: 'author' as const, name: 'Yasmine Benali' },
        { kind: 'university' as const, name: 'Université\u202f: B' },
      ),
      page: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(choice, (given) => {
        expect(read(newsAddress(given))).toEqual(given);
      }),
    );
  });

  it.each(['?sort=hasard', '?page=0', '?page=-1', '?page=2x', '?by=editor:X', '?by=author:'])(
    'leaves out what nothing knows: %s',
    (search) => expect(newsAddress(read(`/blog${search}`))).toBe('/blog'),
  );

  it('asks the server for the author or the university', () => {
    expect(newsQuery(read('/blog?by=university%3AMirebourg&page=3'))).toEqual({
      university: 'Mirebourg',
      page: 3,
    });
  });
});
