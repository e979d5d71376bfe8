/** A text without accents, capitals, hyphens and apostrophes, none of which counts when a name is typed. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim();

/** Whether each typed word starts a word of the label. */
export const matches = (label: string, typed: string): boolean => {
  const words = plain(label).split(' ');
  return plain(typed)
    .split(' ')
    .every((typedWord) => words.some((word) => word.startsWith(typedWord)));
};
