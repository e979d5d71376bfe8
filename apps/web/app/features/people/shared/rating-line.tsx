import type { Rating } from '@basoche/contract/threads/reviews';
import { IconStarFilled } from '@tabler/icons-react';
import { rating as words } from './content.ts';
import classes from './rating-line.module.css';

interface RatingLineProps {
  rating: Rating | null;
  /** Missions done as candidate; null if not shown. */
  nbMissions: number | null;
}

/** Rating of a member, and the number of missions done. */
export const RatingLine = ({ rating, nbMissions }: RatingLineProps) => (
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
