import type { SavedSearch } from '@basoche/contract/saved-searches';
import { searchAddress } from '@basoche/domain/searches/search';
import { UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import row from '../../../ui/row-card.module.css';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { filterQuery, readFilters } from '../../missions/filters.ts';
import { useChangeSearch } from '../api/change-search.ts';
import { searches as content } from '../content.ts';

const FiltersDrawer = lazy(() => import('../../missions/components/filters-drawer.tsx'));

type OfMissions = Exclude<SavedSearch, { audience: 'jobs' }>;

/** The filters of a saved search, in the drawer of its list. */
export const EditFilters = ({ search }: { search: OfMissions }) => {
  const dialog = useLazyDialog();
  const change = useChangeSearch(search);
  const { audience } = search;
  const filters = readFilters(new URLSearchParams(searchAddress(search).split('?')[1] ?? ''));
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
      {dialog.isWanted && (
        <Suspense>
          <FiltersDrawer
            opened={dialog.opened}
            filters={filters}
            onClose={dialog.close}
            onApply={(chosen) => {
              dialog.close();
              change({ search: { audience, filters: filterQuery(chosen) } })
                .then(() => notifySuccess(content.filtered))
                .catch(notifyError);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
