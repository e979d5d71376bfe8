import type { ComponentProps } from 'react';
import classes from './spoken.module.css';

/** Text for screen readers only. */
export const Spoken = (props: ComponentProps<'span'>) => <span {...props} className={classes.spoken} />;
