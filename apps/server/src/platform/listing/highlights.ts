import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Start and end of a word in a text. */
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

/** Words of the pieces that were parsed before. PostgreSQL parses them: it knows words, stems and accents as the index does. */
const parsedPieces = new LRUCache<string, readonly Word[]>({ max: 20_000 });

/** Longest piece that is cached, in characters, so that the cache stays small. */
const longestCached = 40;

/**
 * A text is cut at these ASCII characters, since no token of PostgreSQL's parser contains one. Non-ASCII characters
 * do not cut it: the database's locale decides whether they are letters.
 */
const pieces = /[^\t-\r ,;!()"@./:\\=&?#%_~]+/g;

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** PostgreSQL reads an HTML tag as one token, even with spaces inside: a text with « < » stays in one piece. */
const piecesOf = (text: string): Piece[] =>
  text.includes('<')
    ? [{ text, start: 0 }]
    : Array.from(text.matchAll(pieces), ({ 0: piece, index }) => ({ text: piece, start: index }));

interface ParsedRow {
  readonly place: number;
  readonly token: string;
  readonly lexemes: string[];
}

/**
 * Tokens and their lexemes. Types 15 to 17 are the parts of a hyphenated word and are left out, since the whole word
 * is a token as well; type 12 is a blank.
 */
const parsedWords = `
  select p.place::integer, t.token, case when t.tokid = 12 then '{}' else words_of(t.token) end as lexemes
  from unnest($1::text[]) with ordinality p(piece, place),
  ts_parse('default', cut_as_words(p.piece)) with ordinality t(tokid, token, number)
  where t.tokid not between 15 and 17 order by p.place, t.number`;

const parsePieces = async (pool: pg.Pool, unknown: readonly string[]): Promise<Word[][]> => {
  const { rows } = await pool.query<ParsedRow>({
    name: 'listing.words',
    text: parsedWords,
    values: [unknown],
  });
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
    const words = parsedPieces.get(piece);
    if (words === undefined) unknown.push(piece);
    else found.set(piece, words);
  }
  if (unknown.length === 0) return found;
  const parsed = await parsePieces(pool, unknown);
  for (const [index, piece] of unknown.entries()) {
    const words = parsed[index] ?? [];
    found.set(piece, words);
    if (piece.length <= longestCached) parsedPieces.set(piece, words);
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

/** Places of the words of a query in titles and summaries, in the order of these texts. */
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
