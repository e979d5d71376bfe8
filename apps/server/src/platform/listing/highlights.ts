import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Positions of a word in a text: where it begins, and where it ends. */
export type Range = [number, number];

/** Positions of the searched words in the texts of a card. */
export interface Highlights {
  readonly title: Range[];
  readonly summary: Range[];
}

/** A word of a piece of text, with its entries in the dictionary. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly lexemes: readonly string[];
}

/** PostgreSQL reads each piece of a text once: it knows words, stems and accents as the index does. */
const known = new LRUCache<string, readonly Word[]>({ max: 20_000 });

/** Longer pieces are not kept, so that `known` stays small. */
const keptLetters = 40;

/**
 * No word and no sign that PostgreSQL's parser knows goes beyond one of these. Other letters than those of ASCII part
 * nothing, since the database's locale decides what they are.
 */
const pieces = /[^\t-\r ,;!()"@./:\\=&?#%_~]+/g;

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** A tag goes on over blanks: a text that may have one is a single piece. */
const piecesOf = (text: string): Piece[] =>
  text.includes('<')
    ? [{ text, start: 0 }]
    : Array.from(text.matchAll(pieces), ({ 0: piece, index }) => ({ text: piece, start: index }));

interface ParsedRow {
  readonly place: number;
  readonly token: string;
  readonly lexemes: string[];
}

/** The parts of a compound (types 15 to 17) follow it, so it is left out. */
const parsed = `
  select p.place::integer, t.token, case when t.tokid = 12 then '{}' else words_of(t.token) end as lexemes
  from unnest($1::text[]) with ordinality p(piece, place),
  ts_parse('default', cut_as_words(p.piece)) with ordinality t(tokid, token, number)
  where t.tokid not between 15 and 17 order by p.place, t.number`;

const readSearchTerms = async (pool: pg.Pool, unknown: readonly string[]): Promise<Word[][]> => {
  const { rows } = await pool.query<ParsedRow>({ name: 'listing.words', text: parsed, values: [unknown] });
  const words: Word[][] = unknown.map(() => []);
  const ends = unknown.map(() => 0);
  for (const { place, token, lexemes } of rows) {
    const start = ends[place - 1] ?? 0;
    const end = start + token.length;
    ends[place - 1] = end;
    if (lexemes.length > 0) words[place - 1]?.push({ start, end, lexemes });
  }
  return words;
};

/** The words of every piece. */
const wordsOf = async (pool: pg.Pool, wanted: Iterable<string>): Promise<Map<string, readonly Word[]>> => {
  const found = new Map<string, readonly Word[]>();
  const unknown: string[] = [];
  for (const piece of new Set(wanted)) {
    const words = known.get(piece);
    if (words === undefined) unknown.push(piece);
    else found.set(piece, words);
  }
  if (unknown.length === 0) return found;
  const read = await readSearchTerms(pool, unknown);
  for (const [index, piece] of unknown.entries()) {
    const words = read[index] ?? [];
    found.set(piece, words);
    if (piece.length <= keptLetters) known.set(piece, words);
  }
  return found;
};

/** A test of lexemes: true for those that a query names, or whose beginning it names. */
const namedBy = (query: string): ((lexeme: string) => boolean) => {
  const exactLexemes = new Set<string>();
  const prefixes: string[] = [];
  for (const [, quoted = '', ending] of query.matchAll(/'((?:[^'\\]|''|\\.)*)'(:\*)?/gsu)) {
    const lexeme = quoted.replace(/''|\\(.)/gsu, (_, escaped: string | undefined) => escaped ?? "'");
    if (ending === undefined) exactLexemes.add(lexeme);
    else prefixes.push(lexeme);
  }
  return (lexeme) => exactLexemes.has(lexeme) || prefixes.some((start) => lexeme.startsWith(start));
};

/** Where the words of a query stand in titles and summaries, in the order of these texts. */
export const readHighlights = async (
  pool: pg.Pool,
  query: string,
  texts: readonly { readonly title: string; readonly summary: string }[],
): Promise<Highlights[]> => {
  const cut = texts.map(({ title, summary }) => ({ title: piecesOf(title), summary: piecesOf(summary) }));
  const words = await wordsOf(
    pool,
    cut.flatMap(({ title, summary }) => [...title, ...summary].map(({ text }) => text)),
  );
  const isNamed = namedBy(query);
  const rangesOf = (parts: readonly Piece[]): Range[] =>
    parts.flatMap(({ text, start }) =>
      (words.get(text) ?? [])
        .filter(({ lexemes }) => lexemes.some(isNamed))
        .map((word): Range => [start + word.start, start + word.end]),
    );
  return cut.map(({ title, summary }) => ({ title: rangesOf(title), summary: rangesOf(summary) }));
};
