import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactMask, maskContacts } from './contacts.ts';

const letters = (from: string) => fc.string({ unit: fc.constantFrom(...from), minLength: 1, maxLength: 12 });
const word = letters('abcdefghijklmnopqrstuvwxyz');
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

const mail = fc
  .tuple(word, word, fc.constantFrom('fr', 'com', 'avocat.fr', 'notaires.fr'))
  .map(([who, where, end]) => `${who}@${where}.${end}`);
const web = fc.oneof(
  fc
    .tuple(fc.constantFrom('https://', 'http://', 'www.'), word)
    .map(([start, name]) => `${start}${name}.org/a`),
  fc.tuple(word, fc.constantFrom('fr', 'com', 'eu')).map(([name, end]) => `${name}.${end}`),
  word.map((name) => `linkedin.com/in/${name}`),
);
const phone = fc
  .tuple(
    fc.constantFrom('06', '07', '01', '+33 6', '0033 6', '+33(0)6'),
    digits(8),
    fc.constantFrom('', ' ', '.', '-', ' '),
  )
  .map(([start, rest, gap]) => `${start}${gap}${(rest.match(/../g) ?? []).join(gap)}`);
const name = word.map((one) => `@${one}_x`);
const contact = fc.oneof(mail, web, phone, name);

/** Sentences of lawyers with figures, dates, articles and amounts, but no contact detail. */
const plain = fc.array(
  fc.oneof(
    letters('abcdefghijklmnopqrstuvwxyzéèàçêîôûëïüœ'),
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.constantFrom(
      'art. L. 121-1 du code civil',
      'loi n° 71-1130',
      '1 250,50 €',
      '06.12.2024',
      'le 12/03/2026 à 10 h 30',
      'n° 21-18.093',
      'RG 22/01234',
      'M. et Mme',
      '3 jours ouvrés',
      'TVA à 20 %',
    ),
  ),
  { maxLength: 12 },
);

describe('contact details in words that are read before the agreement', () => {
  it('are masked wherever they stand', () => {
    fc.assert(
      fc.property(plain, contact, plain, (before, detail, after) => {
        const masked = maskContacts([...before, 'voici', detail, 'et', ...after].join(' '));
        expect(masked).not.toContain(detail);
        expect(masked).toContain(contactMask);
      }),
    );
  });

  it('are all that is masked', () => {
    fc.assert(
      fc.property(plain, (words) => {
        const text = words.join(', ');
        expect(maskContacts(text)).toBe(text);
      }),
    );
  });

  it('are masked once and for all', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            contact,
            plain.map((words) => words.join(', ')),
          ),
          { maxLength: 8 },
        ),
        (parts) => {
          const masked = maskContacts(parts.join(' '));
          expect(maskContacts(masked)).toBe(masked);
        },
      ),
    );
  });

  it.each([
    ['Écrivez-moi à jeanne.dupont@cabinet-dupont.fr, merci.', `Écrivez-moi à ${contactMask}, merci.`],
    ['Mon mail : jeanne (at) dupont.fr', `Mon mail : ${contactMask}`],
    ['Au 06 12 34 56 78 ou au +33 (0)6 12 34 56 78.', `Au ${contactMask} ou au ${contactMask}.`],
    ['Mon site : www.dupont-avocats.com/contact', `Mon site : ${contactMask}`],
    ['Voir t.me/jeanne ou @jeanne.d', `Voir ${contactMask} ou ${contactMask}`],
    ['Le 06.12.2024 10 pages, art. 1366 et 1367.', 'Le 06.12.2024 10 pages, art. 1366 et 1367.'],
    ['', ''],
  ])('reads «\u00a0%s\u00a0»', (text, masked) => expect(maskContacts(text)).toBe(masked));
});
