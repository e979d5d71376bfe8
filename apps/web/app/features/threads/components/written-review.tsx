import type { Review } from '@basoche/contract/threads/reviews';
import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { reviews as content } from '../reviews-content.ts';
import classes from './next-step-dialogs.module.css';

const grades = [1, 2, 3, 4, 5] as const;

const Stars = ({ grade }: { grade: number }) => (
  <span className={classes.stars}>
    {grades.map((one) =>
      one <= grade ? (
        <IconStarFilled key={one} size={20} aria-hidden />
      ) : (
        <IconStar key={one} size={20} stroke={1.5} aria-hidden />
      ),
    )}
    <VisuallyHidden>{content.symbol(grade)}</VisuallyHidden>
  </span>
);

interface WrittenReviewProps {
  title: string;
  review: Review;
  replyTitle: string;
  /** Date of the review, or the date until which it is hidden. */
  note: string;
}

/** A review by one party, and the reply to it. */
export const WrittenReview = ({ title, review, replyTitle, note }: WrittenReviewProps) => (
  <section className={classes.review}>
    <h3 className="flat large">{title}</h3>
    <Stars grade={review.grade} />
    <p className="flat breaks lines">{review.text}</p>
    <p className={classes.note}>{note}</p>
    {review.reply && (
      <div className={classes.reply}>
        <h4 className={classes.replyTitle}>{replyTitle}</h4>
        <p className="flat breaks lines">{review.reply.text}</p>
      </div>
    )}
  </section>
);
