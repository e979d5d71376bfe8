import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';
import { FocusKeeper } from './focus-keeper.tsx';

/** The buttons at the foot of a dialog: the way out, then what the dialog does; the other way up where they are stacked. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <FocusKeeper className={classes.actions}>{children}</FocusKeeper>
);
