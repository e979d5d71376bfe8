import { typeset } from '@basoche/domain/typography';
import { NativeSelect } from '@mantine/core';
import {
  IconChevronDown,
  IconCopy,
  IconEyeOff,
  IconFileText,
  IconPencil,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import row from '../../../ui/row-card.module.css';
import { hidden } from '../../moderation/shared/content.ts';
import { listing } from '../content.ts';
import { copyAddress } from '../copies.ts';
import { ownCard as content } from '../creator-content.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';
import type { Dated } from '../shared/facts.ts';
import { Posted, Remaining } from '../shared/posted.tsx';
import classes from './own-card.module.css';
import type { Publishing } from './use-publishing.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** A figure beside the candidates, such as the number of views. */
export const Figure = ({
  of: Icon,
  help,
  children,
}: {
  of: TablerIcon;
  help: string;
  children: ReactNode;
}) => (
  <span className="soft small tabular target gap-2" title={help}>
    <Icon {...icon} />
    {children}
  </span>
);

interface ListedOwn extends Dated, OwnPosting {
  readonly isHidden?: boolean | undefined;
  readonly isFilled: boolean;
  readonly candidates: number;
  readonly newCandidates: number;
}

interface OwnCardProps {
  kind: OwnKind;
  own: ListedOwn;
  publishing: Publishing;
  tags: ReactNode;
  summary?: string;
  /** Buttons beside its status. */
  actions: ReactNode;
  figures?: ReactNode;
  see: Way;
  /** Path where the creator reads why it is hidden. */
  hiddenTo: string;
}

interface Way {
  readonly to: string;
  readonly label: string;
}

/** Select for the status: published or archived. */
const StatusSelect = ({ kind, own, publishing }: Pick<OwnCardProps, 'kind' | 'own' | 'publishing'>) => {
  const publish = kind.usePublish(own.id, publishing.tell);
  // The chosen status is shown while the call runs.
  const isPublished = publish.isPending ? publish.variables : !own.isArchived;
  return (
    <NativeSelect
      className={classes.status}
      size="md"
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      aria-label={kind.content.manage.statusOf(own.title)}
      value={isPublished ? 'published' : 'archived'}
      disabled={publish.isPending}
      onChange={(event) => publish.mutate(event.currentTarget.value === 'published')}
      data={[
        { value: 'published', label: content.isPublished },
        { value: 'archived', label: content.isArchived },
      ]}
    />
  );
};

/** One of the creator's postings: its candidates, its status, and its links. */
export const OwnCard = ({
  kind,
  own,
  publishing,
  tags,
  summary,
  actions,
  figures,
  see,
  hiddenTo,
}: OwnCardProps) => {
  const { manage } = kind.content;
  const to = `${kind.home}/${own.id}`;
  const isExpired = own.permitted.includes('relaunch');
  const mark = own.isHidden ? hidden.mark : own.isFilled ? manage.isFilled : undefined;
  const told = mark ?? (isExpired ? listing.closed : undefined);
  const ways: readonly (Way & { readonly icon: TablerIcon })[] = [
    ...(own.isHidden ? [{ to: hiddenTo, icon: IconEyeOff, label: hidden.see }] : []),
    { ...see, icon: IconFileText },
    { to: `${kind.home}/update/${own.id}`, icon: IconPencil, label: manage.edit },
    { to: copyAddress(kind.home, own.id), icon: IconCopy, label: content.duplicate },
  ];
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
      <div className={classes.state}>
        <StatusSelect kind={kind} own={own} publishing={publishing} />
        {actions}
      </div>
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
