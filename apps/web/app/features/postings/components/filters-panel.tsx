import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { routeTotal } from '../../../lib/query-client.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { filterFields as content } from '../filter-content.ts';
import classes from './filters-drawer.module.css';

/** Filters chosen in the panel, and not applied yet. */
export const useChosen = <Filters,>(filters: Filters, opened: boolean) => {
  const [chosen, setChosen] = useState(filters);
  const [wasOpened, setWasOpened] = useState(opened);

  // Choices that were not applied are dropped at the next opening; while the panel is open, nothing resets
  // them.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setChosen(filters);
  }

  const choose = (change: Partial<Filters>) => setChosen({ ...chosen, ...change });
  return [chosen, choose] as const;
};

/** Number of entries for the chosen filters; undefined until known, and while the panel is closed. */
export const useFound = <Filters,>(
  total: (chosen: Filters) => ReturnType<typeof routeTotal>,
  chosen: Filters,
  isAsked: boolean,
): number | undefined => {
  const [wanted] = useDebouncedValue(chosen, 250);
  const { data } = useQuery({ ...total(wanted), enabled: isAsked, placeholderData: keepPreviousData });
  return data ?? undefined;
};

interface FiltersPanelProps {
  title: string;
  opened: boolean;
  /** Number of entries for the chosen filters, in words; undefined until known. */
  found: string | undefined;
  onClose: () => void;
  onApply: () => void;
  children: ReactNode;
}

/** Side panel with the filters of a list: its fields, then "Annuler" and "Appliquer". */
export const FiltersPanel = ({ title, opened, found, onClose, onApply, children }: FiltersPanelProps) => (
  <SideSheet
    opened={opened}
    onClose={onClose}
    title={title}
    padding={0}
    closeButtonProps={{ 'aria-label': content.close, size: 44, iconSize: 20 }}
    classNames={classes}
  >
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <div className={classes.fields}>{children}</div>
      <div className={classes.actions}>
        <output className={classes.found}>{found}</output>
        <Button variant="default" onClick={onClose}>
          {content.cancel}
        </Button>
        <Button type="submit">{content.apply}</Button>
      </div>
    </form>
  </SideSheet>
);
