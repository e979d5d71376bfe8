import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';
import { FocusKeeper } from './focus-keeper.tsx';
import { verbs } from './words.ts';

/** The buttons at the foot of a dialog: the way out, then what the dialog does; the other way up where they are stacked. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <FocusKeeper className={classes.actions}>{children}</FocusKeeper>
);

interface SubmitActionsProps {
  cancel?: string;
  submit: string;
  /** What was sent is on its way. */
  pending: boolean;
  /** There is nothing to fill in: the way out holds the focus first. */
  isFirst?: boolean;
  /** What cannot be undone. */
  danger?: boolean;
  /** Something is still missing. */
  blocked?: boolean;
  onCancel: () => void;
}

/** Those of a dialog that is a form. */
export const SubmitActions = ({
  cancel = verbs.cancel,
  submit,
  pending,
  isFirst = false,
  danger = false,
  blocked = false,
  onCancel,
}: SubmitActionsProps) => (
  <DialogActions>
    <Button variant="default" onClick={onCancel} data-autofocus={isFirst || undefined}>
      {cancel}
    </Button>
    <Button type="submit" color={danger ? 'red' : 'orange'} loading={pending} disabled={blocked}>
      {submit}
    </Button>
  </DialogActions>
);
