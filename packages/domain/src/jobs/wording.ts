import { type Criterion, criterionLabels, lawful, wordingRules } from './wording-rules.ts';

/**
 * A passage, in UTF-16 units ([start, end[), that may discriminate on a ground forbidden by law, with a
 * suggested wording.
 */
export interface WordingHint {
  readonly start: number;
  readonly end: number;
  readonly criterion: Criterion;
  readonly hint: string;
}

/** A character that no pattern matches. */
const coveredMark = '\u0000';

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

interface FoldedText {
  readonly text: string;
  /** Position in the original text of each code unit of `text`, then of its end. */
  readonly at: readonly number[];
}

/**
 * Normalises a text for the patterns: lower case without accents, one space between words, a line break
 * between paragraphs.
 */
const fold = (original: string): FoldedText => {
  let text = '';
  const at: number[] = [];
  for (const { 0: part, index } of original.matchAll(/\s+|\S/gu)) {
    if (part.includes(coveredMark)) {
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
  at.push(original.length);
  return { text, at };
};

const cover = (text: string): string =>
  lawful.reduce((rest, pattern) => rest.replace(pattern, (match) => coveredMark.repeat(match.length)), text);

/**
 * Passages of an offer that may be read as discrimination, in the order of the text, without overlap (Code du
 * travail, art. L1132-1; Code pénal, art. 225-1). They are hints for the author, never a refusal, because
 * words alone prove nothing.
 */
export const wordingHints = (original: string): WordingHint[] => {
  const { text, at } = fold(original);
  const covered = cover(text);
  const found = wordingRules
    .flatMap(({ pattern, criterion, hint }) =>
      [...covered.matchAll(pattern)].map(({ 0: match, index }) => {
        const blanks = match.length - match.trimStart().length;
        const length = match.trim().length;
        const last = at[index + blanks + length - 1] ?? 0;
        return {
          start: at[index + blanks] ?? 0,
          // End of the last letter, including its separately written accents.
          end: Math.max(at[index + blanks + length] ?? original.length, last + 1),
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

/** « « jeune et dynamique » peut écarter selon l'âge. », followed by the suggested wording. */
export const hintText = (text: string, { start, end, criterion, hint }: WordingHint): string =>
  `«\u00a0${text.slice(start, end).replace(/\s+/gu, ' ')}\u00a0» peut écarter selon ${criterionLabels[criterion]}. ${hint}`;
