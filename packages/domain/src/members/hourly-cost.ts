import { hourlyCostAtMost } from '../limits.ts';

/** Spaces of every kind between thousands; NFKC has replaced narrow spaces by plain ones. */
const spaces = /\s+/gu;
/** « 150 », « 150 € », « 150€/h », « 150 euros de l'heure », « 1 250,50 € HT ». */
const rate =
  /^(?:€)?(\d{1,3}(?:[ .]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:€|euros?|eur)?(?:ht)?(?:\/|par|del['’]|l['’]|de)?(?:h|heure)?(?:ht)?$/u;

/**
 * Reads an hourly rate in euros from a text: « 150 € » is 150.
 *
 * Null without a rate: no text, words, several numbers, a sign, more than two decimals. A rate above the
 * limit is returned, for the contract to refuse.
 */
export const readHourlyCost = (text: string): number | null => {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(spaces, ' ');
  // Removes spaces that are not between two digits: those separate thousands.
  const compact = plain.replace(/(?<!\d) | (?!\d)/gu, '');
  const [, whole, decimals = ''] = rate.exec(compact) ?? [];
  if (whole === undefined) return null;
  const digits = whole.replace(/[ .]/gu, '');
  if (digits.length > String(hourlyCostAtMost).length + 2) return null;
  return (Number(digits) * 100 + Number(decimals.padEnd(2, '0'))) / 100;
};
