import type { SavedSearch } from '@basoche/contract/saved-searches/saved-searches';
import { type Search, searchAddress } from '@basoche/domain/searches/search';
import { UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import row from '../../../ui/row-card.module.css';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { jobFilterSet } from '../../jobs/shared/filters.ts';
import { missionFilterSet } from '../../missions/shared/filters.ts';
import { useChangeSearch } from '../api.ts';
import { searches as content } from '../content.ts';

const MissionFilters = lazy(() => import('../../missions/shared/filters-drawer.tsx'));
const JobFilters = lazy(() => import('../../jobs/shared/filters-drawer.tsx'));

interface Drawer {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Filters of the search as an address has them. */
  readonly query: URLSearchParams;
  readonly keep: (search: Search) => void;
}

/** Filter drawer of the list that the search is for. */
const FiltersDrawer = ({ search, ...drawer }: Drawer & { search: SavedSearch }): ReactNode => {
  const { opened, onClose, query, keep } = drawer;
  const { audience } = search;
  return audience === 'jobs' ? (
    <JobFilters
      opened={opened}
      onClose={onClose}
      filters={jobFilterSet.readFilters(query)}
      isApplied={false}
      onApply={(chosen) => keep({ audience, filters: jobFilterSet.filterQuery(chosen) })}
    />
  ) : (
    <MissionFilters
      opened={opened}
      onClose={onClose}
      audience={audience}
      filters={missionFilterSet.readFilters(query)}
      isApplied={false}
      onApply={(chosen) => keep({ audience, filters: missionFilterSet.filterQuery(chosen) })}
    />
  );
};

/** Edits the filters of a saved search, with the drawer of its list. */
export const EditFilters = ({ search }: { search: SavedSearch }) => {
  const dialog = useLazyDialog();
  const change = useChangeSearch(search);
  const keep = (chosen: Search) => {
    dialog.close();
    change({ search: chosen })
      .then(() => notifySuccess(content.filtered))
      .catch(notifyError);
  };
  return (
    <>
      <UnstyledButton
        className={row.way ?? ''}
        onClick={dialog.open}
        aria-haspopup="dialog"
        aria-label={content.filterOf(search.name)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
        {content.filter}
      </UnstyledButton>
      {dialog.wasOpened && (
        <Suspense>
          <FiltersDrawer
            search={search}
            opened={dialog.opened}
            onClose={dialog.close}
            query={new URLSearchParams(searchAddress(search).split('?')[1] ?? '')}
            keep={keep}
          />
        </Suspense>
      )}
    </>
  );
};
