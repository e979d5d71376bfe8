import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { activeChips } from '../chips.ts';
import { consult } from '../content.ts';
import { noFilters } from '../filters.ts';
import { type ListChoice, withFilters } from '../list-address.ts';
import classes from './filter-bar.module.css';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

const filterButtonId = 'mission-filters';

/** Opens the filters. The drawer comes when it is first wanted, and keeps nothing that was not applied. */
export const FilterButton = ({ choice }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  const dialog = useLazyDialog();
  const number = activeChips(choice.filters).length;
  return (
    <>
      <Button
        id={filterButtonId}
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
            filters={choice.filters}
            onClose={dialog.close}
            onApply={(chosen) => {
              dialog.close();
              void navigate({ search: withFilters(choice, chosen) }, { preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
};

/** The filters in force: each is a link to the list without it. */
export const FilterChips = ({ choice }: { choice: ListChoice }) => {
  const row = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const chips = activeChips(choice.filters);
  const number = chips.length;

  // The chip that held the focus is gone: its neighbour takes it, or what opens the filters after the last one.
  useEffect(() => {
    if (removed.current === null) return;
    const links = row.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(removed.current, number - 1)] ?? document.getElementById(filterButtonId);
    removed.current = null;
    next?.focus({ preventScroll: true });
  }, [number]);

  if (number === 0) return null;
  return (
    <ul ref={row} className={classes.chips} aria-label={consult.activeFilters}>
      {chips.map(({ key, value, label, without }, place) => (
        <li key={`${key}:${value}`}>
          <Link
            to={{ search: withFilters(choice, without) }}
            className={classes.chip}
            aria-label={consult.remove(label)}
            preventScrollReset
            onClick={() => {
              removed.current = place;
            }}
          >
            <span>{label}</span>
            <IconX size={16} stroke={1.5} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: withFilters(choice, noFilters) }}
          className={classes.clear}
          preventScrollReset
          onClick={() => {
            removed.current = 0;
          }}
        >
          {consult.clear}
        </Link>
      </li>
    </ul>
  );
};
