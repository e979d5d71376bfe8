import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end that still counts as being at the end, in pixels. */
const nearEnd = 64;

interface Keys {
  /** Keys of the first and last displayed entries, which show where entries were added. */
  readonly first: string;
  readonly last: string;
  /** True if the last entry is the viewer's own. */
  readonly isMine: boolean;
  /** True while there is no message: the conversation is then shown from its top. */
  readonly fromTop: boolean;
}

interface ConversationScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** True if new messages are below the visible part. */
  readonly hasNewBelow: boolean;
  readonly toEnd: () => void;
  /** Keeps the scroll position when the content is about to grow. */
  readonly hold: () => void;
}

/**
 * Scroll position of a conversation. It stays at the end while the viewer is there. Otherwise it stays in
 * place while messages are added above or below.
 */
export const useConversationScroll = ({ first, last, isMine, fromTop }: Keys): ConversationScroll => {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef({ first: '', last: '', height: 0, room: 0, isAtEnd: !fromTop });
  const [hasNewBelow, setNewBelow] = useState(false);

  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    seen.current.isAtEnd = true;
    setNewBelow(false);
  };

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    // The height of the box has just changed, for a keyboard or a folded step: ignore this event, the
    // observer scrolls to the end.
    if (seen.current.isAtEnd && element.clientHeight !== seen.current.room) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    seen.current = { ...seen.current, height: element.scrollHeight, isAtEnd };
    if (isAtEnd) setNewBelow(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what is shown has changed
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const isPrepended = before.first !== '' && before.first !== first;
    const isAppended = before.last !== last;
    if (isPrepended && !before.isAtEnd) element.scrollTop += element.scrollHeight - before.height;
    else if (before.isAtEnd || (isAppended && isMine)) toEnd();
    else if (isAppended && before.last !== '') setNewBelow(true);
    seen.current = { ...seen.current, first, last, height: element.scrollHeight };
    // A conversation shown from its top is at its end only if all of it is visible.
    if (before.last === '' && fromTop) seen.current.isAtEnd = element.scrollHeight <= element.clientHeight;
  }, [first, last, isMine]);

  // The height of the box may change, and that of its content too, even if nothing is added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the life of the box
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      seen.current.room = element.clientHeight;
      if (seen.current.isAtEnd) toEnd();
      else seen.current.height = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const hold = () => {
    seen.current.isAtEnd = false;
  };

  return { box, onScroll, hasNewBelow, toEnd, hold };
};
