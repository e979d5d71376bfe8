import classes from './layouts.module.css';

/**
 * Placeholder with the height of the "acting for" band, so that the page does not shift when the band loads.
 */
export const BandSpace = () => <div className={classes.bandSpace} data-acting-band />;
