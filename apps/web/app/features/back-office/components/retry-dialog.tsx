import type { FinanceMovement } from '@basoche/contract/payments/finances';
import { Stack } from '@mantine/core';
import { formatEuros } from '../../../lib/money.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { useRetryMovement } from '../api/finances.ts';
import { finances } from '../finance-content.ts';
import { CodePart } from './code-part.tsx';
import { useCodeForm } from './use-code-form.ts';

const words = finances.movements;

interface RetryDialogProps {
  movement: FinanceMovement;
  opened: boolean;
  onClose: () => void;
}

const RetryForm = ({ movement, onClose }: Omit<RetryDialogProps, 'opened'>) => {
  const retrying = useRetryMovement(movement.id);
  const { fields, props, sending, failure, asksCode } = useCodeForm<{ code: string }>({
    initialValues: { code: '' },
    check: () => ({}),
    send: async (_, code) => {
      await retrying.mutateAsync(code);
      notifySuccess(words.done);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <strong>
          {typeset(movement.title)}
          {`\u202f: `}
          {formatEuros(movement.amount)}
        </strong>
        <p>{movement.kind === 'failed' ? words.retryFailed : words.retryText}</p>
        <CodePart fields={fields} failure={failure} asksCode={asksCode} />
        <SubmitActions
          isFirst
          cancel={finances.cancel}
          submit={words.retry}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

/** A code is asked for again in the same place. */
export default function RetryDialog({ opened, ...props }: RetryDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words.retryTitle}>
      <RetryForm {...props} />
    </Dialog>
  );
}
