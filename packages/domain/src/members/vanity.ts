/** An address chosen by the member, under `/m/`. */
export const vanityLength = { min: 3, max: 40 } as const;

/** Names reserved for the platform. */
const reservedNames = new Set([
  'admin',
  'aide',
  'basoche',
  'contact',
  'equipe',
  'itg',
  'moderation',
  'support',
]);

/** The typed text as an address: lower-case letters without accents and digits, joined by hyphens. */
export const vanityOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Reason for which it cannot be an address, in French; null if it can. */
export const vanityRefused = (vanity: string): string | null => {
  if (vanity.length < vanityLength.min) return `Choisissez au moins ${vanityLength.min} lettres ou chiffres.`;
  if (vanity.length > vanityLength.max) return `Choisissez ${vanityLength.max} caractères au plus.`;
  if (reservedNames.has(vanity)) return 'Cette adresse est réservée.';
  return null;
};
