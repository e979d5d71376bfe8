import { hashesOfName } from './limits.ts';
import { type ComparedName, companiesOf, familiesOf, plainWords } from './names.ts';

/**
 * Spellings of a name for comparison (rules §9), each a tag and words. `n`: all words; `s`: a SIREN.
 *
 * `fa`, `fb`: a family name, with an unknown or a known given name. `ia`, `ib`: a family name and an initial,
 * with only the initial or the whole given name known.
 */

const sortedText = (words: readonly string[]): string => words.toSorted().join(' ');

/**
 * Letters from which on a word is also compared with one letter removed, so that two words one error apart
 * match.
 */
const longWord = 5;

function* shorter(word: string): Generator<string> {
  if (word.length < longWord) return;
  for (let at = 0; at < word.length; at += 1) yield `${word.slice(0, at)}${word.slice(at + 1)}`;
}

/** The same words with one letter removed from one of them. */
function* withError(words: readonly string[]): Generator<string> {
  for (const [at, word] of words.entries())
    for (const less of shorter(word)) yield sortedText(words.with(at, less));
}

/**
 * Tags of a family name by the known part of the given name: those stored in a register, and those under
 * which a party is looked up.
 */
const tags = {
  kept: { none: ['fa'], initial: ['fb', 'ia'], full: ['fb', 'ib'] },
  asked: { none: ['fa', 'fb'], initial: ['fa', 'ia', 'ib'], full: ['fa', 'ia'] },
} as const;
export type SpellingUse = keyof typeof tags;

const personal = (family: readonly string[], given: string | undefined, use: SpellingUse): string[] => {
  const known = given === undefined ? 'none' : given.length === 1 ? 'initial' : 'full';
  const initial = given?.charAt(0) ?? '';
  const tagged = tags[use][known].map(
    (tag) => `${tag} ${sortedText(family)}${tag.startsWith('i') ? ` ${initial}` : ''}`,
  );
  return known === 'initial'
    ? tagged
    : [`n ${sortedText(given === undefined ? family : [...family, given])}`, ...tagged];
};

/**
 * Spellings under which a name is kept, or a party is asked, at most `hashesOfName`: exact ones first, then
 * those with an error. Two names match if a kept spelling of one is an asked spelling of the other.
 */
export const spellingsOf = (name: ComparedName, use: SpellingUse): string[] => {
  const givenName = name.kind === 'person' ? plainWords(name.firstName ?? '')[0] : undefined;
  const families = name.kind === 'person' ? familiesOf(name) : companiesOf(name);
  const exact = families.flatMap((words) =>
    name.kind === 'person' ? personal(words, givenName, use) : [`n ${sortedText(words)}`],
  );
  // With an initial only, there is no spelling of all words.
  const whole =
    givenName?.length === 1 ? [] : families.map((words) => (givenName ? [...words, givenName] : words));
  const number = name.siren === null ? [] : [`s ${name.siren}`];
  const found = new Set([...number, ...exact]);
  // Stops once there are enough: a hostile name can have thousands.
  for (const words of whole)
    for (const near of withError(words)) {
      if (found.size >= hashesOfName) return [...found].slice(0, hashesOfName);
      found.add(`n ${near}`);
    }
  return [...found].slice(0, hashesOfName);
};
