import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleAddress, newsBy, readNewsFilter, writeNewsFilter } from './addresses.ts';
import { newsImageAddress, newsImageIdOf, newsPictureSources, ownNewsPicture } from './pictures.ts';

describe('the addresses of news', () => {
  it('read back the author or the university that they are narrowed by', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('author' as const, 'university' as const),
        fc.string({ minLength: 1 }),
        (kind, text) => {
          const name = text.replace(/\s/g, '') || 'x';
          const [, query = ''] = newsBy({ kind, name }).split('?by=');
          expect(readNewsFilter(decodeURIComponent(query))).toEqual({ kind, name });
        },
      ),
    );
    expect(writeNewsFilter({ kind: 'author', name: 'A:B' })).toBe('author:A:B');
  });

  it.each([[null], [''], ['author:'], ['editor:X'], ['Yasmine'], ['co-author:X'], ['author:X\nY']])(
    'are narrowed by nothing by %j',
    (text) => {
      expect(readNewsFilter(text)).toBeNull();
    },
  );

  it('forget the blanks around a name', () => {
    expect(readNewsFilter('university: Lyon ')).toEqual({ kind: 'university', name: 'Lyon' });
  });

  it('lead to an article by its id', () => {
    expect(articleAddress('clause-penale')).toBe('/blog/article/clause-penale');
  });
});

describe('the picture of an article', () => {
  it('is found in the widths that its place asks for, wherever it comes from', () => {
    expect(newsPictureSources(ownNewsPicture('bail'), 'wide')).toEqual({
      src: '/actualites/bail.jpeg',
      srcSet:
        '/actualites/bail-480.webp 480w, /actualites/bail-960.webp 960w, /actualites/bail-1440.webp 1440w',
    });
    const prismic = newsPictureSources(
      'https://images.prismic.io/a/1.png?auto=compress,format&rect=0,0,10,20&w=5',
      'square',
    );
    expect(prismic.srcSet.split(', ')[0]).toBe(
      'https://images.prismic.io/a/1.png?auto=format,compress&rect=0,0,10,20&w=96 96w',
    );
    const cropped = 'https://images.prismic.io/a/1.png?rect=0,0,10,20';
    expect(newsPictureSources(cropped, 'wide').src).toBe(
      'https://images.prismic.io/a/1.png?auto=format,compress&rect=0,0,10,20&w=960',
    );
    expect(newsPictureSources('https://images.prismic.io/a/1.png', 'square').src).toBe(
      'https://images.prismic.io/a/1.png?auto=format,compress&w=192',
    );
    expect(newsPictureSources('/photos/1', 'square').srcSet).toBe('/photos/1/96 96w, /photos/1/192 192w');
    expect(newsPictureSources('https://a.test/1.png', 'wide')).toEqual({
      src: 'https://a.test/1.png',
      srcSet: '',
    });
  });
});

describe('the address of a picture that was brought', () => {
  it('tells its id, and every other address none', () => {
    const id = '0198c0de-0000-4000-8000-000000000000';
    expect(newsImageAddress(id)).toBe(`/actualites/images/${id}`);
    expect(newsImageIdOf(newsImageAddress(id))).toBe(id);
    expect(newsPictureSources(newsImageAddress(id), 'wide').src).toBe(`/actualites/images/${id}/480`);
    for (const other of [
      `https://a.test/actualites/images/${id}`,
      `/photos/${id}`,
      `${newsImageAddress(id)}/480`,
      '/actualites/images/x',
    ]) {
      expect(newsImageIdOf(other)).toBeUndefined();
    }
  });
});
