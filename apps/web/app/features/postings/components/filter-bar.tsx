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
  /** The path of the list. */
  path: string;
  /** How many filters are in force. */
  number: number;
  /** Fetches the code of the drawer, before it is wanted. */
  load: () => unknown;
  drawer: (props: { opened: boolean; onClose: () => void }) => ReactNode;
}

/**
 * Opens the filters. The drawer comes when it is first wanted, and keeps nothing that was not applied. Without JavaScript, or
 * before it, it sends the form of the list to the page of its filters.
 */
export const FilterButton = ({ path, number, load, drawer }: FilterButtonProps) => {
  const { opened, isWanted, open, close } = useLazyDialog();
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
      {isWanted && <Suspense>{drawer({ opened, onClose: close })}</Suspense>}
    </>
  );
};

interface FilterChipsProps {
  /** What is in force, with the address of the list without it. */
  chips: readonly { readonly key: string; readonly label: string; readonly without: string }[];
  /** The address of the list without any. */
  none: string;
}

/** The filters in force: each is a link to the list without it. */
export const FilterChips = ({ chips, none }: FilterChipsProps) => {
  const row = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
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
    <ul ref={row} className={classes.chips} aria-label={list.activeFilters}>
      {chips.map(({ key, label, without }, place) => (
        <li key={`${key}:${label}`}>
          <Link
            to={{ search: without }}
            className={classes.chip}
            aria-label={list.remove(label)}
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
