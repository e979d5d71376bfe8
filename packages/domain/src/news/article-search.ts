import type { NewsSort } from '../options/news-sorts.ts';
import { type Article, type ArticleCard, bodyText, plainText } from './article.ts';

/** Filtering, searching and sorting of news. */

/** Folds letters: no case, accents or ligatures, so that « COEUR » finds « cœur ». */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    // Accents of Latin letters, several at once: articles are long, and all of them are folded together.
    .replace(/[\u0300-\u036f]+/g, '');

/** An article, with the folded text of all its fields for the search. */
export interface Searchable {
  readonly card: ArticleCard;
  readonly text: string;
}

/**
 * Folds the text of an article once, for many searches. The card omits the long fields, which lists do not
 * show.
 */
export const searchable = (article: Article): Searchable => {
  const { body: _, correction: __, ...data } = article.data;
  const fields = [
    plainText(data.title),
    plainText(data.subtitle),
    data.author,
    data.role_auteur,
    data.categorie,
    data.nom_universite,
    bodyText(article),
  ];
  return { card: { ...article, data }, text: fold(fields.filter((field) => field !== null).join('\n')) };
};

export interface NewsQuery {
  /** Search words; all must be found, in any field, compared without case and accents. */
  readonly q?: string | undefined;
  readonly author?: string | undefined;
  readonly university?: string | undefined;
  readonly sort: NewsSort;
}

const same = (one: string | null, other: string | undefined): boolean =>
  other === undefined || (one !== null && fold(one) === fold(other));

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

/** Articles without an author or a university come last, in both directions. */
const byName = (one: string | null, other: string | null, direction: 1 | -1): number => {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return direction * collator.compare(one, other);
};

/** ISO 8601 times are compared as numbers: as texts they are sorted only within one time zone. */
const time = ({ last_publication_date }: ArticleCard): number => Date.parse(last_publication_date);

/** Sorts by last publication, newest first; equal times are sorted by id, so that the order is stable. */
const newestFirst = (one: ArticleCard, other: ArticleCard): number =>
  time(other) - time(one) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const orders: Readonly<Record<NewsSort, (one: ArticleCard, other: ArticleCard) => number>> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  authorAsc: (one, other) => byName(one.data.author, other.data.author, 1) || newestFirst(one, other),
  authorDesc: (one, other) => byName(one.data.author, other.data.author, -1) || newestFirst(one, other),
  universityAsc: (one, other) =>
    byName(one.data.nom_universite, other.data.nom_universite, 1) || newestFirst(one, other),
  universityDesc: (one, other) =>
    byName(one.data.nom_universite, other.data.nom_universite, -1) || newestFirst(one, other),
};

/** Articles that match the filters, sorted. */
export const chooseNews = (all: readonly Searchable[], { q = '', author, university, sort }: NewsQuery) => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return all
    .filter(({ card: { data }, text }) => {
      if (!same(data.author, author) || !same(data.nom_universite, university)) return false;
      return words.every((word) => text.includes(word));
    })
    .map(({ card }) => card)
    .toSorted(orders[sort]);
};

/** Names by which news can be filtered: each once, in alphabetical order. */
export const newsNames = (all: readonly Searchable[]): { authors: string[]; universities: string[] } => {
  const names = (of: (card: ArticleCard) => string | null): string[] => {
    const known = new Map<string, string>();
    for (const { card } of all) {
      const name = of(card);
      if (name !== null && !known.has(fold(name))) known.set(fold(name), name);
    }
    return [...known.values()].toSorted(collator.compare);
  };
  return {
    authors: names(({ data }) => data.author),
    universities: names(({ data }) => data.nom_universite),
  };
};

/**
 * Articles to read next: first those of the same category, then those by the same author, then the newest.
 */
export const nextReads = (all: readonly Searchable[], id: string, atMost: number): ArticleCard[] => {
  const current = all.find(({ card }) => card.id === id)?.card.data;
  const nearness = ({ data }: ArticleCard): number => {
    if (current === undefined) return 0;
    if (data.categorie !== null && same(data.categorie, current.categorie ?? '')) return 2;
    return data.author !== null && same(data.author, current.author ?? '') ? 1 : 0;
  };
  return all
    .filter(({ card }) => card.id !== id)
    .map(({ card }) => ({ card, near: nearness(card) }))
    .toSorted((one, other) => other.near - one.near || newestFirst(one.card, other.card))
    .slice(0, atMost)
    .map(({ card }) => card);
};
