import type { Thread } from '@basoche/contract/threads';
import { Button, Loader } from '@mantine/core';
import { IconArrowDown, IconMessages } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatMessageDay } from '../../../lib/dates.ts';
import type { OutgoingMessage } from '../api/outbox.ts';
import { useOlderMessages } from '../api/thread.ts';
import { speaking, thread as words } from '../content.ts';
import { ActionLine } from './action-line.tsx';
import { ApplicationSent } from './application-sent.tsx';
import classes from './conversation.module.css';
import { MessageBubble, OutgoingBubble } from './message-bubble.tsx';
import { otherName, otherOf } from './next-step.ts';
import { pendingOf, timelineOf } from './timeline.ts';
import { useConversationScroll } from './use-conversation-scroll.ts';

/** The messages before those shown: fetched on reaching the top, or by the button. */
const Older = ({ thread, older }: { thread: Thread; older: ReturnType<typeof useOlderMessages> }) => {
  const { mutate, isPending, isError } = older;
  const mark = useRef<HTMLDivElement>(null);
  const before = thread.messages[0]?.position;

  useEffect(() => {
    const element = mark.current;
    if (!element || before === undefined || isPending || isError) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) mutate(before);
      },
      { root: element.parentElement?.parentElement ?? null, rootMargin: '200px 0px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [before, isPending, isError, mutate]);

  return (
    <div ref={mark} className={classes.older}>
      {isPending ? (
        <span role="status" className={classes.loading}>
          <Loader size={16} color="gray.7" aria-hidden /> {words.loadingOlder}
        </span>
      ) : (
        <Button
          variant="subtle"
          color="gray.7"
          onClick={() => {
            if (before !== undefined) mutate(before);
          }}
        >
          {isError ? words.retry : words.older}
        </Button>
      )}
    </div>
  );
};

interface ConversationProps {
  thread: Thread;
  outgoing: readonly OutgoingMessage[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

export const Conversation = ({ thread, outgoing, onRetry, onDiscard }: ConversationProps) => {
  const older = useOlderMessages(thread.id);
  const days = timelineOf(thread);
  const pending = pendingOf(thread, outgoing);
  const other = otherName(thread);
  const lastItem = days.at(-1)?.items.at(-1);
  const { box, onScroll, hasNewBelow, toEnd, hold } = useConversationScroll({
    first: days[0]?.items[0]?.key ?? 'none',
    last: pending.at(-1)?.clientId ?? lastItem?.key ?? 'none',
    isMine: pending.length > 0 || (lastItem?.kind === 'message' && lastItem.message.isMine),
    fromTop: thread.sent !== null && thread.messages.length === 0,
  });
  const now = new Date();

  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.conversation}
        role="log"
        // What comes in is said aloud; what is loaded above it is not.
        aria-live={older.isPending ? 'off' : 'polite'}
      >
        <div className={classes.content}>
          {thread.hasOlder && <Older thread={thread} older={older} />}
          {thread.sent && !thread.hasOlder && (
            <ApplicationSent thread={thread} sent={thread.sent} onToggle={hold} />
          )}
          {thread.messages.length === 0 && pending.length === 0 && !thread.isRefused && (
            <div className={classes.empty}>
              <IconMessages size={24} stroke={1.5} aria-hidden />
              <p>{words.empty(speaking.object(otherOf(thread).name))}</p>
            </div>
          )}
          {days.map(({ day, items }) => (
            <section key={day} aria-label={formatMessageDay(day, now)}>
              <h2 className={classes.day}>{formatMessageDay(day, now)}</h2>
              <ol className={classes.list}>
                {items.map((item) =>
                  item.kind === 'line' ? (
                    <ActionLine key={item.key} line={item} />
                  ) : (
                    <MessageBubble
                      key={item.key}
                      message={item.message}
                      other={other}
                      startsRun={item.startsRun}
                      endsRun={item.endsRun}
                    />
                  ),
                )}
              </ol>
            </section>
          ))}
          {pending.length > 0 && (
            <ol className={classes.list}>
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
        </div>
      </div>
      {hasNewBelow && (
        <Button
          className={classes.toEnd}
          size="sm"
          leftSection={<IconArrowDown size={16} stroke={1.5} />}
          onClick={toEnd}
        >
          {words.newMessages}
        </Button>
      )}
    </div>
  );
};
