import { type NewsFilter, newsPath, readNewsFilter, writeNewsFilter } from '@basoche/domain/news/addresses';
import { type NewsSort, newsSorts } from '@basoche/domain/options/news-sorts';
import { readSearchTerms } from '@basoche/domain/searches/search-terms';

/** State of the news list in its address. */
export interface NewsChoice {
  readonly q: string;
  readonly sort: NewsSort;
  readonly by: NewsFilter | null;
  readonly page: number;
}

export const usualSort: NewsSort = 'newest';

/** Reads the state of an address; unknown or invalid values are left out. */
export const readChoice = (search: URLSearchParams): NewsChoice => {
  const page = search.get('page') ?? '';
  return {
    q: readSearchTerms(search.get('q') ?? ''),
    sort: newsSorts.find(({ value }) => value === search.get('sort'))?.value ?? usualSort,
    by: readNewsFilter(search.get('by')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

/** Address of the list for a state; default values are left out. */
export const newsAddress = ({ q, sort, by, page }: NewsChoice): string => {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (by !== null) search.set('by', writeNewsFilter(by));
  if (sort !== usualSort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? newsPath : `${newsPath}?${text}`;
};

/** State as the query of the call. */
export const newsQuery = ({ q, sort, by, page }: NewsChoice) => ({
  ...(q === '' ? {} : { q }),
  ...(by === null ? {} : { [by.kind]: by.name }),
  ...(sort === usualSort ? {} : { sort }),
  ...(page === 1 ? {} : { page }),
});

/** True if a search or a filter is active. */
export const isNarrowed = ({ q, by }: NewsChoice): boolean => q !== '' || by !== null;
