import type { ComponentProps } from 'react';
import classes from './spoken.module.css';

/** Said by a screen reader and not shown. */
export const Spoken = (props: ComponentProps<'span'>) => <span {...props} className={classes.spoken} />;
