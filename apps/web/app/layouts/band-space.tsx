import classes from './layouts.module.css';

/** Room of the band before it is there, so that the page does not move: for whom a tab acts is known before its member is. */
export const BandSpace = () => <div className={classes.bandSpace} data-acting-band />;
