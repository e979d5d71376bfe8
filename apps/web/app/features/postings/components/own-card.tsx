import type { Assignee } from '@basoche/contract/firms/assignee';
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
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import row from '../../../ui/row-card.module.css';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { hiddenPosting } from '../../moderation/shared/content.ts';
import { listing } from '../content.ts';
import { copyAddress } from '../copies.ts';
import { ownCard as content } from '../creator-content.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';
import type { PostingDates } from '../shared/facts.ts';
import { Posted, Remaining } from '../shared/posted.tsx';
import classes from './own-card.module.css';
import type { Publishing } from './use-publishing.tsx';

const Assignment = lazy(() => import('../../firms/shared/assignment.tsx'));

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

interface ListedPosting extends PostingDates, OwnPosting {
  readonly isHidden?: boolean | undefined;
  readonly isFilled: boolean;
  readonly candidates: number;
  readonly newCandidates: number;
  /** Absent for a member without a firm. */
  readonly assignee?: Assignee | null | undefined;
}

interface OwnCardProps {
  kind: OwnKind;
  posting: ListedPosting;
  publishing: Publishing;
  tags: ReactNode;
  summary?: string;
  /** Buttons beside its status. */
  actions: ReactNode;
  figures?: ReactNode;
  viewLink: CardLink;
  /** Path of the page with the reason for which moderation hid it. */
  hiddenReasonPath: string;
}

interface CardLink {
  readonly to: string;
  readonly label: string;
}

/** Select for the status: published or archived. */
const StatusSelect = ({
  kind,
  posting,
  publishing,
}: Pick<OwnCardProps, 'kind' | 'posting' | 'publishing'>) => {
  const publish = kind.usePublish(posting.id, publishing.onPublished);
  // The chosen status is shown while the call runs.
  const isPublished = publish.isPending ? publish.variables : !posting.isArchived;
  return (
    <NativeSelect
      className={classes.status}
      size="md"
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      aria-label={kind.content.manage.statusOf(posting.title)}
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
  posting,
  publishing,
  tags,
  summary,
  actions,
  figures,
  viewLink,
  hiddenReasonPath,
}: OwnCardProps) => {
  const client = useQueryClient();
  const mayNegotiate = useMayNegotiate();
  const { manage } = kind.content;
  const to = `${kind.home}/${posting.id}`;
  // The server permits a relaunch only after the deadline.
  const isExpired = posting.permitted.includes('relaunch');
  const moderationBadge = posting.isHidden ? hiddenPosting.mark : undefined;
  const deadlineBadge = isExpired ? listing.closed : undefined;
  const badge = moderationBadge ?? (posting.isFilled ? manage.isFilled : deadlineBadge);
  const links: readonly (CardLink & { readonly icon: TablerIcon })[] = [
    ...(posting.isHidden ? [{ to: hiddenReasonPath, icon: IconEyeOff, label: hiddenPosting.see }] : []),
    { ...viewLink, icon: IconFileText },
    ...(mayNegotiate
      ? [
          { to: `${kind.home}/update/${posting.id}`, icon: IconPencil, label: manage.edit },
          { to: copyAddress(kind.home, posting.id), icon: IconCopy, label: content.duplicate },
        ]
      : []),
  ];
  return (
    <article className={`${row.card} ${classes.card}`}>
      <div className={classes.tags}>
        {tags}
        {badge && <span className={classes.closed}>{badge}</span>}
      </div>
      <h2 className={`${row.title} ${classes.title}`}>
        <Link to={to}>{typeset(posting.title)}</Link>
      </h2>
      <p className={classes.dates}>
        <Posted of={posting} />
        {!isExpired && !posting.isArchived && (
          <>
            <span aria-hidden="true">·</span>
            <Remaining of={posting} />
          </>
        )}
      </p>
      {posting.assignee !== undefined && (
        <Suspense>
          <Assignment
            kind={kind.name === 'missions' ? 'mission' : 'job'}
            id={posting.id}
            assignee={posting.assignee}
            onAssigned={() => void client.invalidateQueries({ queryKey: [kind.name] })}
          />
        </Suspense>
      )}
      {summary !== undefined && <p className={classes.summary}>{typeset(summary)}</p>}
      {mayNegotiate && (
        <div className={classes.state}>
          <StatusSelect kind={kind} posting={posting} publishing={publishing} />
          {actions}
        </div>
      )}
      <div className={`${row.foot} ${classes.foot}`}>
        <div className={classes.figures}>
          <Link to={to} className={`${row.way} ${classes.candidates}`}>
            <IconUsers {...icon} />
            {posting.candidates === 0 ? content.noCandidates : content.candidates(posting.candidates)}
            {posting.newCandidates > 0 && (
              <span className={classes.fresh}>{content.newCandidates(posting.newCandidates)}</span>
            )}
          </Link>
          {figures}
        </div>
        <div className={classes.buttons}>
          {links.map(({ to: address, icon: Icon, label }) => (
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
