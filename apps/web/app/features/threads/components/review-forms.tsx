import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Rating.layer.css';
import { reviewBody, reviewReplyBody } from '@basoche/contract/threads/reviews';
import { textLimits } from '@basoche/domain/text-limits';
import { Button, Checkbox, Input, Rating, Stack, Textarea } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useReview, useReviewReply } from '../api/reviews.ts';
import { reviews as content } from '../reviews-content.ts';
import classes from './next-step-dialogs.module.css';

interface ReviewFormProps {
  threadId: string;
  /** True if the text may appear on the other party's profile, with its author's agreement. */
  mayBePublic: boolean;
  other: string;
  onSent: () => void;
  onCancel: () => void;
}

interface Written extends Record<string, unknown> {
  grade: number;
  text: string;
  isPublic: boolean;
}

/** Review form: a grade and a text, kept on this device until sent. */
export const ReviewForm = ({ threadId, mayBePublic, other, onSent, onCancel }: ReviewFormProps) => {
  const [{ grade, text, isPublic }, change, clear] = useFormDraft<Written>(`review:${threadId}`, {
    grade: 0,
    text: '',
    isPublic: false,
  });
  const [isChecked, setChecked] = useState(false);
  const review = useReview(threadId);
  const gradeId = useId();
  const form = useRef<HTMLFormElement>(null);
  const mistakes = fieldErrors(reviewBody, { grade, text });
  const shown = { ...refusedFields(review.error), ...(isChecked ? mistakes : {}) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mistakes.grade) form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    else if (mistakes.text) form.current?.querySelector('textarea')?.focus();
    else if (!review.isPending) {
      // The form is unmounted once the thread has the review, so what follows must not depend on it.
      review.mutateAsync({ grade, text, isPublic }).then(
        () => {
          clear();
          onSent();
        },
        () => undefined,
      );
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        <Input.Wrapper
          size="md"
          label={content.grade}
          labelElement="div"
          required
          error={shown.grade}
          id={gradeId}
        >
          <Rating
            className={classes.rating}
            role="radiogroup"
            aria-label={content.grade}
            aria-required
            aria-describedby={shown.grade ? `${gradeId}-error` : undefined}
            value={grade}
            emptySymbol={<IconStar size={32} stroke={1.5} />}
            fullSymbol={<IconStarFilled size={32} />}
            getSymbolLabel={content.symbol}
            name={gradeId}
            onChange={(value) => change({ grade: value })}
            // An arrow key only clicks a radio button, and Mantine ignores that until Space is pressed:
            // handle the click.
            onClick={({ target }) =>
              target instanceof HTMLInputElement && change({ grade: Number(target.value) })
            }
          />
        </Input.Wrapper>
        <Textarea
          label={content.text}
          description={content.textHelp(other)}
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={textLimits.review}
          value={text}
          error={shown.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        {mayBePublic ? (
          <Checkbox
            label={content.isPublic(other)}
            description={content.isPublicHelp}
            checked={isPublic}
            onChange={(event) => change({ isPublic: event.currentTarget.checked })}
          />
        ) : (
          <p className={classes.note}>{content.privacy(other)}</p>
        )}
        {review.error && <Note tone="danger">{failureSentence(review.error)}</Note>}
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {content.close}
          </Button>
          <Button type="submit" loading={review.isPending}>
            {content.send}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

/** Form of the right of reply, which can be used once. */
export const ReplyForm = ({
  threadId,
  isPublic,
  onSent,
}: Pick<ReviewFormProps, 'threadId' | 'onSent'> & { isPublic: boolean }) => {
  const [{ text }, change, clear] = useFormDraft<{ text: string }>(`review-reply:${threadId}`, { text: '' });
  const [isChecked, setChecked] = useState(false);
  const reply = useReviewReply(threadId);
  const field = useRef<HTMLTextAreaElement>(null);
  const mistakes = fieldErrors(reviewReplyBody, { text });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mistakes.text) field.current?.focus();
    else if (!reply.isPending) {
      reply.mutateAsync({ text }).then(
        () => {
          clear();
          onSent();
        },
        () => undefined,
      );
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          ref={field}
          label={content.reply}
          description={isPublic ? content.replyPublicHelp : content.replyHelp}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={textLimits.reviewReply}
          value={text}
          error={isChecked ? mistakes.text : refusedFields(reply.error).text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        {reply.error && <Note tone="danger">{failureSentence(reply.error)}</Note>}
        <Button type="submit" variant="default" className={classes.sendReply} loading={reply.isPending}>
          {content.sendReply}
        </Button>
      </Stack>
    </form>
  );
};
