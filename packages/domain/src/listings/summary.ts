import { summaryLength } from '../limits.ts';

/**
 * A description cut for a card at 250 characters, at the end of a word, followed by "..." (second document, §2, §9).
 * A shorter one stays as it is; a word longer than the limit is cut inside, never inside a character. Line breaks become spaces.
 */
export const summary = (description: string, length: number = summaryLength): string => {
  const text = description.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join('');
  const isAtWordEnd = characters[length] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  const kept = isAtWordEnd || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  return `${kept.replace(/[\s,;:.!?…«(–-]+$/u, '')}...`;
};
