import { typeset } from '@basoche/domain/typography';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightedPieces } from './highlights.ts';

const marked = (text: string, ranges: [number, number][]) =>
  highlightedPieces(text, ranges)
    .filter(({ isMarked }) => isMarked)
    .map((piece) => piece.text);

const whole = (text: string, ranges: [number, number][]) =>
  highlightedPieces(text, ranges)
    .map((piece) => piece.text)
    .join('');

const withoutSpaces = (text: string) => text.replace(/[ \u00a0\u202f]/g, '');

describe('marks of the words that were found', () => {
  it('stand around the words and nothing else', () => {
    expect(highlightedPieces('Relecture d’un bail commercial', [[15, 19]])).toEqual([
      { text: 'Relecture d’un ', isMarked: false },
      { text: 'bail', isMarked: true },
      { text: ' commercial', isMarked: false },
    ]);
  });

  it('stay on their words where typography shortens or lengthens the text before them', () => {
    const text = 'Un litige   ; «clause» de 1 250 € : bail';
    expect(marked(text, [[36, 40]])).toEqual(['bail']);
    expect(marked(text, [[15, 21]])).toEqual(['clause']);
    expect(whole(text, [[36, 40]])).toBe(typeset(text));
  });

  it('may follow one another, and be the whole text', () => {
    expect(
      marked('bail bail', [
        [0, 4],
        [5, 9],
      ]),
    ).toEqual(['bail', 'bail']);
    expect(marked('bail', [[0, 4]])).toEqual(['bail']);
  });

  it('are none where no word was searched', () => {
    expect(highlightedPieces('Bail')).toEqual([{ text: 'Bail', isMarked: false }]);
  });

  it('that lie outside the text, or over one another, lose nothing of it', () => {
    expect(whole('bail', [[2, 90]])).toBe('bail');
    expect(
      whole('bail commercial', [
        [0, 9],
        [3, 15],
      ]),
    ).toBe('bail commercial');
  });

  it('never change the text, and mark the letters that were asked for', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'é', ' ', '\u202f', ';', '«', '»', '1', '€', ':', '😀'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(texts, fc.nat(30), fc.nat(30), (text, one, other) => {
        const start = Math.min(one, other, text.length);
        const end = Math.min(Math.max(one, other), text.length);
        expect(whole(text, [[start, end]])).toBe(typeset(text));
        expect(withoutSpaces(marked(text, [[start, end]]).join(''))).toBe(
          withoutSpaces(text.slice(start, end)),
        );
      }),
    );
  });
});
