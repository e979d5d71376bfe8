import type { Article } from './article.ts';
import { type Searchable, searchable } from './choose.ts';

/** Everything that is out at a moment, ready to be found and read. */
export interface Shelf {
  readonly articles: ReadonlyMap<string, Article>;
  readonly searchables: readonly Searchable[];
}

/** Of articles of one id, the last one counts. */
export const shelfOf = (all: readonly Article[]): Shelf => {
  const articles = new Map(all.map((article) => [article.id, article]));
  return { articles, searchables: [...articles.values()].map(searchable) };
};
