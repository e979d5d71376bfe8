const separators = /[\s.\-()\u00a0\u202f]/gu;

/**
 * Converts a French phone number to the international form (`+33612345678`); null if it is not one. Accepts
 * the national form, `+33` and `0033`, a `(0)` after the country code, and spaces, dots, hyphens between the
 * digits.
 */
export const normalizeFrenchPhone = (text: string): string | null => {
  const compact = text.replace(/^(\s*(?:\+|00)33\s*)\(0\)/u, '$1').replace(separators, '');
  const digits = /^(?:\+33|0033|0)([1-9]\d{8})$/u.exec(compact)?.[1];
  return digits === undefined ? null : `+33${digits}`;
};

export const isFrenchPhone = (text: string): boolean => normalizeFrenchPhone(text) !== null;

/** « 06 12 34 56 78 » for a French number in any form; any other text is unchanged. */
export const formatFrenchPhone = (phone: string): string => {
  const digits = normalizeFrenchPhone(phone)?.slice('+33'.length);
  return digits === undefined ? phone : `0${digits}`.replace(/(\d{2})(?=\d)/gu, '$1 ');
};
