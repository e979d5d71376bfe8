import type { Option } from '@basoche/domain/options/option';

/** A filter of a back-office list: its name in the address, and its field. */
export type OfficeFilter = { readonly at: string } & (
  | { readonly field: 'words'; readonly label: string; readonly placeholder: string }
  | { readonly field: 'choice'; readonly label: string; readonly options: readonly Option[] }
  | { readonly field: 'day'; readonly label: string }
  /** A filter set by links only. */
  | { readonly field: 'none' }
);

/** Filters by their name in the call. */
export type OfficeFilters = Readonly<Record<string, OfficeFilter>>;

/** Query of a list from its address. */
export const askedOf = (filters: OfficeFilters, search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, { at }]) => {
      const value = search.get(at)?.trim();
      return value ? [[key, value]] : [];
    }),
  );
