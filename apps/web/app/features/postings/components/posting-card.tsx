import { IconArrowRight, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ranges } from '../../../lib/marks.ts';
import { Marked } from '../../../ui/marked.tsx';
import type { Dated } from '../shared/facts.ts';
import { Posted, Remaining } from '../shared/posted.tsx';
import classes from './card.module.css';

/** A text with the words in it that were searched. */
interface Found {
  readonly text: string;
  readonly ranges: Ranges | undefined;
}

export interface CardFact {
  readonly icon: TablerIcon;
  readonly text: string;
  /** Left out of a compact card. */
  readonly isMinor?: boolean;
}

/** How a card stands where it stands. */
export interface CardPlace {
  /** Rank of its title in the page. */
  order?: 2 | 3;
  /** Title and main facts alone, for a narrow place. */
  compact?: boolean;
  /** The state of one's application. */
  badge?: ReactNode;
  /** What one did about it, such as the price one proposed. */
  note?: ReactNode;
  /** A button of its own in the card's corner; the rest of the card stays the link. */
  action?: ReactNode;
  /** The address of the list it stands in, given to its page for its way back. */
  from?: string;
  /** Shows it without leading anywhere, while it is being written. */
  isDraft?: boolean;
}

interface PostingCardProps extends CardPlace {
  of: Dated;
  /** The address of its page. */
  to: string;
  title: Found;
  summary: Found;
  tags: ReactNode;
  creator: ReactNode;
  facts: readonly CardFact[];
  /** What says that the card leads there. */
  see: string;
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

const Facts = ({ of: dated, facts, compact }: PostingCardProps) => (
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
    {compact && !dated.isOpen && (
      <li className={classes.left}>
        <Remaining of={dated} />
      </li>
    )}
  </ul>
);

/** A mission or an offer in a list. The whole card is the link. */
export const PostingCard = (props: PostingCardProps) => {
  const { of: dated, compact = false, badge, note, action, isDraft, summary } = props;
  return (
    <article className={classes.card} data-compact={compact || undefined} data-draft={isDraft || undefined}>
      <div className={classes.head}>
        <div className={classes.tags}>{props.tags}</div>
        {action && <span className={classes.action}>{action}</span>}
      </div>
      <Title {...props} />
      {!compact && (
        <>
          <div className={classes.creator}>{props.creator}</div>
          <p className={classes.summary}>
            <Marked text={summary.text} ranges={summary.ranges} />
          </p>
        </>
      )}
      <Facts {...props} />
      {(badge || note) && (
        <div className={classes.note}>
          <span>{note}</span>
          {badge}
        </div>
      )}
      {!compact && (
        <div className={classes.foot}>
          <span className={classes.dates}>
            {!isDraft && <Posted of={dated} />}
            {dated.endDate !== '' && (
              <strong className={classes.left}>
                <Remaining of={dated} />
              </strong>
            )}
          </span>
          <span className={classes.go} aria-hidden="true">
            {props.see}
            <IconArrowRight size={16} stroke={1.5} />
          </span>
        </div>
      )}
    </article>
  );
};
