import { labelOf } from '@basoche/domain/options/option';
import { searchAudiences } from '@basoche/domain/options/search-audiences';
import { type Search, searchInWords } from '@basoche/domain/searches/search';
import { searches } from './content.ts';

/** Filters of a search in one line after the name of its list; members' missions, the usual list, are not named. */
export const criteriaOf = (search: Search): string => {
  const words = searchInWords(search);
  const listName = labelOf(searchAudiences, search.audience);
  if (words.length === 0) return searches.everything(listName);
  return [...(search.audience === 'members' ? [] : [listName]), ...words].join('\u00a0· ');
};
