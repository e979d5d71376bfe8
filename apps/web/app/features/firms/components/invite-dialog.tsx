import { inviteToFirmBody } from '@basoche/contract/firms/invitations';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { useInvite } from '../api.ts';
import { inviting as content } from '../content.ts';
import { RoleField } from './role-field.tsx';

interface Values extends Record<string, unknown> {
  email: string;
  role: SeatRole;
}

/** Invites an address into the team by mail. `roles`: those that the viewer may give. */
export default function InviteDialog({ roles, ...dialog }: Opened & { roles: readonly SeatRole[] }) {
  const invite = useInvite();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  return (
    <>
      <FormDialog<Values>
        {...dialog}
        title={content.title}
        draft="team-invitation"
        initialValues={{ email: '', role: 'publisher' }}
        check={(values) => fieldErrors(inviteToFirmBody, values)}
        send={(body) => withReauthentication(() => invite({ body }))}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={({ email }) => content.done(email)}
        submit={content.submit}
      >
        {({ fields }) => (
          <>
            <TextInput
              label={content.email}
              description={content.emailHelp}
              required
              type="email"
              name="email"
              autoComplete="off"
              inputMode="email"
              data-autofocus
              {...fields.getInputProps('email')}
            />
            <RoleField
              label={content.role}
              value={fields.values.role}
              roles={roles}
              error={fields.errors.role}
              onChange={(role) => fields.setFieldValue('role', role)}
            />
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  );
}
