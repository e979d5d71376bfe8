import { vanityOf } from '../members/vanity.ts';

/** The last part of an article's address: made from its title, and unchangeable once published. */

/** Limit of the database, in characters. */
export const slugLength = 120;
/** Limit of a slug made from a title, so that the address fits on a line. */
const madeLength = 80;

/** Addresses below `/news` that are not articles. */
const reservedSlugs: ReadonlySet<string> = new Set(['names']);

/** A slug from a title, cut between two words; empty if the title gives none. */
export const slugOf = (title: string): string => {
  const fullSlug = vanityOf(title);
  if (fullSlug.length <= madeLength) return fullSlug;
  const cut = fullSlug.slice(0, madeLength + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : madeLength);
};

/** Reason why it cannot be an address, in French; null if it can. */
export const slugRefused = (slug: string): string | null => {
  if (slug === '') return 'Indiquez l’adresse de l’article.';
  if (slug.length > slugLength) return `L’adresse dépasse ${slugLength} caractères.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'L’adresse s’écrit en lettres minuscules sans accent, chiffres et traits d’union.';
  return reservedSlugs.has(slug) ? 'Cette adresse est réservée.' : null;
};
