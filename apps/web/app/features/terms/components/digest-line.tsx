import { terms as content } from '../content.ts';
import classes from './terms.module.css';

/** SHA-256 of a text, to compare a copy with. */
export const DigestLine = ({ sha256 }: { sha256: string }) => (
  <p className={classes.digest}>{content.digest(sha256)}</p>
);
