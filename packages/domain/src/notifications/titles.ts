/** A title with somebody's own words after it. */
export const titleWithWords = (title: string, words: string): string => `${title} «\u202f${words}\u202f»`;
