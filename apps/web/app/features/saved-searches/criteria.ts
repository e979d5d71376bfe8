import { labelOf } from '@basoche/domain/options/option';
import { searchAudiences } from '@basoche/domain/options/search-audiences';
import { type Search, searchInWords } from '@basoche/domain/searches/search';
import { searches } from './content.ts';

/** Filters of a search in one line; the list comes first, unless it is members' missions. */
export const criteriaOf = (search: Search): string => {
  const words = searchInWords(search);
  const list = labelOf(searchAudiences, search.audience);
  if (words.length === 0) return searches.everything(list);
  return [...(search.audience === 'members' ? [] : [list]), ...words].join('\u00a0· ');
};
