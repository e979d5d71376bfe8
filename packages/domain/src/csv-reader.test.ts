import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvRow, formula } from './csv.ts';
import { readCsv } from './csv-reader.ts';

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Nom;Prénom\r\nKervella;Thomas\r\n'],
    ['commas', 'Nom,Prénom\nKervella,Thomas'],
    ['tabs', 'Nom\tPrénom\rKervella\tThomas\r'],
    ['quotes', '"Nom";"Prénom"\r\n"Kervella";Thomas'],
    ['a byte order mark', `${byteOrderMark}Nom;Prénom\nKervella;Thomas\n`],
  ])('is read with %s', (_what, text) =>
    expect(readCsv(text)).toEqual([
      ['Nom', 'Prénom'],
      ['Kervella', 'Thomas'],
    ]),
  );

  it('has separators, line breaks and quotes inside quoted cells', () => {
    expect(readCsv('"a;b";"c\r\nd";"e""f"\r\n')).toEqual([['a;b', 'c\r\nd', 'e"f']]);
  });

  it('keeps quotes that quote nothing, and lines without anything', () => {
    expect(readCsv('SCI "Les Pins";Lyon\n\nfin "')).toEqual([['SCI "Les Pins"', 'Lyon'], [''], ['fin "']]);
    expect(readCsv('')).toEqual([]);
  });

  it('is read back as csvRow wrote it', () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...`aé ;,"'=+-@\t\r\n`) })
      .filter((text) => !(text.startsWith("'") && formula.test(text.slice(1))));
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const written = [['Nom', 'Prénom', 'SIREN'], ...rows];
        expect(readCsv(written.map(csvRow).join(''))).toEqual(written);
      }),
    );
  });
});
