import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ListKind, Posting } from '../kind.ts';
import type { ChoiceOf, WithWords } from '../list-address.ts';
import { appliedEntry } from '../views.ts';
import { FilterButton, FilterChips } from './filter-bar.tsx';
import classes from './list-screen.module.css';
import { SearchForm } from './search-form.tsx';
import { SortSelect } from './sort-select.tsx';

interface ListToolsProps<Card extends Posting, Filters extends WithWords, Sort extends string> {
  kind: ListKind<Card, Filters, Sort>;
  choice: ChoiceOf<Filters, Sort>;
  /** True for favourites: they are few, so all are shown and no filter applies. */
  isFavourites: boolean;
  tabs: ReactNode;
  /** Actions on the filtered list. */
  children: ReactNode;
}

/** Tools of a whole list: search, tabs, order, filters. */
export const ListTools = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  kind,
  choice,
  isFavourites,
  tabs,
  children,
}: ListToolsProps<Card, Filters, Sort>) => {
  const navigate = useNavigate();
  const { path, addresses, noFilters, content } = kind;
  const { filters, isApplied, sort } = choice;
  const chips = isFavourites ? [] : kind.activeChips(filters);
  const withFilters = (wanted: Filters) => addresses.withFilters(choice, wanted);
  return (
    <div className={classes.toolbar}>
      {!isFavourites && (
        <SearchForm
          label={content.search}
          placeholder={content.searchPlaceholder}
          words={filters.q}
          path={path}
          hiddenFields={[
            ...(isApplied ? [appliedEntry] : []),
            ...kind.filterEntries(filters).filter(([name]) => name !== 'q'),
          ]}
          queryWith={(q) => withFilters({ ...filters, q })}
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
