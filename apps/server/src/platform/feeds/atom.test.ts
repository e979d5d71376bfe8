import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AtomFeed, atomFeed } from './atom.ts';
import { xmlText } from './xml.ts';

const parse = (text: string) =>
  new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'application/xml');

const at = new Date('2026-11-21T10:00:00Z');
const aFeed = (title: string): AtomFeed => ({
  self: 'https://basoche.test/flux.xml?a=1&b=2',
  title,
  subtitle: title,
  page: 'https://basoche.test/',
  author: 'Basoche',
  updated: at,
  entries: [
    {
      id: 'urn:uuid:0',
      title,
      url: 'https://basoche.test/1',
      author: title,
      published: at,
      updated: at,
      category: { term: 'divorce', label: title },
      summary: title,
    },
  ],
});

describe('a text in XML', () => {
  it('is read back as it was written, less what XML has no place for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const root = parse(`<a b="${xmlText(text)}">${xmlText(text)}</a>`).documentElement;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left out
        const kept = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
        // XML parsers read a carriage return as a line feed (XML 1.0, §2.11).
        expect(root?.textContent).toBe(kept.replace(/\r\n?/g, '\n'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a feed', () => {
  it('is well-formed whatever its texts', () => {
    for (const text of ['</title><script>', ']]>', '&amp; & "\'', 'a\u0000\ud800b', '<!-- -->', '\ufffe']) {
      const root = parse(atomFeed(aFeed(text))).documentElement;
      expect(root?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
      expect(root?.getElementsByTagName('entry')).toHaveLength(1);
      expect(root?.getElementsByTagName('script')).toHaveLength(0);
    }
  });
});
