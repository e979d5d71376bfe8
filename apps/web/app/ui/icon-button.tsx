import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button that shows an icon alone; `aria-label` says what it does. */
export const IconButton = (props: ComponentProps<'button'> & { 'aria-label': string }) => (
  <button type="button" {...props} className={classes.button} />
);
