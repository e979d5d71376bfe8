/** The longest search, in characters. */
export const searchAtMost = 100;

/** Normalises search words: one line, cut to the longest search. */
export const readSearchTerms = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, searchAtMost)
    .trimEnd();
