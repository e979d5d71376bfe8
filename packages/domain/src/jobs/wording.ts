import { type Criterion, criterionLabels, lawful, wordingRules } from './wording-rules.ts';

/** A passage, in UTF-16 units ([start, end[), that may turn people away for a reason the law forbids, and what to write instead. */
export interface WordingHint {
  readonly start: number;
  readonly end: number;
  readonly criterion: Criterion;
  readonly hint: string;
}

/** What nothing matches. */
const covered = '\u0000';

const isMark = /\p{M}/u;
const plain = new Map([
  ['\u2019', "'"],
  ['\u2018', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['œ', 'oe'],
  ['æ', 'ae'],
]);

const isParagraphEnd = (space: string) => space.split('\n').length > 2;

interface Folded {
  readonly text: string;
  /** For each unit of `text`, and for its end, where it stands in what was written. */
  readonly at: readonly number[];
}

/** The text as the patterns read it: small letters without accents, one space between words, a line break between paragraphs. */
const fold = (written: string): Folded => {
  let text = '';
  const at: number[] = [];
  for (const { 0: part, index } of written.matchAll(/\s+|\S/gu)) {
    if (part.includes(covered)) {
      text += ' ';
      at.push(index);
      continue;
    }
    const blank = isParagraphEnd(part) ? '\n' : ' ';
    const letters = part.trim() === '' ? blank : part.toLowerCase();
    for (const letter of (plain.get(letters) ?? letters).normalize('NFD')) {
      if (isMark.test(letter)) continue;
      text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) at.push(index);
    }
  }
  at.push(written.length);
  return { text, at };
};

const cover = (text: string): string =>
  lawful.reduce((rest, pattern) => rest.replace(pattern, (match) => covered.repeat(match.length)), text);

/**
 * What may be read as a discrimination in the words of an offer, in the order of the text, no two over one another (Code du
 * travail, art. L1132-1; Code pénal, art. 225-1). A hint for its author, never a refusal: words alone cannot tell.
 */
export const wordingHints = (written: string): WordingHint[] => {
  const { text, at } = fold(written);
  const read = cover(text);
  const found = wordingRules
    .flatMap(({ pattern, criterion, hint }) =>
      [...read.matchAll(pattern)].map(({ 0: match, index }) => {
        const blanks = match.length - match.trimStart().length;
        const length = match.trim().length;
        const last = at[index + blanks + length - 1] ?? 0;
        return {
          start: at[index + blanks] ?? 0,
          // The end of the last letter, with the marks that were written apart from it.
          end: Math.max(at[index + blanks + length] ?? written.length, last + 1),
          criterion,
          hint,
          length,
        };
      }),
    )
    .filter(({ length }) => length > 0)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const hints: WordingHint[] = [];
  let end = 0;
  for (const { length: _, ...hint } of found) {
    if (hint.start < end) continue;
    hints.push(hint);
    end = hint.end;
  }
  return hints;
};

/** « « jeune et dynamique » peut écarter selon l'âge. » and what to write instead. */
export const hintWords = (written: string, { start, end, criterion, hint }: WordingHint): string =>
  `«\u202f${written.slice(start, end).replace(/\s+/gu, ' ')}\u202f» peut écarter selon ${criterionLabels[criterion]}. ${hint}`;
