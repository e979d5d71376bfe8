import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './links-in-text.ts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test('an https address and a mail address become links, without the punctuation that follows them', () => {
  expect(linkParts('Voir https://www.legifrance.gouv.fr/codes, puis écrire à greffe@justice.fr.')).toEqual([
    { text: 'Voir ', href: null },
    { text: 'https://www.legifrance.gouv.fr/codes', href: 'https://www.legifrance.gouv.fr/codes' },
    { text: ', puis écrire à ', href: null },
    { text: 'greffe@justice.fr', href: 'mailto:greffe@justice.fr' },
    { text: '.', href: null },
  ]);
});

test('a bracket of the sentence stays out of the address, one of the address stays in', () => {
  expect(links('(cf. https://exemple.fr/a)')).toEqual(['https://exemple.fr/a']);
  expect(links('https://fr.wikipedia.org/wiki/Acte_(droit)')).toEqual([
    'https://fr.wikipedia.org/wiki/Acte_(droit)',
  ]);
});

test.each([
  'http://exemple.fr',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'https://banque.fr@pirate.example/',
  'https://',
  '//exemple.fr',
])('%s is no link', (text) => {
  expect(links(text).filter((href) => !href.startsWith('mailto:'))).toEqual([]);
});

test('whatever is written, nothing of it is lost and every link is https or mailto', () => {
  const piece = fc.constantFrom(
    'https://',
    'a.fr',
    '@',
    'javascript:',
    'mailto:',
    '(',
    ')',
    '.',
    ' ',
    '<',
    '"',
    'é',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) expect(href ?? 'https:').toMatch(/^(https|mailto):/);
      },
    ),
  );
});
