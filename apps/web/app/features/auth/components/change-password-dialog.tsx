import '@mantine/core/styles/PasswordInput.layer.css';
import { changePassword, changePasswordBody } from '@basoche/contract/auth/auth';
import { passwordHint, passwordMessages } from '@basoche/domain/members/password';
import { PasswordInput } from '@mantine/core';
import { isProblem } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { useApi } from '../../../lib/use-api.ts';
import { verbs } from '../../../ui/content.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { settings } from '../content.ts';

interface Passwords extends Record<string, unknown> {
  old: string;
  new: string;
  repeat: string;
}

/** Errors that can be shown while typing. */
const errorsWhileTyping = (values: Passwords): { new?: string; repeat?: string } => {
  if (values.old !== '' && values.new !== '' && values.old === values.new)
    return { new: passwordMessages.unchanged };
  if (values.new !== '' && values.repeat !== '' && values.new !== values.repeat)
    return { repeat: passwordMessages.mismatch };
  return {};
};

const isBlocked = (values: Passwords): boolean =>
  Object.values(values).includes('') || Object.keys(errorsWhileTyping(values)).length > 0;

export default function ChangePasswordDialog(dialog: Opened) {
  const api = useApi();
  return (
    <FormDialog<Passwords>
      {...dialog}
      title={settings.change}
      draft={null}
      initialValues={{ old: '', new: '', repeat: '' }}
      check={(values) => fieldErrors(changePasswordBody, values)}
      send={(values) => api.call(changePassword, { body: { old: values.old, new: values.new } })}
      explain={(error) => (isProblem(error, 'WRONG_CREDENTIALS') ? settings.wrongPassword : null)}
      done={settings.changed}
      submit={verbs.save}
      blocked={isBlocked}
      gap="md"
    >
      {({ fields }) => (
        <>
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
            error={errorsWhileTyping(fields.values).new ?? fields.errors.new}
          />
          <PasswordInput
            label={settings.repeat}
            name="repeat"
            autoComplete="new-password"
            {...fields.getInputProps('repeat')}
            error={errorsWhileTyping(fields.values).repeat ?? fields.errors.repeat}
          />
        </>
      )}
    </FormDialog>
  );
}
