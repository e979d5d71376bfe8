import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Addresses, ListChoice } from '../list-address.ts';
import { appliedEntry } from '../views.ts';
import { FilterButton, FilterChips } from './filter-bar.tsx';
import classes from './list-screen.module.css';
import { SearchForm } from './search-form.tsx';
import { SortSelect } from './sort-select.tsx';

/** The drawer in which a list is narrowed. */
export interface DrawerProps<Filters> {
  opened: boolean;
  filters: Filters;
  /** The list is that of one's own applications. */
  isApplied: boolean;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** What sets the tools of one kind of list apart. */
export interface ListKind<Filters extends { readonly q: string }, Sort extends string> {
  readonly addresses: Addresses<Filters, Sort>;
  readonly noFilters: Filters;
  /** Each filter in force, with those that are left without it. */
  readonly chips: (filters: Filters) => readonly { key: string; label: string; without: Filters }[];
  readonly search: { readonly label: string; readonly placeholder: string };
  /** The drawer, and what fetches its code before it is wanted. */
  readonly drawer: (props: DrawerProps<Filters>) => ReactNode;
  readonly loadDrawer: () => unknown;
}

interface ListToolsProps<Filters extends { readonly q: string }, Sort extends string> {
  kind: ListKind<Filters, Sort>;
  /** The path of the list. */
  path: string;
  choice: ListChoice<Filters, Sort | 'newest' | 'relevance'>;
  /** Favourites are few: all are shown, and nothing narrows them. */
  isFavourites: boolean;
  tabs: ReactNode;
  /** What one may do with what is narrowed. */
  children: ReactNode;
}

/** What one does with a whole list: search, choose a tab, order, narrow. */
export const ListTools = <Filters extends { readonly q: string }, Sort extends string>({
  kind,
  path,
  choice,
  isFavourites,
  tabs,
  children,
}: ListToolsProps<Filters, Sort>) => {
  const navigate = useNavigate();
  const { addresses, noFilters } = kind;
  const { filters, isApplied, sort } = choice;
  const chips = isFavourites ? [] : kind.chips(filters);
  const withFilters = (wanted: Filters) => addresses.withFilters(choice, wanted);
  return (
    <div className={classes.toolbar}>
      {!isFavourites && (
        <SearchForm
          {...kind.search}
          words={filters.q}
          path={path}
          kept={[
            ...(isApplied ? [appliedEntry] : []),
            ...addresses.filterEntries(filters).filter(([name]) => name !== 'q'),
          ]}
          withWords={(q) => withFilters({ ...filters, q })}
        />
      )}
      <div className={classes.choices}>
        {tabs}
        {!isFavourites && (
          <div className={classes.tools}>
            {!isApplied && (
              <SortSelect
                sorts={addresses.offeredSorts(filters)}
                usual={addresses.usualSort(filters)}
                sort={sort}
                withSort={(chosen) => addresses.withSort(choice, chosen)}
              />
            )}
            <FilterButton
              path={path}
              number={chips.length}
              load={kind.loadDrawer}
              drawer={(dialog) =>
                kind.drawer({
                  ...dialog,
                  filters,
                  isApplied,
                  onApply: (chosen) => {
                    dialog.onClose();
                    void navigate({ search: withFilters(chosen) }, { preventScrollReset: true });
                  },
                })
              }
            />
          </div>
        )}
      </div>
      <div className={classes.narrowed}>
        <FilterChips
          chips={chips.map((chip) => ({ ...chip, without: withFilters(chip.without) }))}
          none={withFilters(noFilters)}
        />
        {children}
      </div>
    </div>
  );
};
