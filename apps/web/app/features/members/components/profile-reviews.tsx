import type { Grade } from '@basoche/contract/members/members';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { Spoken } from '../../../ui/spoken.tsx';
import { profile as content, ownProfile } from '../profile-content.ts';
import { ProfileSection } from './profile-section.tsx';
import { ProfileToggle } from './profile-toggle.tsx';
import classes from './profile-view.module.css';

/** Number of reviews shown at first. */
const shownAtFirst = 3;
const grades = [1, 2, 3, 4, 5] as const;

const Stars = ({ grade }: { grade: number }) => (
  <span className={classes.stars}>
    {grades.map((one) =>
      one <= grade ? (
        <IconStarFilled key={one} size={16} aria-hidden />
      ) : (
        <IconStar key={one} size={16} stroke={1.5} aria-hidden />
      ),
    )}
    <Spoken>{content.stars(grade)}</Spoken>
  </span>
);

const Review = ({ of: { grade, date, companyName, text, reply }, name }: { of: Grade; name: string }) => (
  <li className={classes.review}>
    <div className={classes.head}>
      <Stars grade={grade} />
      {companyName && <span className="strong breaks lean">{companyName}</span>}
      <time className="soft small" dateTime={date}>
        {formatDay(date)}
      </time>
    </div>
    {text !== null && <p className="flat breaks lines">{text}</p>}
    {reply && (
      <div className={classes.reply}>
        <p className="soft small strong breaks">{content.reply(name)}</p>
        <p className="flat breaks lines">{reply}</p>
      </div>
    )}
  </li>
);

/** Reviews of missions that are done. */
export const ProfileReviews = ({ reviews, name }: { reviews: readonly Grade[]; name: string }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? reviews : reviews.slice(0, shownAtFirst);
  const isMasked = reviews.some(({ companyName }) => companyName === null);
  return (
    <ProfileSection title={content.reviews} empty={ownProfile.empty.reviews} isEmpty={reviews.length === 0}>
      <ul className={classes.reviews} id={id}>
        {shown.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no identity that may be told, and never move
          <Review key={index} of={review} name={name} />
        ))}
      </ul>
      {isMasked && <p className="soft small top-3">{content.reviewsMasked}</p>}
      {reviews.length > shownAtFirst && (
        <ProfileToggle
          controls={id}
          isOpen={isOpen}
          more={content.allReviews(reviews.length)}
          less={content.fewerReviews}
          onToggle={setOpen}
        />
      )}
    </ProfileSection>
  );
};
