import { type Profession, professions } from '../options/professions.ts';
import { professionForms, professionName } from './profession.ts';

/** Recognises professions named in the search of the directory, whose members then come first. */

/** Other names under which people search for a profession. */
const otherNames: Readonly<Partial<Record<Profession, readonly string[]>>> = {
  'Clerc de commissaire de justice': ['Clerc', 'Clerc d’huissier'],
  'Commissaire de justice': ['Huissier', 'Huissière', 'Huissier de justice', 'Huissière de justice'],
  'Responsable des ressources humaines': ['DRH'],
};

/** All names of a profession for the search, the masculine first; none for « Autre » (other). */
export const searchedNames = (profession: Profession): readonly string[] => {
  if (profession === 'Autre') return [];
  const formNames = professionForms.toReversed().map((form) => professionName(profession, form));
  return [...new Set([...formNames, ...(otherNames[profession] ?? [])])];
};

/** French articles and prepositions, which a comparison ignores. */
const littleWords = new Set(['d', 'de', 'des', 'du', 'en', 'l', 'la', 'le', 'les']);

/** Words of a text to compare: without accents, in lower case, without the `s` of the plural. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '' && !littleWords.has(word));

/** One name of a profession, cut into words. */
interface Name {
  readonly profession: Profession;
  readonly words: readonly string[];
}

const names: readonly Name[] = professions.flatMap(({ value }) =>
  searchedNames(value).map((name) => ({ profession: value, words: wordsOf(name) })),
);

/** True if a profession is another one, or a special case of it: « Juriste en droit privé » is one of « Juriste ». */
const isKindOf = (profession: Profession, general: Profession): boolean =>
  profession === general || profession.startsWith(`${general} `);

/**
 * Professions named in the typed text, in either gender, singular or plural: « notaires rennes » names « Notaire ».
 * Of several names the one with most words counts: « élève avocat » does not name « Avocat ». Empty if none is named.
 */
export const professionsNamed = (typed: string): Profession[] => {
  const typedWords = new Set(wordsOf(typed));
  const found = names.filter(({ words }) => words.every((word) => typedWords.has(word)));
  const longest = Math.max(...found.map(({ words }) => words.length));
  const longestMatches = found.filter(({ words }) => words.length === longest);
  return professions
    .map(({ value }) => value)
    .filter((value) => longestMatches.some(({ profession }) => isKindOf(value, profession)));
};
