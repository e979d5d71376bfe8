import type { ThreadReviews } from '@basoche/contract/threads/reviews';
import type { Thread } from '@basoche/contract/threads/threads';
import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import classes from '../pages/thread.module.css';
import { reviews as content } from '../reviews-content.ts';
import { otherName } from '../thread-facts.ts';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

/** Sentence on the state of the two reviews. */
const sentence = (thread: Thread, { mine, other, otherOpensAt, writeUntil }: ThreadReviews): string => {
  const name = otherName(thread);
  if (mine === null && otherOpensAt !== null && thread.permitted.includes('review')) {
    return content.awaits(name, formatDay(otherOpensAt));
  }
  if (other !== null) return content.open(name);
  if (mine !== null) {
    const isOpen = Date.parse(mine.opensAt) <= Date.now();
    return isOpen ? content.mineOpen(name) : content.hidden(name, formatDay(mine.opensAt));
  }
  return thread.permitted.includes('review') ? content.invite(name, formatDay(writeUntil)) : content.over;
};

const label = (thread: Thread, { mine, other }: ThreadReviews): string | null => {
  if (thread.permitted.includes('review')) return content.write;
  if (other !== null) return content.read;
  return mine === null ? null : content.readMine;
};

/** At DONE: buttons to review the other party, to read their review, to reply. */
export const ReviewZone = ({ thread, reviews }: { thread: Thread; reviews: ThreadReviews }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const button = label(thread, reviews);
  const asks = thread.permitted.includes('review') || thread.permitted.includes('review/reply');
  return (
    <div className="grid gap-3 top-2">
      <p className={classes.text}>{sentence(thread, reviews)}</p>
      {button !== null && (
        <Button
          variant={asks ? 'filled' : 'default'}
          leftSection={<IconStar size={20} stroke={1.5} aria-hidden />}
          aria-haspopup="dialog"
          fullWidth
          onClick={open}
        >
          {button}
        </Button>
      )}
      {wasOpened && (
        <Suspense>
          <ReviewDialog thread={thread} reviews={reviews} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
