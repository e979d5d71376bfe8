import type { Message } from '@basoche/contract/threads/messages';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconChecks, IconClock } from '@tabler/icons-react';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { KindIcon } from '../../files/shared/file-kind.tsx';
import type { OutgoingMessage } from '../api/outbox.ts';
import { thread as content } from '../content.ts';
import { reading } from '../conversation-content.ts';
import { people } from '../people-content.ts';
import { AttachmentList } from './attachment-list.tsx';
import { linkParts } from './links-in-text.ts';
import classes from './message.module.css';

/** A member's text, as plain text with safe links. */
const Written = ({ text }: { text: string }) =>
  linkParts(text).map(({ text: part, href }, index) =>
    href === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );

/** Content of a message: text, files, or both. */
const MessageContent = ({ speaker, message }: { speaker: string; message: ShownMessage }) => (
  <>
    {message.content !== '' && (
      <div className={classes.bubble}>
        <VisuallyHidden>{`${speaker}\u202f: `}</VisuallyHidden>
        <Written text={message.content} />
      </div>
    )}
    {message.attachments.length > 0 && (
      <>
        {message.content === '' && <VisuallyHidden>{`${speaker}\u202f: `}</VisuallyHidden>}
        <AttachmentList threadId={message.threadId} attachments={message.attachments} />
      </>
    )}
  </>
);

interface ShownMessage extends Pick<Message, 'content' | 'attachments'> {
  readonly threadId: string;
}

interface MessageBubbleProps {
  message: Message;
  /** Names of the viewer's side and of the other party. */
  own: string;
  other: string;
  startsRun: boolean;
  endsRun: boolean;
  /** True for the viewer's last message that the other party has read. */
  isLastRead: boolean;
}

/** The person who wrote a run of messages for a firm, with its name. */
const Author = ({
  message: { author, isMine },
  own,
  other,
}: Pick<MessageBubbleProps, 'message' | 'own' | 'other'>) => {
  if (!author) return null;
  const words = people.author(author, isMine ? own : other);
  return (
    <span className={classes.author} title={words}>
      {words}
    </span>
  );
};

export const MessageBubble = ({
  message,
  own,
  other,
  startsRun,
  endsRun,
  isLastRead,
}: MessageBubbleProps) => (
  <li className={classes.row} data-mine={message.isMine || undefined} data-starts={startsRun || undefined}>
    <MessageContent
      speaker={message.author || (message.isMine ? content.me : other)}
      message={{ ...message, threadId: message.postulationId }}
    />
    {endsRun || isLastRead ? (
      <span className={classes.foot}>
        <Author message={message} own={own} other={other} />
        <time
          dateTime={message.sentAt}
          title={`${formatDay(message.sentAt)} à ${formatHour(message.sentAt)}`}
        >
          {formatHour(message.sentAt)}
        </time>
        {isLastRead && (
          <span className={classes.read}>
            <IconChecks size={16} stroke={1.5} aria-hidden />
            {reading.read}
          </span>
        )}
      </span>
    ) : (
      <VisuallyHidden>{formatHour(message.sentAt)}</VisuallyHidden>
    )}
  </li>
);

interface OutgoingBubbleProps {
  entry: OutgoingMessage;
  startsRun: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is being sent or has failed; shown until it is sent or discarded. */
export const OutgoingBubble = ({ entry, startsRun, onRetry, onDiscard }: OutgoingBubbleProps) => {
  const isStuck = entry.status === 'failed' || entry.status === 'refused';
  return (
    <li className={classes.row} data-mine data-starts={startsRun || undefined} data-status={entry.status}>
      {entry.content !== '' && (
        <div className={classes.bubble}>
          <VisuallyHidden>{`${content.me}\u202f: `}</VisuallyHidden>
          <Written text={entry.content} />
        </div>
      )}
      {entry.attachments?.map(({ id, name, kind }) => (
        <span key={id} className={classes.leaving}>
          <KindIcon kind={kind} />
          {name}
        </span>
      ))}
      {isStuck ? (
        <div className={classes.stuck} role="alert">
          <span className={classes.reason}>
            <IconAlertCircle size={16} stroke={1.5} aria-hidden />
            <span>
              {content.notSent} {entry.status === 'refused' && entry.failure}
            </span>
          </span>
          <span className={classes.choices}>
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              {content.retry}
            </Button>
            <Button variant="subtle" size="compact-sm" color="gray.8" onClick={onDiscard}>
              {content.discard}
            </Button>
          </span>
        </div>
      ) : (
        <span className={classes.foot}>
          <IconClock size={16} stroke={1.5} aria-hidden />
          {entry.status === 'waiting' ? content.waiting : content.sending}
        </span>
      )}
    </li>
  );
};
