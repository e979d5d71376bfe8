import type { Assignee as ShownAssignee } from '@basoche/contract/firms/assignee';
import type { InboxConversation } from '@basoche/contract/threads/inbox';
import { isConsumer } from '@basoche/domain/access/viewer';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { withTaxCents } from '@basoche/domain/payments/vat';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { situationWords } from '@basoche/domain/threads/situation-content';
import { typeset } from '@basoche/domain/typography';
import { VisuallyHidden } from '@mantine/core';
import { NavLink } from 'react-router';
import { formatDay, formatRelative } from '../../../lib/dates.ts';
import { useMe } from '../../../lib/session.tsx';
import { assignmentWords } from '../../firms/shared/assignment-content.ts';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import type { ThreadDraft } from '../api/message-draft.ts';
import { PartyPicture } from '../components/party-picture.tsx';
import { row as content, inbox, search } from '../inbox-content.ts';
import { people } from '../people-content.ts';
import classes from './conversation-row.module.css';

/** Amount to deposit, else the price, with or without VAT as the viewer reads prices. */
const sumOf = (
  { depositDue, offer, tvaApplicable }: InboxConversation,
  isWithTax: boolean,
): string | null => {
  if (depositDue !== null) return formatCents(eurosToCents(depositDue));
  if (offer === null) return null;
  const cents = eurosToCents(offer);
  return isWithTax
    ? `${formatCents(withTaxCents(cents, tvaApplicable))}\u00a0TTC`
    : `${formatCents(cents)}\u00a0HT`;
};

const dueOf = ({ dueAt, situation }: InboxConversation, now: Date): string | null => {
  if (dueAt === null) return null;
  const day = formatDay(dueAt);
  if (situation === 'SETTLEMENT') return content.releasedOn(day);
  return Date.parse(dueAt) < now.getTime() ? content.since(day) : content.before(day);
};

const Last = ({ conversation, draft }: Pick<ConversationRowProps, 'conversation' | 'draft'>) => {
  const { lastMessage, isLastMine, assignee } = conversation;
  const mine = assignee === undefined ? content.mine : people.mine;
  if (draft) {
    return (
      <span className={classes.last}>
        <span className={classes.draft}>{`${search.draft}\u202f:`}</span>{' '}
        {draft.content.trim() || search.draftOfFiles}
      </span>
    );
  }
  return (
    <span className={classes.last} data-none={lastMessage === null || undefined}>
      {lastMessage === null ? inbox.noMessage : `${isLastMine ? `${mine} ` : ''}${lastMessage}`}
    </span>
  );
};

/** Short name: « Karim S. ». Initials alone might fit two people. */
const shortName = (name: string): string => name.replace(/^(\S+)\s(.*\s)?(\S).*$/, '$1\u00a0$3.');

/** The person in charge in the viewer's firm: a short name, or a sentence if it is the viewer. */
const Assignee = ({ assignee: { name, isOwn } }: { assignee: ShownAssignee }) =>
  isOwn ? (
    <span className={classes.assignee}>{assignmentWords.thread.own}</span>
  ) : (
    <span className={classes.assignee} title={assignmentWords.thread.to(name)}>
      <span aria-hidden>{shortName(name)}</span>
      <VisuallyHidden>{assignmentWords.thread.to(name)}</VisuallyHidden>
    </span>
  );

interface ConversationRowProps {
  conversation: InboxConversation;
  viewer: ThreadParty;
  /** Title of the mission or offer, if nothing above shows it. */
  title?: string;
  to: string;
  /** Unsent message of this thread, on this device. */
  draft: ThreadDraft | null;
  now: Date;
}

/** One conversation of the inbox. The whole line is the link. */
export const ConversationRow = ({ conversation, viewer, title, to, draft, now }: ConversationRowProps) => {
  const { other, turn, unread, updatedAt } = conversation;
  const sum = sumOf(conversation, isConsumer(useMe()));
  const due = dueOf(conversation, now);
  return (
    <NavLink to={to} className={classes.row ?? ''} data-unread={unread > 0 || undefined} data-turn={turn}>
      <PartyPicture party={other} size={44} />
      <span className={classes.name}>
        <span className={classes.who}>{other?.name ?? anonymousClient}</span>{' '}
        {other?.profession && <ProfessionLine profession={other.profession} className={classes.profession} />}
      </span>
      <time dateTime={updatedAt} className={classes.when}>
        {formatRelative(updatedAt, now)}
      </time>
      {title !== undefined && <span className={classes.title}>{typeset(title)}</span>}
      <span className={classes.state}>
        <span className={classes.step}>{situationWords(conversation, viewer)}</span>
        {sum !== null && (
          <>
            {'\u00a0· '}
            <span className={classes.sum}>{sum}</span>
          </>
        )}
        {due !== null && `\u00a0· ${due}`}
      </span>
      {conversation.assignee && <Assignee assignee={conversation.assignee} />}
      <Last conversation={conversation} draft={draft} />
      {unread > 0 && (
        <span className={classes.unread}>
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <VisuallyHidden>{inbox.unread(unread)}</VisuallyHidden>
        </span>
      )}
    </NavLink>
  );
};
