import { Stack } from '@mantine/core';
import type { ContractFormOptions } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { cancel } from '../content.ts';
import { CodePart } from './code-part.tsx';
import { ReasonField } from './reason-field.tsx';
import { useCodeForm } from './use-code-form.ts';

interface ReasonFormProps {
  /** Whom or what it is about. */
  about: string;
  words: Readonly<Record<'lead' | 'reason' | 'help' | 'submit', string>> & { readonly done?: string };
  check: ContractFormOptions<{ reason: string }>['check'];
  /** `code` is null until the server has asked for one. */
  send: (reason: string, code: string | null) => Promise<unknown>;
  /** Until it was taken, the reason stays on this device under this name, whatever happens to the page. */
  draft: string;
  /** It takes nothing away. */
  isMild?: boolean;
  onClose: () => void;
}

/** A decision that is its reasons. */
export const ReasonForm = ({
  about,
  words,
  check,
  send,
  draft,
  isMild = false,
  onClose,
}: ReasonFormProps) => {
  const { fields, props, sending, ...form } = useCodeForm<{ reason: string; code: string }>({
    initialValues: { reason: '', code: '' },
    check: ({ reason }) => check({ reason: reason.trim() }),
    send: async ({ reason }, code) => {
      await send(reason.trim(), code);
      if (words.done !== undefined) notifySuccess(words.done);
    },
    draft: { key: draft, secret: ['code'] },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{about}</strong>
          <br />
          {words.lead}
        </div>
        <ReasonField
          label={words.reason}
          description={words.help}
          data-autofocus
          {...fields.getInputProps('reason')}
        />
        <CodePart fields={fields} {...form} />
        <SubmitActions
          danger={!isMild}
          cancel={cancel}
          submit={words.submit}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};
