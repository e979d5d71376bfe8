import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RichText, richTextKinds, type Span } from './article.ts';
import { groupNodes, isSafeLink, segments } from './rich-text.ts';

const node = (type: RichText['type'], text: string): RichText => ({ type, text, spans: [] });

describe('the paragraphs and lists of a rich text', () => {
  it('are lists where neighbours are items of one kind, and paragraphs each by itself', () => {
    const groups = groupNodes([
      node('paragraph', 'a'),
      node('paragraph', 'b'),
      node('list-item', 'c'),
      node('list-item', 'd'),
      node('o-list-item', 'e'),
      node('paragraph', 'f'),
      node('list-item', 'g'),
    ]);
    expect(groups.map(({ kind, nodes }) => [kind, nodes.map(({ text }) => text).join('')])).toEqual([
      ['paragraph', 'a'],
      ['paragraph', 'b'],
      ['list-item', 'cd'],
      ['o-list-item', 'e'],
      ['paragraph', 'f'],
      ['list-item', 'g'],
    ]);
  });

  it('lose and move no node', () => {
    const nodes = fc.array(
      fc.tuple(fc.constantFrom(...richTextKinds), fc.string()).map(([type, text]) => node(type, text)),
    );
    fc.assert(
      fc.property(nodes, (given) => {
        expect(groupNodes(given).flatMap((group) => group.nodes)).toEqual(given);
      }),
    );
  });
});

describe('the stretches of a text', () => {
  it('are cut where a span begins or ends, and spans may lie over one another', () => {
    const spans: Span[] = [
      { type: 'strong', start: 3, end: 10 },
      { type: 'em', start: 7, end: 12 },
      { type: 'hyperlink', start: 13, end: 18, data: { link_type: 'Web', url: 'https://a.test/' } },
    ];
    const found = segments({ text: 'Le bail commercial', spans });
    expect(found.map(({ text, strong, em, url }) => [text, strong, em, url])).toEqual([
      ['Le ', false, false, null],
      ['bail', true, false, null],
      [' co', true, true, null],
      ['mm', false, true, null],
      ['e', false, false, null],
      ['rcial', false, false, 'https://a.test/'],
    ]);
  });

  it('together are the text, whatever the spans', () => {
    const span = fc.record({
      type: fc.constantFrom('strong' as const, 'em' as const),
      start: fc.integer({ min: -5, max: 40 }),
      end: fc.integer({ min: -5, max: 40 }),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(span, { maxLength: 6 }), (text, spans) => {
        const found = segments({ text, spans });
        expect(found.map((one) => one.text).join('')).toBe(text);
        for (const one of found) expect(one.text).not.toBe('');
      }),
    );
  });
});

describe('a link in a text', () => {
  it.each([
    ['https://www.legifrance.gouv.fr/codes', true],
    ['http://a.test', true],
    ['mailto:contact@a.test', true],
    ['/consult/missions', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['//a.test', false],
    ['/\\a.test', false],
    ['javascript:https://a.test', false],
    ['javascript:mailto:a@b.fr', false],
    ['data:text/html,x', false],
    ['https://', false],
    ['', false],
  ])('%s may be followed: %s', (url, expected) => {
    expect(isSafeLink(url)).toBe(expected);
  });
});
