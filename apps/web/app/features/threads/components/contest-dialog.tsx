import type { Thread } from '@basoche/contract/threads/threads';
import { textLimits } from '@basoche/domain/text-limits';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { contestDialog as content } from '../command-content.ts';
import { depositText, otherSubject, payeeSumText, workOf } from '../thread-facts.ts';

interface ContestDialogProps extends Opened {
  thread: Thread;
  send: (reason: string) => Promise<unknown>;
  /** Called once the reason is sent. */
  onSent: () => void;
}

/** Number of characters left at which the counter appears. */
const nearLimit = 200;

/** Sentence about the characters left, or too many; null while many are left. */
const hintFor = (length: number): string | null => {
  const left = textLimits.reason - length;
  if (left < 0) return content.tooLong(-left);
  return left <= nearLimit ? content.left(left) : null;
};

/** Error of the reason; null if it can be sent. */
const mistakeIn = (reason: string): string | null => {
  if (reason.trim() === '') return content.required;
  return reason.trim().length > textLimits.reason ? hintFor(reason.trim().length) : null;
};

/**
 * Dialog in which a party contests a mission with a reason; staff decide. More text than the limit may be
 * typed, so that a pasted text is never cut silently.
 */
export default function ContestDialog({ thread, send, ...dialog }: ContestDialogProps) {
  const help = content.help(otherSubject(thread));
  const work = workOf(thread);
  // Money held for the work, as the viewer knows it: the whole for the client, the payee's part for the
  // candidate.
  const deposit =
    thread.execution.depositConfirmedAt === null
      ? null
      : thread.isCreator
        ? depositText(thread)
        : payeeSumText(thread);
  return (
    <FormDialog
      {...dialog}
      title={content.title(work)}
      draft={`contest:${thread.id}`}
      initialValues={{ reason: '' }}
      check={({ reason }): Record<string, string> => {
        const mistake = mistakeIn(reason);
        return mistake === null ? {} : { reason: mistake };
      }}
      send={({ reason }) => send(reason.trim())}
      submit={content.send(work)}
      danger
    >
      {({ fields }) => {
        const hint = hintFor(fields.values.reason.trim().length);
        return (
          <>
            <div>
              {content.lead} {deposit === null ? content.direct : content.frozen(deposit, work)}
            </div>
            <ReasonField
              label={content.label}
              description={hint === null ? help : `${help} ${hint}`}
              minRows={4}
              maxRows={12}
              data-autofocus
              {...fields.getInputProps('reason')}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
