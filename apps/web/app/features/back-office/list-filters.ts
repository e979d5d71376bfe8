import type { Option } from '@basoche/domain/options/option';

/** A filter of a list of the back-office: the name that it has in the screen's address, and its field there. */
export type OfficeFilter = { readonly at: string } & (
  | { readonly field: 'words'; readonly label: string; readonly placeholder: string }
  | { readonly field: 'choice'; readonly label: string; readonly options: readonly Option[] }
  | { readonly field: 'day'; readonly label: string }
  /** Only links lead to it. */
  | { readonly field: 'none' }
);

/** By the name that the call of the list has for each. */
export type OfficeFilters = Readonly<Record<string, OfficeFilter>>;

/** What an address asks of a list, as its call takes it. */
export const askedOf = (filters: OfficeFilters, search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, { at }]) => {
      const value = search.get(at)?.trim();
      return value ? [[key, value]] : [];
    }),
  );
