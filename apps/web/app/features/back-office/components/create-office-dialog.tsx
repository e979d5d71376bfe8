import '@mantine/core/styles/Radio.layer.css';
import { createOfficeBody } from '@basoche/contract/auth/office-accounts';
import { textLimits } from '@basoche/domain/limits';
import { type Office, officeLabels, offices } from '@basoche/domain/members/offices';
import { Radio, Stack, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { useCreateOffice } from '../api/staff.ts';
import { roleHelp, team } from '../staff-content.ts';
import { CodePart } from './code-part.tsx';
import { useCodeForm } from './use-code-form.ts';

const words = team.create;

const CreateForm = ({ onClose }: { onClose: () => void }) => {
  const creating = useCreateOffice();
  const { fields, props, sending, failure, asksCode } = useCodeForm<{
    email: string;
    role: Office;
    code: string;
  }>({
    initialValues: { email: '', role: 'moderator', code: '' },
    check: (values) => fieldErrors(createOfficeBody, values),
    send: async ({ email, role }, code) => {
      await creating.mutateAsync({ email: email.trim(), role, code });
      notifySuccess(words.done);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <p>{words.lead}</p>
        <TextInput
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={textLimits.email}
          data-autofocus
          {...fields.getInputProps('email')}
        />
        <Radio.Group label={words.role} {...fields.getInputProps('role')}>
          <Stack gap="sm" mt="xs">
            {offices.map((role) => (
              <Radio key={role} value={role} label={officeLabels[role]} description={roleHelp[role]} />
            ))}
          </Stack>
        </Radio.Group>
        <CodePart fields={fields} failure={failure} asksCode={asksCode} />
        <SubmitActions cancel={team.cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** An account for somebody of the staff, or for the partner. */
export default function CreateOfficeDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}
