import type { Thread } from '@basoche/contract/threads/threads';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconMessages } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { OutgoingMessage } from '../api/outbox.ts';
import { useOtherTyping } from '../api/presence.ts';
import { useOlderMessages } from '../api/thread.ts';
import { thread as content, speaking } from '../content.ts';
import { reading } from '../conversation-content.ts';
import { people } from '../people-content.ts';
import { otherName, otherOf, otherSubject, ownName } from '../thread-facts.ts';
import { ApplicationSent, saysSomething } from './application-sent.tsx';
import classes from './conversation.module.css';
import { ConversationDays } from './conversation-days.tsx';
import { OutgoingBubble } from './message-bubble.tsx';
import { OlderMessages } from './older-messages.tsx';
import { lastReadOf, useFirstUnread } from './reading-marks.ts';
import { pendingOf, timelineOf } from './timeline.ts';
import { useConversationScroll } from './use-conversation-scroll.ts';

/** Typing sign of the other party, for sighted users. Its space is always reserved, so that nothing moves. */
const TypingLine = ({ other, isTyping }: { other: string; isTyping: boolean }) => (
  <p className={classes.typing} aria-hidden>
    {isTyping && (
      <>
        <span className={classes.dots}>
          <span />
          <span />
          <span />
        </span>
        {reading.typing(other)}
      </>
    )}
  </p>
);

/** Typing sign for screen readers. */
const TypingSaid = ({ other, isAnnounced }: { other: string; isAnnounced: boolean }) => (
  <VisuallyHidden role="status">{isAnnounced && reading.typing(other)}</VisuallyHidden>
);

interface ConversationProps {
  thread: Thread;
  /** True once the thread was read from the server on this visit. */
  isFresh: boolean;
  outgoing: readonly OutgoingMessage[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

export const Conversation = ({ thread, isFresh, outgoing, onRetry, onDiscard }: ConversationProps) => {
  const older = useOlderMessages(thread.id);
  const days = useMemo(() => timelineOf(thread), [thread]);
  const firstUnread = useFirstUnread(thread, isFresh);
  const typing = useOtherTyping(thread.id);
  const pending = pendingOf(thread, outgoing);
  const other = otherName(thread);
  const { empty } = thread.assignee === undefined ? content : people;
  const lastItem = days.at(-1)?.items.at(-1);
  const { box, onScroll, hasNewBelow, toEnd, hold } = useConversationScroll({
    first: days[0]?.items[0]?.key ?? 'none',
    last: pending.at(-1)?.clientId ?? lastItem?.key ?? 'none',
    isMine: pending.length > 0 || (lastItem?.kind === 'message' && lastItem.message.isMine),
    fromTop: saysSomething(thread) && thread.messages.length === 0,
  });

  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={content.conversation}
        role="log"
        // New messages are announced; older ones loaded above are not.
        aria-live={older.isPending ? 'off' : 'polite'}
      >
        <div className={classes.content}>
          {thread.hasOlder && <OlderMessages thread={thread} older={older} />}
          {saysSomething(thread) && !thread.hasOlder && <ApplicationSent thread={thread} onToggle={hold} />}
          {thread.messages.length === 0 && pending.length === 0 && !thread.isRefused && (
            <div className={classes.empty}>
              <IconMessages size={24} stroke={1.5} aria-hidden />
              <p>{empty(speaking.object(otherOf(thread).name))}</p>
            </div>
          )}
          <ConversationDays
            days={days}
            own={ownName(thread)}
            other={other}
            lastRead={lastReadOf(thread)}
            firstUnread={firstUnread}
          />
          {pending.length > 0 && (
            <ol className="bare row column">
              {pending.map((entry, index) => (
                <OutgoingBubble
                  key={entry.clientId}
                  entry={entry}
                  startsRun={index === 0}
                  onRetry={() => onRetry(entry.clientId)}
                  onDiscard={() => onDiscard(entry.clientId)}
                />
              ))}
            </ol>
          )}
          <TypingLine other={otherSubject(thread)} isTyping={typing.isShown && !thread.isRefused} />
        </div>
      </div>
      <TypingSaid other={otherSubject(thread)} isAnnounced={typing.isAnnounced && !thread.isRefused} />
      {hasNewBelow && (
        <Button
          className={classes.toEnd}
          size="sm"
          leftSection={<IconArrowDown size={16} stroke={1.5} />}
          onClick={toEnd}
        >
          {content.newMessages}
        </Button>
      )}
    </div>
  );
};
