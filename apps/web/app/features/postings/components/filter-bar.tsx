import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { list } from '../content.ts';
import { filtersPathOf } from '../plain-filters.ts';
import classes from './filter-bar.module.css';
import { searchFormId } from './search-form.tsx';

const filterButtonId = 'list-filters';

interface FilterButtonProps {
  /** Path of the list. */
  path: string;
  /** Number of active filters. */
  number: number;
  /** Preloads the code of the drawer. */
  load: () => unknown;
  drawer: (props: { opened: boolean; onClose: () => void }) => ReactNode;
}

/**
 * Button that opens the filters. The drawer is loaded at its first opening, and drops choices that were not
 * applied. Without JavaScript, or before hydration, the button sends the list's form to the page of its
 * filters.
 */
export const FilterButton = ({ path, number, load, drawer }: FilterButtonProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <>
      <Button
        id={filterButtonId}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.5} />}
        rightSection={number > 0 ? <span className={classes.number}>{number}</span> : undefined}
        type="submit"
        form={searchFormId}
        formAction={filtersPathOf(path)}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        onPointerEnter={load}
        onFocus={load}
        aria-haspopup="dialog"
      >
        {list.filters}
      </Button>
      {wasOpened && <Suspense>{drawer({ opened, onClose: close })}</Suspense>}
    </>
  );
};

interface FilterChipsProps {
  /** Active filters, each with the address of the list without it. */
  chips: readonly { readonly key: string; readonly label: string; readonly without: string }[];
  /** Address of the list without any filter. */
  none: string;
}

/** Active filters: each is a link to the list without it. */
export const FilterChips = ({ chips, none }: FilterChipsProps) => {
  const row = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const number = chips.length;

  // The chip that had the focus is gone: its neighbour takes it, or the filter button after the last one.
  useEffect(() => {
    if (removed.current === null) return;
    const links = row.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(removed.current, number - 1)] ?? document.getElementById(filterButtonId);
    removed.current = null;
    next?.focus({ preventScroll: true });
  }, [number]);

  if (number === 0) return null;
  return (
    <ul ref={row} className={classes.chips} aria-label={list.activeFilters}>
      {chips.map(({ key, label, without }, index) => (
        <li key={`${key}:${label}`}>
          <Link
            to={{ search: without }}
            className={classes.chip}
            aria-label={list.remove(label)}
            preventScrollReset
            onClick={() => {
              removed.current = index;
            }}
          >
            <span>{label}</span>
            <IconX size={16} stroke={1.5} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: none }}
          className={classes.clear}
          preventScrollReset
          onClick={() => {
            removed.current = 0;
          }}
        >
          {list.clear}
        </Link>
      </li>
    </ul>
  );
};
