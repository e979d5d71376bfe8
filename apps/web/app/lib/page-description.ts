import { excerpt } from '@basoche/domain/postings/summary';

const longest = 160;
const shortest = 70;

/**
 * Description of a page for search engines: the facts, then the beginning of the member's text. It is never
 * almost empty.
 */
export const describe = (
  facts: readonly (string | null)[],
  text: string | null,
  otherwise: string,
): string => {
  const head = facts.filter(Boolean).join(' · ');
  const described = [head, text?.trim()].filter(Boolean).join('. ');
  return excerpt(
    described.length >= shortest ? described : [described, otherwise].filter(Boolean).join('. '),
    longest,
  );
};
