import type { Discussion } from '@basoche/contract/threads/inbox';
import { hearingPath } from '@basoche/domain/access/own-paths';
import { typeset } from '@basoche/domain/typography';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ThreadDraft } from '../api/message-draft.ts';
import { row as content } from '../inbox-content.ts';
import classes from '../pages/messages.module.css';
import { ConversationRow } from '../shared/conversation-row.tsx';
import { applicantsPath, type InboxView, threadPath } from '../shared/views.ts';

interface DiscussionEntryProps {
  discussion: Discussion;
  /** Inbox list that the entry belongs to. */
  view: InboxView;
  /** The viewer's unsent message in a thread; null if none. */
  draftOf: (postulationID: string) => ThreadDraft | null;
  now: Date;
}

/** Entry of the inbox (list of threads): the viewer's own application, or their posting (mission or offer) with its candidates. */
export const DiscussionEntry = ({ discussion, view, draftOf, now }: DiscussionEntryProps) => {
  const titleId = useId();
  const { isCreator, isHearing, missionID, title, applications, applicationCount } = discussion;
  // The inbox shows the newest candidates only, and links to the others.
  const others = applicationCount - applications.length;
  const rows = applications.map((conversation) => ({
    key: conversation.postulationID,
    row: (
      <ConversationRow
        conversation={conversation}
        viewer={isCreator ? 'creator' : 'candidate'}
        {...(isCreator ? {} : { title })}
        to={threadPath(conversation.postulationID, view)}
        draft={draftOf(conversation.postulationID)}
        now={now}
      />
    ),
  }));
  if (!isCreator) return rows.map(({ key, row }) => <li key={key}>{row}</li>);
  return (
    <li>
      <p id={titleId} className={classes.entryTitle}>
        <Link to={isHearing ? hearingPath(missionID ?? '') : applicantsPath(discussion)}>
          {typeset(title)}
        </Link>
      </p>
      <ul className="bare" aria-labelledby={titleId}>
        {rows.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      {others > 0 && (
        <Link to={applicantsPath(discussion)} className={classes.others}>
          {content.others(others)}
        </Link>
      )}
    </li>
  );
};
