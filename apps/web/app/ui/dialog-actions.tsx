import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { verbs } from './content.ts';
import classes from './dialog-actions.module.css';
import { FocusKeeper } from './focus-keeper.tsx';

interface DialogActionsProps {
  children: ReactNode;
  /** Sentence that tells why the main button is disabled: what is still to be filled in. */
  missing?: string | null;
}

/** Buttons at the foot of a dialog: cancel, then confirm. Where they do not fit side by side they are stacked, confirm first. */
export const DialogActions = ({ children, missing = null }: DialogActionsProps) => (
  <FocusKeeper className={classes.actions}>
    {children}
    {missing !== null && <p className={`soft small ${classes.missing}`}>{missing}</p>}
  </FocusKeeper>
);

interface SubmitActionsProps {
  cancel?: string;
  submit: string;
  /** True while the request runs. */
  pending: boolean;
  /** True if there is nothing to fill in: the cancel button takes the focus first. */
  isFirst?: boolean;
  /** True for an action that cannot be undone. */
  danger?: boolean;
  /** True while something is still missing: the submit button is disabled. */
  blocked?: boolean;
  onCancel: () => void;
}

/** Buttons of a dialog that is a form. */
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
