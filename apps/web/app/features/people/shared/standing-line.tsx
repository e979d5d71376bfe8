import type { Rating } from '@basoche/contract/threads/reviews';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './standing-line.module.css';
import { standing as words } from './words.ts';

interface StandingLineProps {
  rating: Rating | null;
  /** Done, as candidate; null where it is not told. */
  nbMissions: number | null;
}

/** What a member is known for: their grades, and the missions that they have done. */
export const StandingLine = ({ rating, nbMissions }: StandingLineProps) => (
  <p className={classes.line}>
    {rating !== null && (
      <span className={classes.average}>
        <IconStarFilled size={16} aria-hidden />
        {words.average(rating.average)}
      </span>
    )}
    <span>{words.reviews(rating?.count ?? 0)}</span>
    {nbMissions !== null && <span>{words.missions(nbMissions)}</span>}
  </p>
);
