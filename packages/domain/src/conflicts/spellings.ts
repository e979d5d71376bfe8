import { hashesOfName } from './limits.ts';
import { type ComparedName, companiesOf, familiesOf, plainWords } from './names.ts';

/**
 * Spellings by which two names meet (rules §9), each a tag and words. Tags: `n` all words, `s` a SIREN; `fa`, `fb` a family whose given
 * name is unknown, known; `ia`, `ib` a family with an initial, of which no more is known, more is known.
 */

const joined = (words: readonly string[]): string => words.toSorted().join(' ');

/** Words of five letters and more are compared with one letter less too, so that two of them one error apart meet. */
const longWord = 5;

const shorter = (word: string): string[] =>
  word.length < longWord
    ? []
    : Array.from(word, (_letter, at) => `${word.slice(0, at)}${word.slice(at + 1)}`);

/** The same words with one letter less in one of them. */
const withError = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => shorter(word).map((less) => joined(words.with(at, less))));

const personal = (family: readonly string[], given: string | undefined): string[] => {
  if (given === undefined) return [`n ${joined(family)}`, `fa ${joined(family)}`];
  const initial = `${joined(family)} ${given.charAt(0)}`;
  return given.length === 1
    ? [`fb ${joined(family)}`, `ia ${initial}`]
    : [`n ${joined([...family, given])}`, `fb ${joined(family)}`, `ib ${initial}`];
};

/** Spellings under which a name is kept, `hashesOfName` at most: exact ones first, then those with an error. */
export const spellingsOf = (name: ComparedName): string[] => {
  const given = name.kind === 'person' ? plainWords(name.firstName ?? '')[0] : undefined;
  const families = name.kind === 'person' ? familiesOf(name) : companiesOf(name);
  const exact = families.flatMap((words) =>
    name.kind === 'person' ? personal(words, given) : [`n ${joined(words)}`],
  );
  // An initial has no spelling of all words.
  const whole = given?.length === 1 ? [] : families.map((words) => (given ? [...words, given] : words));
  const near = whole.flatMap(withError).map((words) => `n ${words}`);
  const number = name.siren === null ? [] : [`s ${name.siren}`];
  return [...new Set([...number, ...exact, ...near])].slice(0, hashesOfName);
};
