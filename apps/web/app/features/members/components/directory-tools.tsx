import { isOfTrade } from '@basoche/domain/access/viewer';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useSession } from '../../../lib/session.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { FilterButton, FilterChips } from '../../postings/components/filter-bar.tsx';
import layout from '../../postings/components/list-screen.module.css';
import { SearchForm } from '../../postings/components/search-form.tsx';
import { favouritesView } from '../../postings/views.ts';
import { directoryPages, keptCount } from '../api/directory.ts';
import {
  type DirectoryAudience,
  directory,
  directoryPaths,
  foundInWords,
  isToldWhole,
} from '../directory-content.ts';
import {
  activeChips,
  type DirectoryFilters,
  filterEntries,
  noFilters,
  writeFilters,
} from '../directory-filters.ts';
import classes from './directory.module.css';

const loadDrawer = () => import('./directory-drawer.tsx');
const DirectoryDrawer = lazy(loadDrawer);

interface DirectoryToolsProps {
  audience: DirectoryAudience;
  filters: DirectoryFilters;
  after: string | null;
  isFavourites: boolean;
}

/** Number of members found, up to the counting limit. */
const useTotal = ({ audience, filters, after, isFavourites }: DirectoryToolsProps) => {
  const list = useInfiniteQuery({ ...directoryPages(audience, filters, after), enabled: !isFavourites });
  return list.data?.pages[0]?.total;
};

/** Tabs: everybody and, for members of the trade, their favourites. */
const Tabs = (props: DirectoryToolsProps) => {
  const { filters, isFavourites } = props;
  const favouriteCount = useQuery(keptCount());
  const total = useTotal(props) ?? undefined;
  return (
    <TabLinks
      label={directory.tabs}
      tabs={[
        {
          to: { search: writeFilters(filters) },
          label: directory.all,
          count: isToldWhole(total) ? total : undefined,
          isCurrent: !isFavourites,
        },
        {
          to: { search: `vue=${favouritesView}` },
          label: directory.favourites,
          count: favouriteCount.data ?? undefined,
          isCurrent: isFavourites,
        },
      ]}
    />
  );
};

const Found = (props: DirectoryToolsProps) => (
  <p className="flat strong" role="status">
    {foundInWords(props.audience, useTotal(props))}
  </p>
);

/** Tools of the directory: search, filters, favourites. */
export const DirectoryTools = (props: DirectoryToolsProps) => {
  const { audience, filters, isFavourites } = props;
  const { me } = useSession();
  const navigate = useNavigate();
  const chips = activeChips(filters);
  const go = (wanted: DirectoryFilters) =>
    void navigate({ search: writeFilters(wanted) }, { preventScrollReset: true });
  const may = useMay();
  const tabs = me !== null && isOfTrade(me.userType) && may('readThreads') && <Tabs {...props} />;
  if (isFavourites) return <div className={layout.toolbar}>{tabs}</div>;
  return (
    <div className={layout.toolbar}>
      <SearchForm
        label={directory.search}
        placeholder={directory.searchPlaceholder}
        words={filters.q}
        path={directoryPaths[audience]}
        hiddenFields={filterEntries(filters).filter(([name]) => name !== 'q')}
        queryWith={(q) => writeFilters({ ...filters, q })}
      />
      <div className={layout.choices}>
        {tabs || <Found {...props} />}
        <div className={classes.tools}>
          <FilterButton
            path={directoryPaths[audience]}
            number={chips.length}
            load={loadDrawer}
            drawer={(dialog) => (
              <DirectoryDrawer
                {...dialog}
                audience={audience}
                filters={filters}
                onApply={(chosen) => {
                  dialog.onClose();
                  go(chosen);
                }}
              />
            )}
          />
        </div>
      </div>
      <div className={layout.narrowed}>
        <FilterChips
          chips={chips.map((chip) => ({ ...chip, without: writeFilters(chip.without) }))}
          none={writeFilters(noFilters)}
        />
      </div>
    </div>
  );
};
