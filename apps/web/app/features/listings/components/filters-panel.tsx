import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { filterFields as content } from '../filter-content.ts';
import classes from './filters-drawer.module.css';

/** What is chosen in the panel, and nowhere else until it is applied. */
export const useChosen = <Filters,>(filters: Filters, opened: boolean) => {
  const [chosen, setChosen] = useState(filters);
  const [wasOpened, setWasOpened] = useState(opened);

  // What was chosen and not applied is forgotten when the panel opens again; while it is open nothing takes it away.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setChosen(filters);
  }

  const choose = (change: Partial<Filters>) => setChosen({ ...chosen, ...change });
  return [chosen, choose] as const;
};

interface FiltersPanelProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  onApply: () => void;
  children: ReactNode;
}

/** The panel at the side in which a list is narrowed: its fields, then "Annuler" and "Appliquer". */
export const FiltersPanel = ({ title, opened, onClose, onApply, children }: FiltersPanelProps) => (
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
        <Button variant="default" onClick={onClose}>
          {content.cancel}
        </Button>
        <Button type="submit">{content.apply}</Button>
      </div>
    </form>
  </SideSheet>
);
