import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockKinds, richTextKinds } from './article.ts';
import { addressOf, lineOf, readBlocks, readRichText } from './read-blocks.ts';

const none = () => undefined;

/** Arbitrary stored data: known fields with any values. */
const anything = fc.jsonValue();
const node = fc.record({
  type: fc.oneof(fc.constantFrom(...richTextKinds, 'heading2'), anything),
  text: fc.oneof(fc.string(), anything),
  spans: fc.oneof(
    fc.array(
      fc.record({
        type: fc.constantFrom('strong', 'em', 'hyperlink'),
        start: fc.oneof(fc.integer(), fc.double()),
        end: fc.oneof(fc.integer(), fc.double()),
        data: fc.oneof(fc.record({ url: fc.oneof(fc.webUrl(), fc.string(), anything) }), anything),
      }),
    ),
    anything,
  ),
});
const part = fc.record({
  titre: fc.oneof(fc.string(), fc.array(node), anything),
  texte: fc.oneof(fc.array(node), anything),
  image: fc.oneof(fc.record({ url: fc.oneof(fc.webUrl(), anything), dimensions: anything }), anything),
  caption: anything,
  quote_text: fc.oneof(fc.string(), anything),
});
const block = fc.record({
  slice_type: fc.oneof(fc.constantFrom(...blockKinds), anything),
  primary: fc.oneof(part, anything),
  items: fc.oneof(fc.array(part, { maxLength: 2 }), anything),
});

describe('a body as it was stored', () => {
  it('is read whatever it holds, and what was read of it once is read again as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(block), anything), (body) => {
        const read = readBlocks(body, none);
        expect(readBlocks(read, none)).toEqual(read);
      }),
    );
  });

  it.each([
    ['https://a.test/x.png', true],
    ['/actualites/x.jpeg', true],
    ['HTTP://a.test/x.png', false],
    ['//a.test/x.png', false],
    ['/\\a.test', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,x', false],
    [null, false],
    [{ toString: 1 }, false],
  ])('leads to %j: %s', (address, expected) => {
    expect(addressOf(address) !== null).toBe(expected);
  });
});

/** Reads a body, and the kinds that were not known in it. */
const read = (body: unknown) => {
  const unknown: string[] = [];
  const blocks = readBlocks(body, (kind) => unknown.push(kind));
  return { blocks, unknown };
};

const line = (text: string, spans: readonly unknown[] = []) => ({ type: 'paragraph', text, spans });

describe('a block of an article', () => {
  it.each([
    ['a title', 'titre_de_section', { titre: 'Le délai' }, { titre: 'Le délai' }],
    [
      'a title as rich text',
      'titre_de_section',
      { title: [line('Le'), line('délai')] },
      { titre: 'Le délai' },
    ],
    ['a text', 'texte', { texte: [line('Le juge la modère.')] }, { texte: [line('Le juge la modère.')] }],
    ['a text by its English name', 'texte', { text: [line('Oui.')] }, { texte: [line('Oui.')] }],
    [
      'a quotation',
      'citation',
      { quote_text: 'Le contrat fait loi', quote_author: 'Domat' },
      { quote_text: 'Le contrat fait loi', quote_author: 'Domat' },
    ],
    [
      'a quotation without an author',
      'citation',
      { quote_text: 'Nul n’est censé ignorer la loi', quote_author: '  ' },
      { quote_text: 'Nul n’est censé ignorer la loi', quote_author: null },
    ],
    [
      'a picture',
      'image',
      {
        image: { url: 'https://a.test/1.png', alt: 'Un registre', dimensions: { width: 600, height: 400 } },
        caption: [line('Au greffe')],
      },
      {
        image: { url: 'https://a.test/1.png', alt: 'Un registre', dimensions: { width: 600, height: 400 } },
        caption: 'Au greffe',
      },
    ],
  ])('is %s', (_name, kind, primary, expected) => {
    expect(read([{ slice_type: kind, primary }])).toEqual({
      blocks: [{ slice_type: kind, primary: expected }],
      unknown: [],
    });
  });

  it.each([
    ['titre_de_section', { titre: ' ' }],
    ['titre_de_section', null],
    ['texte', { texte: [line(' ')] }],
    ['texte', { texte: 'Le juge la modère.' }],
    ['citation', { quote_text: null, quote_author: 'Domat' }],
    ['image', { image: { url: 'javascript:alert(1)' }, caption: 'Au greffe' }],
    ['image', {}],
  ])('%s is left out where nothing of it can be seen: %j', (kind, primary) => {
    expect(read([{ slice_type: kind, primary }])).toEqual({ blocks: [], unknown: [] });
  });

  it('of an unknown kind is left out and told; those around it stay', () => {
    const title = { slice_type: 'titre_de_section', primary: { titre: 'Le délai' } };
    expect(read([{ slice_type: 'video', primary: {} }, title, 'rien'])).toEqual({
      blocks: [title],
      unknown: ['video', ''],
    });
  });

  it('becomes several where its part is repeated', () => {
    const items = [{ titre: 'Deux' }, { titre: 'Trois' }];
    const { blocks } = read([{ slice_type: 'titre_de_section', primary: { titre: 'Un' }, items }]);
    expect(blocks.map(({ primary }) => primary)).toEqual([{ titre: 'Un' }, ...items]);
  });

  it.each([
    [{ width: 600, height: 400 }, true],
    [{ width: 1, height: 1 }, true],
    [{ width: 600, height: 0 }, false],
    [{ width: -600, height: 400 }, false],
    [{ width: 600.5, height: 400 }, false],
    [{ width: '600', height: 400 }, false],
    [{ width: 600 }, false],
    [null, false],
  ])('knows the size of its picture by %j: %s', (dimensions, isKnown) => {
    const image = { url: '/actualites/bail.jpeg', dimensions };
    expect(read([{ slice_type: 'image', primary: { image } }]).blocks).toEqual([
      {
        slice_type: 'image',
        primary: {
          image: { url: image.url, alt: null, dimensions: isKnown ? dimensions : null },
          caption: null,
        },
      },
    ]);
  });
});

