import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { formatMessageDay } from '../../../lib/dates.ts';
import { reading } from '../conversation-content.ts';
import { ActionLine } from './action-line.tsx';
import classes from './conversation.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { isSameStretch, type Stretch, stretchesOf } from './stretches.ts';
import type { TimelineDay } from './timeline.ts';

interface Marks {
  /** Id of the last message of the reader's own that the other party has read. */
  readonly lastRead: string | null;
  /** Id of the first message that was not read when one came. */
  readonly firstUnread: string | null;
}

interface StretchProps extends Marks {
  stretch: Stretch;
  other: string;
}

/**
 * Once it was drawn, the browser leaves a stretch aside while it is out of sight, at the height that it has: thousands of messages
 * cost as much as those that are seen.
 */
const StretchOfMessages = memo(
  ({ stretch, other, lastRead, firstUnread }: StretchProps) => {
    const list = useRef<HTMLOListElement>(null);
    useLayoutEffect(() => {
      const element = list.current;
      if (!element) return;
      element.style.containIntrinsicBlockSize = `auto ${element.offsetHeight}px`;
      element.style.contentVisibility = 'auto';
    }, []);
    return (
      <ol ref={list} className={classes.list}>
        {stretch.items.map((item) =>
          item.kind === 'line' ? (
            <ActionLine key={item.key} line={item} />
          ) : (
            <Fragment key={item.key}>
              {item.message.id === firstUnread && <li className={classes.unread}>{reading.unread}</li>}
              <MessageBubble
                message={item.message}
                other={other}
                startsRun={item.startsRun}
                endsRun={item.endsRun}
                isLastRead={item.message.id === lastRead}
              />
            </Fragment>
          ),
        )}
      </ol>
    );
  },
  (one, next) =>
    one.other === next.other &&
    one.lastRead === next.lastRead &&
    one.firstUnread === next.firstUnread &&
    isSameStretch(one.stretch, next.stretch),
);

/** What of the marks stands in a stretch: another's marks are no reason to draw it anew. */
const marksIn = ({ items }: Stretch, { lastRead, firstUnread }: Marks): Marks => {
  const has = (id: string | null) =>
    id !== null && items.some((item) => item.kind === 'message' && item.message.id === id);
  return { lastRead: has(lastRead) ? lastRead : null, firstUnread: has(firstUnread) ? firstUnread : null };
};

interface ConversationDaysProps extends Marks {
  days: readonly TimelineDay[];
  other: string;
}

/** The messages and the guided actions, day by day. */
export const ConversationDays = ({ days, other, ...marks }: ConversationDaysProps) => {
  const now = new Date();
  return days.map((day) => (
    <section key={day.day} aria-label={formatMessageDay(day.day, now)}>
      <h2 className={classes.day}>{formatMessageDay(day.day, now)}</h2>
      {stretchesOf(day).map((stretch) => (
        <StretchOfMessages key={stretch.key} stretch={stretch} other={other} {...marksIn(stretch, marks)} />
      ))}
    </section>
  ));
};
