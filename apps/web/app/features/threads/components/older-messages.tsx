import type { Thread } from '@basoche/contract/threads/threads';
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { useOlderMessages } from '../api/thread.ts';
import { thread as content } from '../content.ts';
import classes from './conversation.module.css';

interface OlderMessagesProps {
  thread: Thread;
  older: ReturnType<typeof useOlderMessages>;
}

/** Button to load older messages, which are also loaded when the top is reached. */
export const OlderMessages = ({ thread, older }: OlderMessagesProps) => {
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
      { root: element.parentElement?.parentElement ?? null, rootMargin: '400px 0px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [before, isPending, isError, mutate]);

  return (
    <div ref={mark} className={classes.older}>
      {isPending ? (
        <span role="status" className={classes.loading}>
          <Loader size={16} color="gray.7" aria-hidden /> {content.loadingOlder}
        </span>
      ) : (
        <Button
          variant="subtle"
          color="gray.7"
          onClick={() => {
            if (before !== undefined) mutate(before);
          }}
        >
          {isError ? content.retry : content.older}
        </Button>
      )}
    </div>
  );
};
