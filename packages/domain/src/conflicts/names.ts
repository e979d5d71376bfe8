import { compactNumber, isBusinessNumber, isVatNumber, sirenOf } from '../payments/identifiers.ts';

/** Names of people and companies, as the conflict check compares them (rules §9). */

export const nameKinds = ['person', 'company'] as const;

/** Reason why a name is in a register; ignored in a comparison. */
export const nameSides = ['client', 'former', 'adverse', 'other'] as const;

export interface ComparedName {
  readonly kind: (typeof nameKinds)[number];
  /** The family name of a person, or the name of a company. */
  readonly name: string;
  /** Null for a company, and where it is not known. */
  readonly firstName: string | null;
  /** Nine digits; null where it is not known. */
  readonly siren: string | null;
}

const spelt: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' et ',
};

/** Words of a text in lower case, without accents and signs. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı&]/g, (sign) => spelt[sign] ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Joins single letters in a row: « S.N.C.F. » is one word. */
const withInitialsJoined = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replace(/(?<=\b[a-z]) (?=[a-z]\b)/g, '')
    .split(' ')
    .filter((word) => word !== '');

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that introduce another name of the same person or company. */
const otherName = setOf('ne nee epouse epse ep veuve vve dit dite alias anciennement');

/**
 * Particles and articles: left out of the words, but kept in the joined form: « Le Goff » is also written «
 * Legoff ».
 */
const particles = setOf('de du des d le la les l von van der den di da dos');

/** Civilities, legal forms and connecting words: they distinguish nobody. */
const titles = setOf(`
  m mr mm mme mmes mlle monsieur messieurs madame mesdames mademoiselle me maitre maitres dr docteur epoux consorts et and of the
  sa sas sasu sarl eurl sci scm scp snc scop scea earl gaec gie selarl selas selafa selca aarpi spfpl sccv scpi sicav
  association societe ste cabinet etude ets etablissement etablissements cie compagnie
  gmbh ag ltd limited llc llp inc corp plc bv nv srl spa`);

/** Words that companies often add to their name or leave out. */
const generic = setOf(
  'france europe international holding group groupe service services industrie industries conseil conseils consulting',
);

/** The words that are not in `set`; all of them if none would be left. */
const without = (words: readonly string[], set: ReadonlySet<string>): readonly string[] => {
  const others = words.filter((word) => !set.has(word));
  return others.length > 0 ? others : words;
};

/** Highest number of names of one entry that are compared; « X née Y, épouse Z » has three. */
const readingsAtMost = 4;

/** One name: its words, and the same words joined to one. */
interface Reading {
  readonly words: readonly string[];
  readonly glued: string;
}

/** The names that a text gives one person or company; empty if it has no letter or digit to compare. */
const readings = (text: string): Reading[] => {
  const words = withInitialsJoined(plainWords(text));
  const parts: string[][] = [[]];
  for (const word of words) {
    if (otherName.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const named = parts.filter((part) => part.length > 0);
  const found = named.length > 0 ? named : [words].filter((part) => part.length > 0);
  return found.slice(0, readingsAtMost).map((part) => {
    const untitled = without(part, titles);
    return { words: without(untitled, particles), glued: untitled.join('') };
  });
};

/**
 * Family names by which a person may be found: all words, the joined word, and each half of a double name.
 */
export const familiesOf = ({ name }: ComparedName): (readonly string[])[] =>
  readings(name).flatMap(({ words, glued }) => [
    words,
    [glued],
    ...(words.length === 2 ? words.map((word) => [word]) : []),
  ]);

/**
 * Number of names in one party, against the budget of its client: birth and married names, and the halves of
 * double names, each of which is compared by itself (rules §9).
 */
export const namesOfParty = ({ kind, name }: Pick<ComparedName, 'kind' | 'name'>): number =>
  readings(name).reduce((count, { words }) => count + (kind === 'person' && words.length === 2 ? 2 : 1), 0);

/** Names by which a company may be found: all words, the joined word, and the words without generic ones. */
export const companiesOf = ({ name }: ComparedName): (readonly string[])[] =>
  readings(name).flatMap(({ words, glued }) => [words, [glued], without(words, generic)]);

/** False for a name without any letter or digit of the Latin alphabet, which would match nothing. */
export const isComparable = (name: string): boolean => readings(name).length > 0;

/** The SIREN in a SIREN, a SIRET or a French VAT number, however it is typed; null if it is none, or has a wrong check digit. */
export const sirenIn = (typed: string): string | null => {
  const number = compactNumber(typed);
  if (isBusinessNumber(number)) return sirenOf(number);
  return number.startsWith('FR') && isVatNumber(number) ? number.slice(4) : null;
};

/**
 * Key of a name: equal only for entries that compare alike, of which a register needs one (same kind, same
 * words in the same order, same number).
 */
export const nameKey = ({ kind, name, firstName, siren }: ComparedName): string =>
  JSON.stringify([kind, plainWords(name), plainWords(firstName ?? ''), siren]);
