import type { Discussion } from '@basoche/contract/threads';
import { VisuallyHidden } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatRelative } from '../../../lib/dates.ts';
import { anonymous, inbox } from '../content.ts';
import classes from './discussion-row.module.css';
import { PartyPicture } from './party-picture.tsx';
import { StateBadge } from './state-badge.tsx';

/** A creator goes to the applicants of the mission, a candidate to the thread (second document, §2). */
const pathOf = ({ isCreator, missionID, postulationID }: Discussion): string =>
  isCreator || postulationID === null ? `/manage/missions/${missionID}` : `/messages/${postulationID}`;

const nameOf = ({ isCreator, other }: Discussion): string =>
  isCreator ? inbox.ownMission : (other?.name ?? anonymous);

interface DiscussionRowProps {
  discussion: Discussion;
  now: Date;
}

/** One line of the inbox. The whole line is the link. */
export const DiscussionRow = ({ discussion, now }: DiscussionRowProps) => {
  const { title, isCreator, other, state, lastMessage, unread, updatedAt } = discussion;
  return (
    <li>
      <Link to={pathOf(discussion)} className={classes.row} data-unread={unread > 0 || undefined}>
        {isCreator ? (
          <span className={classes.mission}>
            <IconFolder size={20} stroke={1.5} aria-hidden />
          </span>
        ) : (
          <PartyPicture party={other} size={44} />
        )}
        <span className={classes.name}>{nameOf(discussion)}</span>
        <time dateTime={updatedAt} className={classes.when}>
          {formatRelative(updatedAt, now)}
        </time>
        <span className={classes.title}>{title}</span>
        <span className={classes.last} data-none={lastMessage === null || undefined}>
          {lastMessage ?? inbox.noMessage}
        </span>
        {unread > 0 && (
          <span className={classes.unread}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{inbox.unread(unread)}</VisuallyHidden>
          </span>
        )}
        {state && (
          <span className={classes.state}>
            <StateBadge state={state} />
          </span>
        )}
      </Link>
    </li>
  );
};
