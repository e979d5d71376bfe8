import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading along, in pixels. */
const nearEnd = 64;

interface Keys {
  /** Of the first and the last thing shown; they tell what was added, and where. */
  readonly first: string;
  readonly last: string;
  /** What was added last is the reader's own. */
  readonly isMine: boolean;
  /** Nobody has written yet: what stands first is read first. */
  readonly fromTop: boolean;
}

interface ConversationScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Something new stands below what is being read. */
  readonly hasNewBelow: boolean;
  readonly toEnd: () => void;
  /** Stays where one is, although what is shown is about to grow. */
  readonly hold: () => void;
}

/**
 * Keeps the place in a conversation: at its end while one reads along, and where one is while older messages are put
 * above or new ones below.
 */
export const useConversationScroll = ({ first, last, isMine, fromTop }: Keys): ConversationScroll => {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef({ first: '', last: '', height: 0, isAtEnd: !fromTop });
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
    // Read from its top, a conversation is at its end only where all of it is in sight.
    if (before.last === '' && fromTop) seen.current.isAtEnd = element.scrollHeight <= element.clientHeight;
  }, [first, last, isMine]);

  // The box may change its height, and so may what is in it without anything being added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the life of the box
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
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
