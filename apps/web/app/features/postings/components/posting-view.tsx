import { typeset } from '@basoche/domain/typography';
import type { ReactNode } from 'react';
import { Title } from '../../../ui/title.tsx';
import type { PostingDates } from '../shared/facts.ts';
import { Posted } from '../shared/posted.tsx';
import card from './card.module.css';
import classes from './posting-view.module.css';

/** A titled part of the text. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <Title order={2} className="larger bottom-2">
      {title}
    </Title>
    {children}
  </section>
);

/** Names of trades and experience levels, in a row. */
export const Profiles = ({ names }: { names: readonly string[] }) => (
  <ul className={classes.profiles}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

interface PostingViewProps {
  title: string;
  /** Domain, nature and other tags. */
  tags: ReactNode;
  favourite: ReactNode;
  creator: ReactNode;
  posted: Pick<PostingDates, 'publishedAt'>;
  /** Label of the list of facts. */
  label: string;
  /** Actions, then the facts. */
  aside: ReactNode;
  /** Parts of the text. */
  children: ReactNode;
  /** Content after everything else. */
  after?: ReactNode;
}

/**
 * Page of a mission or an offer: its title, then its facts and actions, beside the text or above it on a
 * phone.
 */
export const PostingView = (props: PostingViewProps) => (
  <div className={classes.view}>
    <div className={classes.header}>
      <div className="row top gap-1">
        <div className={card.tags}>{props.tags}</div>
        <span className={card.action}>{props.favourite}</span>
      </div>
      <Title order={1} className={classes.title}>
        {typeset(props.title)}
      </Title>
      <div className={classes.byline}>
        {props.creator}
        <span className={classes.posted}>
          <Posted of={props.posted} />
        </span>
      </div>
    </div>
    <aside className={classes.aside} aria-label={props.label}>
      <div className={classes.card}>{props.aside}</div>
    </aside>
    <div className={classes.body}>{props.children}</div>
    {props.after}
  </div>
);
