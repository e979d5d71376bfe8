/** A title followed by a person's own words. */
export const titleWithWords = (title: string, words: string): string => `${title} «\u202f${words}\u202f»`;
