import type { Review, ThreadReviews } from '@basoche/contract/threads/reviews';
import type { Thread } from '@basoche/contract/threads/threads';
import { mayOpenText } from '@basoche/domain/threads/reviews';
import { Button, Stack } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { partyOf } from '../party.ts';
import { reviews as content } from '../reviews-content.ts';
import { otherName } from '../thread-facts.ts';
import classes from './next-step-dialogs.module.css';
import { ReplyForm, ReviewForm } from './review-forms.tsx';
import { WrittenReview } from './written-review.tsx';

interface ReviewDialogProps {
  thread: Thread;
  reviews: ThreadReviews;
  opened: boolean;
  onClose: () => void;
}

/** Day of the review, and whether its text is public. */
const writtenOn = ({ sentAt, isPublic }: Review): string =>
  isPublic ? content.onPublic(formatDay(sentAt)) : content.on(formatDay(sentAt));

/**
 * Dialog after a mission: both parties' reviews of each other (grade and text), as far as the viewer may read
 * them, and the forms to write one or to reply.
 */
export default function ReviewDialog({ thread, reviews, opened, onClose }: ReviewDialogProps) {
  const { mine, other } = reviews;
  const name = otherName(thread);
  const mayWrite = thread.permitted.includes('review');
  const mayReply = thread.permitted.includes('review/reply');
  return (
    <Dialog opened={opened} onClose={onClose} title={content.title}>
      {/* Keeps the focus in the dialog when a form is sent and disappears. */}
      <FocusKeeper>
        <Stack gap="lg">
          {other && (
            <WrittenReview
              title={content.other(name)}
              review={other}
              replyTitle={content.myReply}
              note={writtenOn(other)}
            />
          )}
          {mayReply && (
            <ReplyForm
              threadId={thread.id}
              isPublic={other?.isPublic === true}
              onSent={() => notifySuccess(content.replySent)}
            />
          )}
          {mine && (
            <WrittenReview
              title={content.mine}
              review={mine}
              replyTitle={content.replyOf(name)}
              note={
                other === null && Date.parse(mine.opensAt) > Date.now()
                  ? content.hidden(name, formatDay(mine.opensAt))
                  : writtenOn(mine)
              }
            />
          )}
          {mayWrite ? (
            <ReviewForm
              threadId={thread.id}
              mayBePublic={mayOpenText(partyOf(thread))}
              other={name}
              onCancel={onClose}
              onSent={() => notifySuccess(content.sent)}
            />
          ) : (
            <div className={classes.foot}>
              <DialogActions>
                <Button variant="default" onClick={onClose}>
                  {content.close}
                </Button>
              </DialogActions>
            </div>
          )}
        </Stack>
      </FocusKeeper>
    </Dialog>
  );
}
