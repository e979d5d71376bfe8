import type { Rating } from '@basoche/contract/threads/reviews';
import { IconStarFilled } from '@tabler/icons-react';
import { rating as content } from './content.ts';
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
        {content.average(rating.average)}
      </span>
    )}
    <span>{content.reviews(rating?.count ?? 0)}</span>
    {nbMissions !== null && <span>{content.missions(nbMissions)}</span>}
  </p>
);