describe('a line of a rich text', () => {
  const spansOf = (...spans: readonly unknown[]) =>
    readRichText([line('Le juge la modère.', spans)], none)[0]?.spans;
  const linkTo = (url: unknown) => ({ type: 'hyperlink', start: 3, end: 7, data: { url } });

  it('keeps its kind; one of another kind is left out and told', () => {
    const unknown: string[] = [];
    const nodes = [
      { type: 'paragraph', text: 'a' },
      { type: 'list-item', text: 'b' },
      { type: 'o-list-item', text: 'c' },
      { type: 'heading2', text: 'd' },
      { type: 'paragraph', text: 5 },
      { type: 'paragraph', text: '\t ' },
    ];
    expect(readRichText(nodes, (kind) => unknown.push(kind))).toEqual([
      { type: 'paragraph', text: 'a', spans: [] },
      { type: 'list-item', text: 'b', spans: [] },
      { type: 'o-list-item', text: 'c', spans: [] },
    ]);
    expect(unknown).toEqual(['heading2']);
  });

  it('keeps what is bold, in italics or a link, and nothing else of what an editor stored', () => {
    const bold = { type: 'strong', start: 0, end: 2 };
    const italic = { type: 'em', start: 3, end: 7 };
    expect(spansOf({ ...bold, author: 'x' }, italic)).toEqual([bold, italic]);
    expect(spansOf(linkTo('https://www.legifrance.gouv.fr/'))).toEqual([
      {
        type: 'hyperlink',
        start: 3,
        end: 7,
        data: { link_type: 'Web', url: 'https://www.legifrance.gouv.fr/' },
      },
    ]);
    expect(spansOf({ ...bold, type: 'label' }, { ...linkTo('/blog'), type: 'label' }, null)).toEqual([]);
  });

  it.each([['javascript:alert(1)'], [null], [['https://a.test/']]])('leads nowhere by %j', (url) => {
    expect(spansOf(linkTo(url))).toEqual([]);
  });

  it.each([
    [0.5, 4],
    [1, '4'],
    [1, Number.NaN],
    [undefined, 4],
  ])('has no stretch from %j to %j', (start, end) => {
    expect(spansOf({ type: 'strong', start, end })).toEqual([]);
  });

  it('begins no stretch before its first letter', () => {
    expect(spansOf({ type: 'em', start: -2, end: 4 }, { type: 'em', start: -3, end: -1 })).toEqual([
      { type: 'em', start: 0, end: 4 },
      { type: 'em', start: 0, end: 0 },
    ]);
  });
});

describe('a text of one line', () => {
  it.each([
    ['  Un registre ', 'Un registre'],
    [[line('Au'), line('greffe')], 'Au greffe'],
    [[line('Au'), null, { text: 5 }], 'Au'],
    [' ', null],
    [[], null],
    [{ text: 'Un registre' }, null],
    [12, null],
  ])('is read from %j: %j', (value, expected) => {
    expect(lineOf(value)).toBe(expected);
  });
});
