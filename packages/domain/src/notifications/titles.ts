/** A title followed by a person's own words. */
export const titleWithWords = (title: string, words: string): string => `${title} «\u00a0${words}\u00a0»`;
