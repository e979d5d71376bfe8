import type { Discussion } from '@basoche/contract/inbox';
import type { ThreadType } from '@basoche/domain/threads/application';
import { VisuallyHidden } from '@mantine/core';
import { IconBriefcase, IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatRelative } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { ProfessionLine } from '../../members/components/profession-line.tsx';
import type { ThreadDraft } from '../api/draft.ts';
import { anonymous, inbox } from '../content.ts';
import { search } from '../conversation-content.ts';
import { discussionPath } from '../views.ts';
import classes from './discussion-row.module.css';
import { PartyPicture } from './party-picture.tsx';
import { StateBadge } from './state-badge.tsx';

const typeOf = ({ jobID }: Discussion): ThreadType => (jobID === null ? 'MISSION' : 'JOB');

const nameOf = (discussion: Discussion): string =>
  discussion.isCreator ? inbox.own[typeOf(discussion)] : (discussion.other?.name ?? anonymous);

const ownIcons = { MISSION: IconFolder, JOB: IconBriefcase } as const;

interface DiscussionRowProps {
  discussion: Discussion;
  /** What waits to be sent there, on this device. */
  draft: ThreadDraft | null;
  now: Date;
}

/** One line of the inbox. The whole line is the link. */
export const DiscussionRow = ({ discussion, draft, now }: DiscussionRowProps) => {
  const { title, isCreator, other, state, lastMessage, unread, updatedAt } = discussion;
  const type = typeOf(discussion);
  const OwnIcon = ownIcons[type];
  return (
    <li>
      <Link to={discussionPath(discussion)} className={classes.row} data-unread={unread > 0 || undefined}>
        {isCreator ? (
          <span className={classes.own}>
            <OwnIcon size={20} stroke={1.5} aria-hidden />
          </span>
        ) : (
          <PartyPicture party={other} size={44} />
        )}
        <span className={classes.name}>
          <span className={classes.who}>{nameOf(discussion)}</span>{' '}
          {other?.profession && (
            <ProfessionLine profession={other.profession} className={classes.profession} />
          )}
        </span>
        <time dateTime={updatedAt} className={classes.when}>
          {formatRelative(updatedAt, now)}
        </time>
        <span className={classes.title}>{typeset(title)}</span>
        {draft ? (
          <span className={classes.last}>
            <span className={classes.draft}>{`${search.draft}\u202f:`}</span>{' '}
            {draft.content.trim() || search.draftOfFiles}
          </span>
        ) : (
          <span className={classes.last} data-none={lastMessage === null || undefined}>
            {lastMessage ?? inbox.noMessage}
          </span>
        )}
        {unread > 0 && (
          <span className={classes.unread}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{inbox.unread(unread)}</VisuallyHidden>
          </span>
        )}
        {state && (
          <span className={classes.state}>
            <StateBadge state={state} type={type} />
          </span>
        )}
      </Link>
    </li>
  );
};
