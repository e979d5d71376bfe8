import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockKinds, richTextKinds } from './article.ts';
import { addressOf, readBlocks } from './read-blocks.ts';

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
