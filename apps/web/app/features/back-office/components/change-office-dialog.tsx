import '@mantine/core/styles/Radio.layer.css';
import type { OfficeAccount } from '@basoche/contract/auth/office-accounts';
import { type StaffRole, staffRoles } from '@basoche/domain/members/kinds';
import { type OfficeChange, officeLabels } from '@basoche/domain/members/offices';
import { Radio, Stack } from '@mantine/core';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { useChangeOffice } from '../api/staff.ts';
import { changes, roleHelp, team as words } from '../staff-content.ts';
import { CodePart } from './code-part.tsx';
import { useCodeForm } from './use-code-form.ts';

interface ChangeOfficeDialogProps {
  account: OfficeAccount;
  change: OfficeChange;
  opened: boolean;
  onClose: () => void;
}

const ChangeForm = ({ account, change, onClose }: Omit<ChangeOfficeDialogProps, 'opened'>) => {
  const { action, lead, done } = changes[change];
  const changing = useChangeOffice(account, change);
  const { fields, props, sending, failure, asksCode } = useCodeForm<{ role: StaffRole; code: string }>({
    initialValues: { role: account.role === 'partner' ? 'editor' : account.role, code: '' },
    check: () => ({}),
    send: async ({ role }, code) => {
      await changing.mutateAsync({ role, code });
      notifySuccess(done);
      onClose();
    },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{account.name}</strong>
          <br />
          {lead}
        </div>
        {change === 'role' && (
          <Radio.Group label={words.create.role} {...fields.getInputProps('role')}>
            <Stack gap="sm" mt="xs">
              {staffRoles.map((role) => (
                <Radio
                  key={role}
                  value={role}
                  label={officeLabels[role]}
                  description={roleHelp[role]}
                  data-autofocus={role === fields.values.role || undefined}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <CodePart fields={fields} failure={failure} asksCode={asksCode} />
        <SubmitActions
          isFirst={change !== 'role'}
          cancel={words.cancel}
          submit={action}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

/** What an admin changes of an account of the staff, and what comes of it. A code is asked for again in the same place. */
export default function ChangeOfficeDialog({ opened, ...props }: ChangeOfficeDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={changes[props.change].title}>
      <ChangeForm {...props} />
    </Dialog>
  );
}
