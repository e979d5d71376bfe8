import { NativeSelect } from '@mantine/core';
import { IconChevronDown, IconUsers, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { typeset } from '../../../lib/typography.ts';
import row from '../../../ui/row-card.module.css';
import { listing } from '../content.ts';
import { ownCard as content } from '../creator-content.ts';
import type { Dated } from '../facts.ts';
import classes from './own-card.module.css';
import { Posted, Remaining } from './posted.tsx';

interface StatusSelectProps {
  /** What it is the status of. */
  label: string;
  isPublished: boolean;
  isPending: boolean;
  onChange: (isPublished: boolean) => void;
}

/** Published or archived. */
export const StatusSelect = ({ label, isPublished, isPending, onChange }: StatusSelectProps) => (
  <NativeSelect
    className={classes.status}
    size="md"
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
    aria-label={label}
    value={isPublished ? 'published' : 'archived'}
    disabled={isPending}
    onChange={(event) => onChange(event.currentTarget.value === 'published')}
    data={[
      { value: 'published', label: content.isPublished },
      { value: 'archived', label: content.isArchived },
    ]}
  />
);

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Something to read beside the candidates, such as how many people saw it. */
export const Figure = ({
  of: Icon,
  help,
  children,
}: {
  of: TablerIcon;
  help: string;
  children: ReactNode;
}) => (
  <span className={classes.views} title={help}>
    <Icon {...icon} />
    {children}
  </span>
);

interface OwnListing extends Dated {
  readonly title: string;
  readonly candidates: number;
  readonly newCandidates: number;
  readonly permitted: readonly string[];
}

interface OwnCardProps {
  own: OwnListing;
  /** The screen of its candidates. */
  to: string;
  tags: ReactNode;
  /** What became of it, in a word, where it is neither published nor archived only. */
  mark?: string | undefined;
  summary?: string;
  /** The select, and what else may become of it. */
  state: ReactNode;
  figures?: ReactNode;
  ways: readonly { to: string; icon: TablerIcon; label: string }[];
}

/** What one has published: who applied, whether it is published, and the ways to it. */
export const OwnCard = ({ own, to, tags, mark, summary, state, figures, ways }: OwnCardProps) => {
  const isExpired = own.permitted.includes('relaunch');
  const told = mark ?? (isExpired ? listing.closed : undefined);
  return (
    <article className={`${row.card} ${classes.card}`}>
      <div className={classes.tags}>
        {tags}
        {told && <span className={classes.closed}>{told}</span>}
      </div>
      <h2 className={`${row.title} ${classes.title}`}>
        <Link to={to}>{typeset(own.title)}</Link>
      </h2>
      <p className={classes.dates}>
        <Posted of={own} />
        {!isExpired && !own.isArchived && (
          <>
            <span aria-hidden="true">·</span>
            <Remaining of={own} />
          </>
        )}
      </p>
      {summary !== undefined && <p className={classes.summary}>{typeset(summary)}</p>}
      <div className={classes.state}>{state}</div>
      <div className={`${row.foot} ${classes.foot}`}>
        <div className={classes.figures}>
          <Link to={to} className={`${row.way} ${classes.candidates}`}>
            <IconUsers {...icon} />
            {own.candidates === 0 ? content.noCandidates : content.candidates(own.candidates)}
            {own.newCandidates > 0 && (
              <span className={classes.fresh}>{content.newCandidates(own.newCandidates)}</span>
            )}
          </Link>
          {figures}
        </div>
        <div className={classes.ways}>
          {ways.map(({ to: address, icon: Icon, label }) => (
            <Link key={label} to={address} className={row.way}>
              <Icon {...icon} />
              {label}
            </Link>
          ))}
        </div>
      </div>
    </article>
  );
};
