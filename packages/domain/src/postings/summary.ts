import { summaryLength } from '../limits.ts';

/** The text on one line, trimmed. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Summary of a description for a card: the first 250 characters followed by "...",
 * or the whole of a shorter one. Line breaks become spaces.
 */
export const summary = (description: string): string => {
  const text = oneLine(description);
  const characters = Array.from(text);
  return characters.length <= summaryLength ? text : `${characters.slice(0, summaryLength).join('')}...`;
};

/**
 * A text cut at the end of a word, for search engines and shared links. A word longer than the limit is cut,
 * but never inside a character.
 */
export const excerpt = (description: string, length: number): string => {
  const text = oneLine(description);
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join('');
  const isAtWordEnd = characters[length] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  const wholeWords = isAtWordEnd || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  return `${wholeWords.replace(/[\s,;:.!?…«(–-]+$/u, '')}...`;
};
