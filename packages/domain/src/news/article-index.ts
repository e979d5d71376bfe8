import type { Article } from './article.ts';
import { type Searchable, searchable } from './article-search.ts';

/** All articles that are published at one time, indexed for search and reading. */
export interface Shelf {
  readonly articles: ReadonlyMap<string, Article>;
  readonly searchables: readonly Searchable[];
}

/** If articles share an id, the last one counts. */
export const shelfOf = (all: readonly Article[]): Shelf => {
  const articles = new Map(all.map((article) => [article.id, article]));
  return { articles, searchables: [...articles.values()].map(searchable) };
};
