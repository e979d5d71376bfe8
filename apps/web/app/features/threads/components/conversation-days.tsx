import { Fragment, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { formatMessageDay } from '../../../lib/message-day.ts';
import { reading } from '../conversation-content.ts';
import { ActionLine } from './action-line.tsx';
import classes from './conversation.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { isSameStretch, type Stretch, stretchesOf } from './stretches.ts';
import type { TimelineDay } from './timeline.ts';

interface Marks {
  /** Id of the viewer's last message that the other party has read. */
  readonly lastRead: string | null;
  /** Id of the first message that was unread when the viewer came. */
  readonly firstUnread: string | null;
}

interface StretchProps extends Marks {
  stretch: Stretch;
  own: string;
  other: string;
  /** True for the last stretch. New messages appear there, so only it is announced to screen readers. */
  isLast: boolean;
}

/** Distance from the visible part beyond which stretches are not rendered; they keep their height. */
const nearBy = '1600px 0px';

/** Height to keep for a stretch that is far from the visible part; null for a near one. */
const useKeptHeight = (list: RefObject<HTMLOListElement | null>): number | null => {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined || element.contains(document.activeElement)) return;
        setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: element.closest('[role="log"]'), rootMargin: nearBy },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return height;
};

/**
 * Renders a stretch of messages only near the visible part, so that thousands of messages cost no more than
 * the visible ones.
 */
const StretchOfMessages = memo(
  ({ stretch, own, other, isLast, lastRead, firstUnread }: StretchProps) => {
    const list = useRef<HTMLOListElement>(null);
    const height = useKeptHeight(list);
    if (height !== null) return <ol ref={list} className="bare row column" style={{ height }} aria-hidden />;
    return (
      <ol ref={list} className="bare row column" aria-live={isLast ? undefined : 'off'}>
        {stretch.items.map((item) =>
          item.kind === 'line' ? (
            <ActionLine key={item.key} line={item} />
          ) : (
            <Fragment key={item.key}>
              {item.message.id === firstUnread && <li className={classes.unread}>{reading.unread}</li>}
              <MessageBubble
                message={item.message}
                own={own}
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
    one.own === next.own &&
    one.other === next.other &&
    one.isLast === next.isLast &&
    one.lastRead === next.lastRead &&
    one.firstUnread === next.firstUnread &&
    isSameStretch(one.stretch, next.stretch),
);

/** Marks inside a stretch, so that marks of other stretches do not render it again. */
const marksIn = ({ items }: Stretch, { lastRead, firstUnread }: Marks): Marks => {
  const has = (id: string | null) =>
    id !== null && items.some((item) => item.kind === 'message' && item.message.id === id);
  return { lastRead: has(lastRead) ? lastRead : null, firstUnread: has(firstUnread) ? firstUnread : null };
};

interface ConversationDaysProps extends Marks {
  days: readonly TimelineDay[];
  /** Names of the viewer's side and of the other party. */
  own: string;
  other: string;
}

/** Messages and guided actions, day by day. */
export const ConversationDays = ({ days, own, other, ...marks }: ConversationDaysProps) => {
  const now = new Date();
  return days.map((day, dayIndex) => (
    <section key={day.day} aria-label={formatMessageDay(day.day, now)}>
      <h2 className={classes.day}>{formatMessageDay(day.day, now)}</h2>
      {stretchesOf(day).map((stretch, index, all) => (
        <StretchOfMessages
          key={stretch.key}
          stretch={stretch}
          own={own}
          other={other}
          isLast={dayIndex === days.length - 1 && index === all.length - 1}
          {...marksIn(stretch, marks)}
        />
      ))}
    </section>
  ));
};
