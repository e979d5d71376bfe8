import { terms as words } from '../content.ts';
import classes from './terms.module.css';

/** What a copy of a text can be compared with. */
export const DigestLine = ({ sha256 }: { sha256: string }) => (
  <p className={classes.digest}>{words.digest(sha256)}</p>
);
