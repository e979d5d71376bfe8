import type { Thread } from '@basoche/contract/threads/threads';
import { textLimits } from '@basoche/domain/text-limits';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { returnSheet as content } from '../month-content.ts';
import { otherSubject } from '../thread-facts.ts';

interface ReturnSheetDialogProps extends Opened {
  thread: Thread;
  send: (reason: string) => Promise<unknown>;
  onSent: () => void;
}

/** Dialog in which the client gives the sheet of a month back to be corrected, with a reason. */
export default function ReturnSheetDialog({ thread, send, ...dialog }: ReturnSheetDialogProps) {
  const other = otherSubject(thread);
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft={`return-sheet:${thread.id}`}
      initialValues={{ reason: '' }}
      check={({ reason }): Record<string, string> =>
        reason.trim() === '' ? { reason: content.required } : {}
      }
      send={({ reason }) => send(reason.trim())}
      submit={content.send}
    >
      {({ fields }) => (
        <>
          <p className="flat">{content.lead(other)}</p>
          <ReasonField
            label={content.label}
            description={content.help(other)}
            maxLength={textLimits.reason}
            data-autofocus
            {...fields.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
