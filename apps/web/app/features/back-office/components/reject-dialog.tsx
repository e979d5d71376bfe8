import '../../../ui/modal.css.ts';
import { type PortageRequest, rejectBody } from '@basoche/contract/back-office';
import { textLimits } from '@basoche/domain/limits';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { type Office, useRejectPortage } from '../api/decisions.ts';
import { cancel, portage } from '../content.ts';

const words = portage.rejection;

interface RejectDialogProps {
  office: Office;
  request: PortageRequest;
  opened: boolean;
  onClose: () => void;
}

const RejectForm = ({ office, request, onClose }: RejectDialogProps) => {
  const rejecting = useRejectPortage(office, request.id);
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { reason: '' },
    check: (values) => fieldErrors(rejectBody, values),
    send: async ({ reason }) => {
      await rejecting.mutateAsync(reason.trim());
      notifySuccess(words.done);
    },
    // Until it was taken, the reason stays on this device, whatever happens to the page.
    draft: { key: `reject:${request.id}` },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{typeset(request.mission.title)}</strong>
          <br />
          {words.lead}
        </div>
        <Textarea
          label={words.reason}
          description={words.help}
          name="reason"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={textLimits.reason}
          data-autofocus
          {...fields.getInputProps('reason')}
        />
        {failure && !fields.errors.reason && <Note tone="danger">{failure}</Note>}
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

/** Why a portage is refused. */
export default function RejectDialog(props: RejectDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={words.title}>
      <RejectForm {...props} />
    </Modal>
  );
}
