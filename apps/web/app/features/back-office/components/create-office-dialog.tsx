import '@mantine/core/styles/Radio.layer.css';
import { createOfficeBody } from '@basoche/contract/auth/office-accounts';
import { type Office, officeLabels, offices } from '@basoche/domain/members/offices';
import { textLimits } from '@basoche/domain/text-limits';
import { Radio, Stack, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useCreateOffice } from '../api/staff.ts';
import { roleHelp, team } from '../staff-content.ts';
import { CodeFormDialog } from './code-form-dialog.tsx';

const content = team.create;

/** Dialog to create an account for staff or for the partner. */
export default function CreateOfficeDialog(dialog: Opened) {
  const creating = useCreateOffice();
  return (
    <CodeFormDialog<{ email: string; role: Office }>
      {...dialog}
      title={content.title}
      draft="office"
      initialValues={{ email: '', role: 'moderator' }}
      check={(values) => fieldErrors(createOfficeBody, values)}
      send={({ email, role }, code) => creating.mutateAsync({ email: email.trim(), role, code })}
      done={content.done}
      submit={content.submit}
    >
      {({ fields }) => (
        <>
          <p>{content.lead}</p>
          <TextInput
            label={content.email}
            name="email"
            type="email"
            autoComplete="off"
            required
            maxLength={textLimits.email}
            data-autofocus
            {...fields.getInputProps('email')}
          />
          <Radio.Group label={content.role} {...fields.getInputProps('role')}>
            <Stack gap="sm" mt="xs">
              {offices.map((role) => (
                <Radio key={role} value={role} label={officeLabels[role]} description={roleHelp[role]} />
              ))}
            </Stack>
          </Radio.Group>
        </>
      )}
    </CodeFormDialog>
  );
}
