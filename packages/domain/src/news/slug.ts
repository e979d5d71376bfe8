import { vanityOf } from '../members/vanity.ts';

/** The end of an article's address: made from its title, and for ever the same once it was out. */

/** What the database takes. */
export const slugLength = 120;
/** What is made from a title: an address that fits on a line. */
const madeLength = 80;

/** Addresses below `/news` that are none of an article. */
const reserved: ReadonlySet<string> = new Set(['names']);

/** An address from a title, cut between two words; empty where there is nothing to make one from. */
export const slugOf = (title: string): string => {
  const whole = vanityOf(title);
  if (whole.length <= madeLength) return whole;
  const cut = whole.slice(0, madeLength + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : madeLength);
};

/** Why it cannot be an address, in French; null where it can. */
export const slugRefused = (slug: string): string | null => {
  if (slug === '') return "Indiquez l'adresse de l'article.";
  if (slug.length > slugLength) return `L'adresse dépasse ${slugLength} caractères.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return "L'adresse s'écrit en lettres minuscules sans accent, chiffres et traits d'union.";
  return reserved.has(slug) ? 'Cette adresse est réservée.' : null;
};
