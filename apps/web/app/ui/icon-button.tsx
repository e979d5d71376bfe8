import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button with an icon only; `aria-label` names it. */
export const IconButton = (props: ComponentProps<'button'> & { 'aria-label': string }) => (
  <button type="button" {...props} className={classes.button} />
);
