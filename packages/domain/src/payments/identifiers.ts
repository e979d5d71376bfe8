/** Identification numbers of French businesses, and VAT numbers of the European Union. */

/** A number without the spaces, points and hyphens that people write in it, in capitals. */
export const compactNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** True if the digits pass the Luhn check: SIREN and SIRET carry it in their last digit. */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/**
 * La Poste has too many establishments for the Luhn check: the digits of its SIRETs add up to a multiple of
 * five instead.
 */
const laPoste = '356000000';
const digitSum = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** True for a SIREN: nine digits with a valid check digit. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && passesLuhn(text);

/**
 * True for a SIRET: a SIREN and five digits, with a valid check digit; those of La Poste have a rule of
 * their own.
 */
export const isSiret = (text: string): boolean => {
  if (!/^\d{14}$/.test(text) || !isSiren(text.slice(0, 9))) return false;
  return passesLuhn(text) || (text.startsWith(laPoste) && digitSum(text) % 5 === 0);
};

/** A SIREN of nine digits, or a SIRET of fourteen, which begins with it. */
export const isBusinessNumber = (text: string): boolean => isSiren(text) || isSiret(text);

/** The SIREN of a business number (SIREN or SIRET). */
export const sirenOf = (businessNumber: string): string => businessNumber.slice(0, 9);

/** A business number with its usual spaces: 123 456 789 00012. */
export const spacedBusinessNumber = (text: string): string =>
  text.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, (_all, a, b, c, rest) =>
    [a, b, c, rest].filter((part) => part !== '').join('\u00a0'),
  );

/** The French VAT number of a SIREN: its two-digit key is computed from the SIREN (CGI ann. II). */
export const frenchVatNumber = (siren: string): string =>
  `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`;

/** Checks the key of a French number; keys with letters, as in some old numbers, are accepted unchecked. */
const isFrenchVatNumber = (text: string): boolean => {
  const key = text.slice(2, 4);
  const siren = text.slice(4);
  if (!/[0-9A-HJ-NP-Z]{2}/.test(key) || !isSiren(siren)) return false;
  return /[A-Z]/.test(key) || text === frenchVatNumber(siren);
};

/**
 * Formats of the VAT numbers of each country of the Union (directive 2006/112, art. 215; VIES), and of
 * Northern Ireland.
 */
const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/**
 * True for a possible VAT number of the Union, in capitals and without spaces; the key of a French one is
 * checked.
 */
export const isVatNumber = (text: string): boolean =>
  text.startsWith('FR')
    ? isFrenchVatNumber(text)
    : (vatForms[text.slice(0, 2)]?.test(text.slice(2)) ?? false);
