import '@mantine/core/styles/PasswordInput.layer.css';
import { changePassword, changePasswordBody } from '@basoche/contract/auth/auth';
import { passwordHint, passwordMessages } from '@basoche/domain/members/password';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { isProblem } from '../../../lib/api.ts';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { settings } from '../content.ts';

interface Passwords extends Record<string, unknown> {
  old: string;
  new: string;
  repeat: string;
}

/** What is wrong as soon as it can be told (first document, §5, "Change password"). */
const told = (values: Passwords): { new?: string; repeat?: string } => {
  if (values.old !== '' && values.new !== '' && values.old === values.new)
    return { new: passwordMessages.unchanged };
  if (values.new !== '' && values.repeat !== '' && values.new !== values.repeat)
    return { repeat: passwordMessages.mismatch };
  return {};
};

export default function ChangePasswordDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const api = useApi();
  const { fields, props, sending, failure } = useContractForm<Passwords>({
    initialValues: { old: '', new: '', repeat: '' },
    check: (values) => fieldErrors(changePasswordBody, values),
    send: async (values) => {
      await api.call(changePassword, { body: { old: values.old, new: values.new } });
      leave();
      notifySuccess(settings.changed);
    },
    explain: (error) => (isProblem(error, 'WRONG_CREDENTIALS') ? settings.wrongPassword : null),
  });
  const { values } = fields;
  /** No password stays behind in a dialog that is closed. */
  const leave = () => {
    fields.reset();
    onClose();
  };
  const problems = told(values);
  const complete = values.old !== '' && values.new !== '' && values.repeat !== '';
  const blocked = !complete || Object.keys(problems).length > 0;

  return (
    <Dialog opened={opened} onClose={leave} title={settings.change}>
      <form {...props}>
        <Stack gap="md">
          <PasswordInput
            label={settings.old}
            name="old"
            autoComplete="current-password"
            data-autofocus
            {...fields.getInputProps('old')}
          />
          <PasswordInput
            label={settings.new}
            description={passwordHint}
            name="new"
            autoComplete="new-password"
            {...fields.getInputProps('new')}
            error={problems.new ?? fields.errors.new}
          />
          <PasswordInput
            label={settings.repeat}
            name="repeat"
            autoComplete="new-password"
            {...fields.getInputProps('repeat')}
            error={problems.repeat ?? fields.errors.repeat}
          />
          {failure && <Note tone="danger">{failure}</Note>}
          <DialogActions>
            <Button variant="default" onClick={leave}>
              {settings.cancel}
            </Button>
            <Button type="submit" loading={sending} disabled={blocked}>
              {settings.save}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
