import '../../../ui/modal.css.ts';
import { cancelBody } from '@basoche/contract/back-office';
import { textLimits } from '@basoche/domain/limits';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { CodeField } from '../../auth/components/code-field.tsx';
import { useCancelDepositOf } from '../api/decisions.ts';
import { cancel, cancelDeposit as words } from '../content.ts';
import { useCodeForm } from './use-code-form.ts';

interface CancelDepositDialogProps {
  /** The thread's. */
  id: string;
  mission: string;
  opened: boolean;
  onClose: () => void;
}

const CancelDepositForm = ({ id, mission, onClose }: Omit<CancelDepositDialogProps, 'opened'>) => {
  const cancelling = useCancelDepositOf(id);
  const { fields, props, sending, failure, asksCode } = useCodeForm<{ reason: string; code: string }>({
    initialValues: { reason: '', code: '' },
    check: ({ reason }) => fieldErrors(cancelBody, { reason: reason.trim() }),
    send: async ({ reason }, code) => {
      await cancelling.mutateAsync({ reason: reason.trim(), code });
      notifySuccess(words.done);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <strong>{typeset(mission)}</strong>
        <p>{words.text}</p>
        <Textarea
          label={words.reason}
          description={words.reasonHelp}
          name="reason"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={textLimits.reason}
          data-autofocus
          {...fields.getInputProps('reason')}
        />
        {failure && !fields.errors.code && !fields.errors.reason && (
          <Note tone={asksCode ? 'info' : 'danger'}>{failure}</Note>
        )}
        {asksCode && <CodeField label={words.code} {...fields.getInputProps('code')} />}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {words.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

/** Staff end a mission and give back all that was deposited; a code is asked for again in the same place. */
export default function CancelDepositDialog({ opened, ...props }: CancelDepositDialogProps) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={words.title}>
      <CancelDepositForm {...props} />
    </Modal>
  );
}
