import type { ReactNode } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { Title } from '../../../ui/title.tsx';
import type { Dated } from '../shared/facts.ts';
import { Posted } from '../shared/posted.tsx';
import card from './card.module.css';
import classes from './posting-view.module.css';

/** A titled part of the text. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <Title order={2} className={classes.partTitle}>
      {title}
    </Title>
    {children}
  </section>
);

/** Trades and experience, as a row of names. */
export const Profiles = ({ names }: { names: readonly string[] }) => (
  <ul className={classes.profiles}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

interface PostingViewProps {
  title: string;
  /** Domain, nature and what else marks it out. */
  tags: ReactNode;
  favourite: ReactNode;
  creator: ReactNode;
  posted: Pick<Dated, 'publishedAt'>;
  /** What the facts are called. */
  label: string;
  /** What one may do, then the facts. */
  aside: ReactNode;
  /** The parts of the text. */
  children: ReactNode;
  /** What follows all of it. */
  after?: ReactNode;
}

/** A mission or an offer, whole: what it is, then its facts and what to do, beside the text or above it on a phone. */
export const PostingView = (props: PostingViewProps) => (
  <div className={classes.view}>
    <div className={classes.header}>
      <div className={card.head}>
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
