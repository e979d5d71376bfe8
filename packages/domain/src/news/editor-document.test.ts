import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RichText, richTextKinds, type Span } from './article.ts';
import { documentOf, normalRichText, richTextOf } from './editor-document.ts';
import { isWritableLink } from './links.ts';
import { segments } from './rich-text.ts';

const urls = fc.constantFrom(
  'https://a.test/',
  'https://b.test/x?y=1',
  'mailto:a@b.fr',
  '/blog',
  'javascript:alert(1)',
  'http://a.test',
  'data:,x',
);
const place = fc.integer({ min: -3, max: 30 });
const span: fc.Arbitrary<Span> = fc.oneof(
  fc.record({ type: fc.constantFrom('strong' as const, 'em' as const), start: place, end: place }),
  fc.tuple(place, place, urls).map(([start, end, url]) => ({
    type: 'hyperlink' as const,
    start,
    end,
    data: { link_type: 'Web' as const, url },
  })),
);
const node: fc.Arbitrary<RichText> = fc.record({
  type: fc.constantFrom(...richTextKinds),
  text: fc.string({ unit: 'grapheme', maxLength: 25 }),
  spans: fc.array(span, { maxLength: 5 }),
});
const nodes = fc.array(node, { maxLength: 8 });

describe('rich text in an editor', () => {
  it('comes back as it went in, whatever its kinds, stretches and links', () => {
    fc.assert(
      fc.property(nodes, (given) => {
        const normal = normalRichText(given);
        expect(normalRichText(normal)).toEqual(normal);
        expect(richTextOf(documentOf(given))).toEqual(normal);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same document once it was stored', () => {
    fc.assert(
      fc.property(nodes, (given) => {
        const document = documentOf(given);
        expect(documentOf(richTextOf(document))).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  it('shows a reader what it showed before, but for links that may not be written', () => {
    const drawn = (text: RichText) =>
      segments(text).flatMap(({ text: piece, strong, em, url }) =>
        // Line ends are replaced by spaces.
        piece
          .replace(/[\r\n\u2028\u2029]/g, ' ')
          .split('')
          .map((sign) => [sign, strong, em, url !== null && isWritableLink(url) ? url : null]),
      );
    fc.assert(
      fc.property(nodes, (given) => {
        const seen = given.filter(({ text }) => text.trim() !== '');
        expect(normalRichText(given).map(drawn)).toEqual(seen.map(drawn));
      }),
    );
  });

  it('never holds a link of another kind, whatever an editor gives', () => {
    const mark = fc.oneof(
      fc.record({ type: fc.constant('link'), attrs: fc.record({ href: fc.oneof(urls, fc.string()) }) }),
      fc.anything(),
    );
    const piece = fc.oneof(
      fc.record({ type: fc.constant('text'), text: fc.string(), marks: fc.array(mark) }),
      fc.anything(),
    );
    const paragraph = fc.record({ type: fc.constant('paragraph'), content: fc.array(piece) });
    const item = fc.record({ type: fc.constant('listItem'), content: fc.array(paragraph) });
    const list = fc.record({
      type: fc.constantFrom('bulletList', 'orderedList', 'blockquote'),
      content: fc.array(fc.oneof(item, fc.anything())),
    });
    const document = fc.record({
      type: fc.constant('doc'),
      content: fc.array(fc.oneof(paragraph, list, fc.anything())),
    });
    fc.assert(
      fc.property(fc.oneof(document, fc.anything()), (given) => {
        for (const { text, spans } of richTextOf(given)) {
          expect(text.trim()).not.toBe('');
          for (const found of spans) {
            expect(0 <= found.start && found.start < found.end && found.end <= text.length).toBe(true);
            if (found.type === 'hyperlink') expect(isWritableLink(found.data.url)).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('brings what lies deeper up to the level of its list', () => {
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const inner = { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('b')] }] };
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a'), inner] }] };
    expect(richTextOf({ type: 'doc', content: [list] }).map(({ type, text }) => [type, text])).toEqual([
      ['list-item', 'a'],
      ['o-list-item', 'b'],
    ]);
  });

  const text = (text: string, ...marks: readonly object[]) => ({ type: 'text', text, marks });
  const documentWith = (...content: readonly object[]) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content }],
  });
  const bold = { type: 'bold' };
  const italic = { type: 'italic' };
  const linked = (href: unknown) => ({ type: 'link', attrs: { href } });

  it('is written down with each stretch once, from the first letter on, links before bold before italics', () => {
    const document = documentWith(
      text('Le ', italic, bold, linked('/blog')),
      text('juge', bold, linked('/blog')),
      text(' la modère', bold),
      text('.'),
    );
    expect(richTextOf(document)).toEqual([
      {
        type: 'paragraph',
        text: 'Le juge la modère.',
        spans: [
          { type: 'hyperlink', start: 0, end: 7, data: { link_type: 'Web', url: '/blog' } },
          { type: 'strong', start: 0, end: 17 },
          { type: 'em', start: 0, end: 3 },
        ],
      },
    ]);
    const [{ spans } = { spans: [] }] = richTextOf(documentWith(text('a', italic), text('b', bold)));
    expect(spans.map(({ type, start }) => [type, start])).toEqual([
      ['em', 0],
      ['strong', 1],
    ]);
    expect(
      normalRichText([
        {
          type: 'paragraph',
          text: 'abcd',
          spans: [
            { type: 'strong', start: 2, end: 3 },
            { type: 'strong', start: 0, end: 1 },
          ],
        },
      ])[0]?.spans.map(({ start }) => start),
    ).toEqual([0, 2]);
  });

  it('opens in the editor as lists and paragraphs, and only what has a format has marks', () => {
    const strong: Span = { type: 'strong', start: 0, end: 2 };
    const link: Span = { type: 'hyperlink', start: 2, end: 4, data: { link_type: 'Web', url: '/blog' } };
    const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
    const item = (content: object) => ({ type: 'listItem', content: [content] });
    expect(
      documentOf([
        { type: 'paragraph', text: 'abcdef', spans: [strong, link] },
        { type: 'list-item', text: 'un', spans: [{ type: 'em', start: 0, end: 2 }] },
        { type: 'list-item', text: 'deux', spans: [] },
        { type: 'o-list-item', text: 'trois', spans: [] },
      ]),
    ).toStrictEqual({
      type: 'doc',
      content: [
        paragraph(text('ab', bold), text('cd', linked('/blog')), { type: 'text', text: 'ef' }),
        {
          type: 'bulletList',
          content: [item(paragraph(text('un', italic))), item(paragraph({ type: 'text', text: 'deux' }))],
        },
        { type: 'orderedList', content: [item(paragraph({ type: 'text', text: 'trois' }))] },
      ],
    });
  });

  it('is one line: its line ends, and whatever is no text, become a space', () => {
    expect(normalRichText([{ type: 'paragraph', text: 'un\ndeux\u2028trois', spans: [] }])[0]?.text).toBe(
      'un deux trois',
    );
    const others = [{ type: 'hardBreak' }, { type: 'mention', text: '@x' }, { type: 'text', text: 5 }];
    for (const other of others) {
      const found = richTextOf(documentWith(text('un'), other, text('deux\n')));
      expect(found).toEqual([{ type: 'paragraph', text: 'un deux ', spans: [] }]);
    }
  });

  it('takes the address of its link, not of another mark, and none that may not be written', () => {
    const highlight = { type: 'highlight', attrs: { href: '/aide' } };
    expect(richTextOf(documentWith(text('ici', highlight, linked('/blog'))))[0]?.spans).toEqual([
      { type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url: '/blog' } },
    ]);
    for (const href of ['javascript:alert(1)', 5, null]) {
      expect(richTextOf(documentWith(text('ici', linked(href))))[0]?.spans).toEqual([]);
    }
  });

  it.each([[null], [{}], [{ type: 'doc' }], [{ type: 'doc', content: 'texte' }], ['doc']])(
    'is empty where the editor gives %j',
    (document) => {
      expect(richTextOf(document)).toEqual([]);
    },
  );
});
