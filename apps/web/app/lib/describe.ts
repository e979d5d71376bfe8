import { excerpt } from '@basoche/domain/listings/summary';

const longest = 160;
const shortest = 70;

/** What a search engine shows below a title: the facts, then the beginning of what was written, and never next to nothing. */
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
