import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { IconArrowRight, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ranges } from '../../../lib/highlights.ts';
import { Marked } from '../../../ui/marked.tsx';
import { listing } from '../content.ts';
import { DomainMark } from '../shared/domain-mark.tsx';
import type { PostingDates } from '../shared/facts.ts';
import { Posted, Remaining } from '../shared/posted.tsx';
import type { Subject } from '../subject.ts';
import classes from './card.module.css';

/** A text with its search highlights. */
interface HighlightedText {
  readonly text: string;
  readonly ranges: Ranges | undefined;
}

export interface CardFact {
  readonly icon: TablerIcon;
  readonly text: string;
  /** True for a fact that a compact card leaves out. */
  readonly isMinor?: boolean;
}

/** Options of a card that depend on its place. */
export interface CardPlace {
  /** Heading level of its title. */
  order?: 2 | 3;
  /** True for title and main facts only, in a narrow place. */
  compact?: boolean;
  /** State of the viewer's application. */
  badge?: ReactNode;
  /** The viewer's own action, such as the price proposed. */
  note?: ReactNode;
  /** Button in the card's corner; the rest of the card stays the link. */
  action?: ReactNode;
  /** Address of the list that the card is in, for the back link of its page. */
  from?: string;
  /** True for a card without a link: a preview while the posting is written. */
  isDraft?: boolean;
}

interface PostingCardProps extends CardPlace {
  posting: PostingDates & Readonly<Subject> & { readonly hasApplied?: boolean | undefined };
  /** Address of its page. */
  to: string;
  title: HighlightedText;
  summary: HighlightedText;
  /** Mark beside its domain and nature. */
  tag?: ReactNode;
  creator: ReactNode;
  facts: readonly CardFact[];
  /** Visible text of the link in the card's foot. Screen readers read the title, which is the real link. */
  linkText: string;
}

const Title = ({ title, to, order = 2, from, isDraft }: PostingCardProps) => {
  const Heading = order === 2 ? 'h2' : 'h3';
  const words = <Marked text={title.text} ranges={title.ranges} />;
  return (
    <Heading className={classes.title}>
      {isDraft ? (
        words
      ) : (
        <Link to={to} state={from === undefined ? null : { from }} className={classes.link}>
          {words}
        </Link>
      )}
    </Heading>
  );
};

const Facts = ({ posting, facts, compact }: PostingCardProps) => (
  <ul className={classes.facts}>
    {facts.map(
      ({ icon: Icon, text, isMinor }) =>
        !(compact && isMinor) && (
          <li key={text}>
            <Icon size={16} stroke={1.5} aria-hidden />
            <span className="tabular">{text}</span>
          </li>
        ),
    )}
    {compact && !posting.isOpen && (
      <li className={classes.timeLeft}>
        <Remaining of={posting} />
      </li>
    )}
  </ul>
);

/** A mission or an offer in a list. The whole card is the link. */
export const PostingCard = (props: PostingCardProps) => {
  const { posting, compact = false, badge, note, action, isDraft, summary } = props;
  const noteText = note ?? (badge ? null : listing.applied);
  // A preview has no date of publication: without a last day, its foot would be empty.
  const hasFoot = !compact && (!isDraft || posting.endDate !== '');
  return (
    <article className={classes.card} data-compact={compact || undefined} data-draft={isDraft || undefined}>
      <div className="row top gap-1">
        <div className={classes.tags}>
          {posting.domain !== '' && <DomainMark domain={posting.domain} />}
          {!compact && posting.nature !== '' && (
            <span className="soft small">{labelOf(missionNatures, posting.nature)}</span>
          )}
          {props.tag}
        </div>
        {action && <span className={classes.action}>{action}</span>}
      </div>
      <Title {...props} />
      {!compact && (
        <>
          <div className={classes.creator}>{props.creator}</div>
          <p className="soft breaks">
            <Marked text={summary.text} ranges={summary.ranges} />
          </p>
        </>
      )}
      <Facts {...props} />
      {(badge || note || posting.hasApplied) && (
        <div className={classes.note}>
          <span>{noteText}</span>
          {badge}
        </div>
      )}
      {hasFoot && (
        <div className={classes.foot}>
          <span className={classes.dates}>
            {!isDraft && <Posted of={posting} />}
            {posting.endDate !== '' && (
              <strong className={classes.timeLeft}>
                <Remaining of={posting} />
              </strong>
            )}
          </span>
          <span className={classes.go} aria-hidden="true">
            {props.linkText}
            <IconArrowRight size={16} stroke={1.5} />
          </span>
        </div>
      )}
    </article>
  );
};
