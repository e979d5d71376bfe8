import type { NewsSort } from '../options/news-sorts.ts';
import { type Article, type ArticleCard, bodyText, plainText } from './article.ts';

/** Filtering, searching and sorting of news: first document, §2 and §9. */

/** Letters without their case, accents and ligatures, so that « COEUR » finds « cœur ». */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    // The accents of Latin letters, many at once: articles are long, and all of them are folded together.
    .replace(/[\u0300-\u036f]+/g, '');

/** An article, and the text of all its fields as it is searched. */
export interface Searchable {
  readonly card: ArticleCard;
  readonly text: string;
}

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

export interface NewsWish {
  /** Words that are all looked for, in any field, whatever their case. */
  readonly q?: string | undefined;
  readonly author?: string | undefined;
  readonly university?: string | undefined;
  readonly sort: NewsSort;
}

const same = (one: string | null, other: string | undefined): boolean =>
  other === undefined || (one !== null && fold(one) === fold(other));

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

/** What has no name comes last, in both directions. */
const byName = (one: string | null, other: string | null, direction: 1 | -1): number => {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return direction * collator.compare(one, other);
};

/** ISO 8601 instants of one zone are in the order of their letters; others are not. */
const time = ({ last_publication_date }: ArticleCard): number => Date.parse(last_publication_date);

/** By last publication, the newest first; two of one instant keep one order. */
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

/** The articles that a wish lets pass, in its order. */
export const chooseNews = (all: readonly Searchable[], { q = '', author, university, sort }: NewsWish) => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return all
    .filter(({ card: { data }, text }) => {
      if (!same(data.author, author) || !same(data.nom_universite, university)) return false;
      return words.every((word) => text.includes(word));
    })
    .map(({ card }) => card)
    .toSorted(orders[sort]);
};

/** Whom news can be filtered by: each name once, in the order of the alphabet. */
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

/** What else there is to read: of the same category first, then by the same author, then the newest. */
export const nextReads = (all: readonly Searchable[], id: string, atMost: number): ArticleCard[] => {
  const read = all.find(({ card }) => card.id === id)?.card.data;
  const nearness = ({ data }: ArticleCard): number => {
    if (read === undefined) return 0;
    if (data.categorie !== null && same(data.categorie, read.categorie ?? '')) return 2;
    return data.author !== null && same(data.author, read.author ?? '') ? 1 : 0;
  };
  return all
    .filter(({ card }) => card.id !== id)
    .map(({ card }) => ({ card, near: nearness(card) }))
    .toSorted((one, other) => other.near - one.near || newestFirst(one.card, other.card))
    .slice(0, atMost)
    .map(({ card }) => card);
};
