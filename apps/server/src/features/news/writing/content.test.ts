import { articleContentSchema } from '@basoche/contract/news/content';
import { isWritableLink } from '@basoche/domain/news/links';
import { isSafeLink } from '@basoche/domain/news/rich-text';
import { emptyContent } from '@basoche/domain/news/writing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.string().map((rest) => `https://${rest}`),
  fc.string().map((rest) => `/${rest}`),
  fc.string().map((rest) => `mailto:${rest}`),
  fc.constantFrom('javascript:alert(1)', ' javascript:x', 'java\tscript:x', 'data:,x', 'http://a.test'),
);

const withLink = (url: string) => ({
  ...emptyContent,
  body: [
    {
      slice_type: 'texte',
      primary: {
        texte: [
          {
            type: 'paragraph',
            text: 'Ici',
            spans: [{ type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url } }],
          },
        ],
      },
    },
  ],
});

describe('a text that is stored', () => {
  it('has links to the web, to mail and into the site, and no others, whatever is sent', () => {
    fc.assert(
      fc.property(anything, (url) => {
        const isKept = articleContentSchema.safeParse(withLink(url)).success;
        expect(isKept).toBe(isWritableLink(url));
        if (!isKept) return;
        expect(isSafeLink(url)).toBe(true);
        // Some texts are no URL and lead nowhere.
        if (!URL.canParse(url, 'https://ici.test')) return;
        const { protocol, host } = new URL(url, 'https://ici.test');
        expect(['https:', 'mailto:']).toContain(protocol);
        if (url.startsWith('/')) expect(host).toBe('ici.test');
      }),
      { numRuns: 1_000 },
    );
  });

  it('has pictures of ours alone', () => {
    const url = (cover: string) =>
      articleContentSchema.safeParse({ ...emptyContent, cover: { url: cover, alt: '' } }).success;
    expect(url('/actualites/bail.jpeg')).toBe(true);
    expect(url('/actualites/images/0198c0de-0000-4000-8000-000000000000')).toBe(true);
    for (const other of ['https://a.test/1.png', '/photos/x', 'data:image/png,x', '/actualites/../x.jpeg']) {
      expect([other, url(other)]).toEqual([other, false]);
    }
  });
});
