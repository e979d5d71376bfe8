import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('a row for spreadsheets', () => {
  it('separates cells with semicolons, and writes amounts as French people do', () => {
    expect(csvRow(['Dépôt', { cents: 125_050 }, { cents: -5 }, null, { cents: 0 }])).toBe(
      'Dépôt;1250,50;-0,05;;0,00\r\n',
    );
  });

  it('quotes what would be taken for the end of a cell', () => {
    expect(csvRow(['a;b', 'dit «\u00a0"oui"\u00a0»', 'deux\nlignes'])).toBe(
      '"a;b";"dit «\u00a0""oui""\u00a0»";"deux\nlignes"\r\n',
    );
  });

  it.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '\u200b=1'])(
    'makes a text of %j, which a spreadsheet would carry out',
    (text) => {
      expect(csvRow([text]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('never begins a cell of words with a sign of a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(csvRow([text])).not.toMatch(/^"?[=+\-@]/);
      }),
    );
  });
});
