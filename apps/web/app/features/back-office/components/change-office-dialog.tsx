import '@mantine/core/styles/Radio.layer.css';
import type { OfficeAccount } from '@basoche/contract/auth/office-accounts';
import { type StaffRole, staffRoles } from '@basoche/domain/members/kinds';
import { type OfficeChange, officeLabels } from '@basoche/domain/members/offices';
import { Radio, Stack } from '@mantine/core';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useChangeOffice } from '../api/staff.ts';
import { changes, roleHelp, team } from '../staff-content.ts';
import { CodeFormDialog } from './code-form-dialog.tsx';

interface ChangeOfficeDialogProps extends Opened {
  account: OfficeAccount;
  change: OfficeChange;
}

/** Dialog of an admin's change to a staff account, with its consequences. */
export default function ChangeOfficeDialog({ account, change, ...dialog }: ChangeOfficeDialogProps) {
  const content = changes[change];
  const changing = useChangeOffice(account, change);
  return (
    <CodeFormDialog<{ role: StaffRole }>
      {...dialog}
      title={content.title}
      draft={null}
      initialValues={{ role: account.role === 'partner' ? 'editor' : account.role }}
      send={({ role }, code) => changing.mutateAsync({ role, code })}
      done={content.done}
      submit={content.action}
      isFirst={change !== 'role'}
    >
      {({ fields }) => (
        <>
          <div>
            <strong>{account.name}</strong>
            <br />
            {content.lead}
          </div>
          {change === 'role' && (
            <Radio.Group label={team.create.role} {...fields.getInputProps('role')}>
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
        </>
      )}
    </CodeFormDialog>
  );
}
