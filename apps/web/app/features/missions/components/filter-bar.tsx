import { Button, CloseButton } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { consult } from '../content.ts';
import { activeFilters, type ListFilters, noFilters, withoutFilter, writeFilters } from '../filters.ts';
import classes from './filter-bar.module.css';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

interface FilterBarProps {
  search: URLSearchParams;
  filters: ListFilters;
}

const address = (search: URLSearchParams, filters: ListFilters) => ({
  search: writeFilters(search, filters).toString(),
});

/** Opens the filters. The drawer comes when it is first wanted, and keeps nothing that was not applied. */
export const FilterButton = ({ search, filters }: FilterBarProps) => {
  const navigate = useNavigate();
  const dialog = useLazyDialog();
  const number = activeFilters(filters).length;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.5} />}
        rightSection={number > 0 ? <span className={classes.number}>{number}</span> : undefined}
        onClick={dialog.open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        aria-haspopup="dialog"
      >
        {consult.filters}
      </Button>
      {dialog.isWanted && (
        <Suspense>
          <FiltersDrawer
            opened={dialog.opened}
            filters={filters}
            onClose={dialog.close}
            onApply={(chosen) => {
              dialog.close();
              void navigate(address(search, chosen), { preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
};

/** The filters in force, each of which can be taken away. */
export const FilterChips = ({ search, filters }: FilterBarProps) => {
  const navigate = useNavigate();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={consult.activeFilters}>
      {active.map((filter) => (
        <li key={`${filter.key}:${filter.value}`} className={classes.chip}>
          <span>{filter.label}</span>
          <CloseButton
            className={classes.remove}
            iconSize={16}
            aria-label={consult.remove(filter.label)}
            onClick={() =>
              void navigate(address(search, withoutFilter(filters, filter)), { preventScrollReset: true })
            }
          />
        </li>
      ))}
      <li>
        <Link to={address(search, noFilters)} className={classes.clear} preventScrollReset>
          {consult.clear}
        </Link>
      </li>
    </ul>
  );
};
