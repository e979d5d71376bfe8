import { type Profession, professions } from '../options/professions.ts';
import { searchedNames } from './profession.ts';

/** The professions that a search names, so that their members come first in the directory. */

const littleWords = new Set(['d', 'de', 'des', 'du', 'en', 'l', 'la', 'le', 'les']);

/** Words without accents, without capitals, in the singular. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '' && !littleWords.has(word));

interface Name {
  readonly profession: Profession;
  readonly words: readonly string[];
}

const names: readonly Name[] = professions.flatMap(({ value }) =>
  searchedNames(value).map((name) => ({ profession: value, words: wordsOf(name) })),
);

/** A juriste en droit privé is a juriste. */
const isKindOf = (profession: Profession, general: Profession): boolean =>
  profession === general || profession.startsWith(`${general} `);

/**
 * The professions whose name stands in what was typed, in any form and number: « notaires rennes » names the notaires. Of several
 * names the longest counts: « élève avocat » names no avocat. Empty where none is named.
 */
export const professionsNamed = (typed: string): Profession[] => {
  const said = new Set(wordsOf(typed));
  const found = names.filter(({ words }) => words.every((word) => said.has(word)));
  const longest = Math.max(...found.map(({ words }) => words.length));
  const named = found.filter(({ words }) => words.length === longest);
  return professions
    .map(({ value }) => value)
    .filter((value) => named.some(({ profession }) => isKindOf(value, profession)));
};
