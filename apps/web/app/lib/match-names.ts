/** Text without accents, capitals, hyphens and apostrophes, to compare names as they are typed. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim();

/** True if each typed word starts a word of the label. */
export const matches = (label: string, typed: string): boolean => {
  const words = plain(label).split(' ');
  return plain(typed)
    .split(' ')
    .every((typedWord) => words.some((word) => word.startsWith(typedWord)));
};
