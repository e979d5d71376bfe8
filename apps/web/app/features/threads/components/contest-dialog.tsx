import type { Thread } from '@basoche/contract/threads/threads';
import { textLimits } from '@basoche/domain/limits';
import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { contestDialog as words } from '../command-words.ts';
import { contestDraft } from '../drafts.ts';
import { depositOf, otherSubject, payeeSumOf } from './next-step.ts';

interface ContestDialogProps {
  thread: Thread;
  pending: boolean;
  error: Error | null;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** From here on the number of characters left is shown. */
const nearLimit = 200;

const hintFor = (length: number): string | null => {
  const left = textLimits.reason - length;
  if (left < 0) return words.tooLong(-left);
  return left <= nearLimit ? words.left(left) : null;
};

const mistakeIn = (reason: string): string | null => {
  if (reason.trim() === '') return words.required;
  return reason.trim().length > textLimits.reason ? hintFor(reason.trim().length) : null;
};

/** Why a mission is contested. What is typed stays, on this device, until it was taken. */
export default function ContestDialog({ thread, pending, error, onSend, onClose }: ContestDialogProps) {
  const [{ reason }, change] = useDraft(contestDraft(thread.id), { reason: '' });
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const other = otherSubject(thread);
  const deposit =
    thread.execution.depositConfirmedAt === null
      ? null
      : thread.isCreator
        ? depositOf(thread)
        : payeeSumOf(thread);
  const mistake = mistakeIn(reason);
  const refused = refusedFields(error).reason;
  const hint = hintFor(reason.trim().length);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mistake !== null) field.current?.focus();
    else if (!pending) onSend(reason.trim());
  };

  return (
    <Dialog opened onClose={onClose} title={words.title}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          <div>
            {words.lead} {deposit === null ? words.direct : words.frozen(deposit)}
          </div>
          <Textarea
            ref={field}
            label={words.label}
            description={hint === null ? words.help(other) : `${words.help(other)} ${hint}`}
            required
            autosize
            minRows={4}
            maxRows={12}
            data-autofocus
            value={reason}
            error={isChecked ? (mistake ?? refused) : refused}
            onChange={(event) => {
              change({ reason: event.currentTarget.value });
              setChecked(false);
            }}
          />
          {error && !refused && <Note tone="danger">{failureSentence(error)}</Note>}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" color="red" loading={pending}>
              {words.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
