import { type Option, valuesOf } from '@basoche/domain/options/option';
import type pg from 'pg';
import type { ListOfWords } from '../../src/platform/listing/search-terms.ts';

/** Parts of the requests to a large data set. */

/** A request to the program: its path, and its token if a member makes it. */
export interface Question {
  readonly path: string;
  readonly token?: string;
}

export interface Group {
  readonly name: string;
  readonly questions: readonly Question[];
}

export const pageLimit = 20;

export const turns = <Item>(count: number, make: (turn: number) => Item): Item[] =>
  Array.from({ length: count }, (_, turn) => make(turn));

/** `count` codes from this index of a list on, every third one. */
export const some = (options: readonly Option[], from: number, count: number): string[] => {
  const codes = valuesOf(options);
  return turns(count, (index) => codes[(from + index * 3) % codes.length] ?? codes[0]);
};

export type Filters = Readonly<Record<string, string | readonly string[]>>;

export const search = (filters: Filters): string => {
  const parameters = new URLSearchParams();
  for (const [key, values] of Object.entries(filters)) {
    for (const value of [values].flat()) parameters.append(key, value);
  }
  return parameters.toString();
};

/** Typed searches: common and rare words, two together, half of one, a misspelled one, and with filters. */
export const typedWords = async (client: pg.Client, list: ListOfWords): Promise<string[]> => {
  const { rows } = await client.query<{ word: string }>(
    `select word from (select word, row_number() over (order by listed desc) as rank from listed_word where list = $1
     and length(word) > 3) ranked where rank in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)`,
    [list],
  );
  const single = rows.map(({ word }) => word);
  return [
    ...single,
    ...single.map((word, index) => `${word} ${single[(index + 5) % single.length]}`),
    'contrat de bail',
    'droit du travail',
    'contart',
    'licensiement',
    'réda',
    'clause de non-concurrence',
    'jurisprudence récente',
    'copropriete',
  ];
};
