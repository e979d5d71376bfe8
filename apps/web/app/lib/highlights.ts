import { typeset } from '@basoche/domain/typography';

/** Ranges of marked words in a text: [start, end[ in UTF-16 units. */
export type Ranges = readonly (readonly [start: number, end: number])[];

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

const space = /[ \u00a0\u202f]/;

/** For each index of a text, the number of characters before it, not counting spaces. */
const lettersBefore = (text: string): number[] => {
  const counts = [0];
  for (let place = 0; place < text.length; place += 1) {
    counts.push((counts[place] ?? 0) + (space.test(text.charAt(place)) ? 0 : 1));
  }
  return counts;
};

/**
 * Applies French typography to a text and cuts it at its marked words. Typography changes spaces only, so an
 * index is found again by the number of other characters before it.
 */
export const highlightedPieces = (text: string, ranges: Ranges = []): Piece[] => {
  const shown = typeset(text);
  if (ranges.length === 0) return [{ text: shown, isMarked: false }];
  const sourceLetters = lettersBefore(text);
  const shownLetters = lettersBefore(shown);
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: shown.slice(from, to), isMarked });
  };
  let done = 0;
  for (const [start, end] of ranges) {
    // The last index with this count: the spaces before a word do not belong to the word.
    const from = Math.max(done, shownLetters.lastIndexOf(sourceLetters[start] ?? -1));
    const to = shownLetters.indexOf(sourceLetters[end] ?? -1);
    if (to <= from) continue;
    add(done, from, false);
    add(from, to, true);
    done = to;
  }
  add(done, shown.length, false);
  return pieces;
};
