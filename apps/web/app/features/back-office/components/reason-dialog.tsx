import { textLimits } from '@basoche/domain/text-limits';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { CodeFormDialog } from './code-form-dialog.tsx';

export interface ReasonRequest {
  /** Subject of the decision. */
  about: string;
  content: Readonly<Record<'title' | 'lead' | 'reason' | 'help' | 'submit', string>> & {
    readonly done?: string;
  };
  check: (values: { reason: string }) => Record<string, string>;
  /** `code` is null until the server has asked for one. */
  send: (reason: string, code: string | null) => Promise<unknown>;
  /** Key of the draft of the reason, kept on this device until it is accepted. */
  draft: string;
  /** True for a decision that takes nothing away. */
  isMild?: boolean;
}

/** Dialog of a decision that consists of its reasons. */
export default function ReasonDialog({
  about,
  content,
  check,
  send,
  isMild = false,
  ...dialog
}: ReasonRequest & Opened) {
  return (
    <CodeFormDialog
      {...dialog}
      title={content.title}
      initialValues={{ reason: '' }}
      check={({ reason }) => check({ reason: reason.trim() })}
      send={({ reason }, code) => send(reason.trim(), code)}
      done={content.done}
      submit={content.submit}
      danger={!isMild}
    >
      {({ fields }) => (
        <>
          <div>
            <strong>{about}</strong>
            <br />
            {content.lead}
          </div>
          <ReasonField
            label={content.reason}
            description={content.help}
            maxLength={textLimits.reason}
            data-autofocus
            {...fields.getInputProps('reason')}
          />
        </>
      )}
    </CodeFormDialog>
  );
}
