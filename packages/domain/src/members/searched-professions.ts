import { type Profession, professions } from '../options/professions.ts';
import { professionForms, professionName } from './profession.ts';

/** Professions named in a search, whose members come first in the directory. */

/** Other names under which people search for a profession. */
const alsoCalled: Readonly<Partial<Record<Profession, readonly string[]>>> = {
  'Clerc de commissaire de justice': ['Clerc', 'Clerc d’huissier'],
  'Commissaire de justice': ['Huissier', 'Huissière', 'Huissier de justice', 'Huissière de justice'],
  'Responsable des ressources humaines': ['DRH'],
};

/** All names of a profession for the search; none for « Autre ». */
export const searchedNames = (profession: Profession): readonly string[] => {
  if (profession === 'Autre') return [];
  const formNames = professionForms.toReversed().map((form) => professionName(profession, form));
  return [...new Set([...formNames, ...(alsoCalled[profession] ?? [])])];
};

const littleWords = new Set(['d', 'de', 'des', 'du', 'en', 'l', 'la', 'le', 'les']);

/** Words without accents, in lower case, in the singular. */
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

/** True if a profession is a special case of another: a juriste en droit privé is a juriste. */
const isKindOf = (profession: Profession, general: Profession): boolean =>
  profession === general || profession.startsWith(`${general} `);

/**
 * Professions named in the typed text, in any form and number: « notaires rennes » names the notaires. The
 * longest of several names counts: « élève avocat » names no avocat. Empty if none is named.
 */
export const professionsNamed = (typed: string): Profession[] => {
  const typedWords = new Set(wordsOf(typed));
  const found = names.filter(({ words }) => words.every((word) => typedWords.has(word)));
  const longest = Math.max(...found.map(({ words }) => words.length));
  const named = found.filter(({ words }) => words.length === longest);
  return professions
    .map(({ value }) => value)
    .filter((value) => named.some(({ profession }) => isKindOf(value, profession)));
};
