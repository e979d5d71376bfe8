import type { Seat } from '@basoche/contract/firms/team';
import { type SeatRole, seatRoles } from '@basoche/domain/firms/roles';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { GivenUp, useReauthentication } from '../../auth/shared/use-reauthentication.tsx';
import { useChangeRole } from '../api.ts';
import { changing as content } from '../content.ts';
import { RoleField } from './role-field.tsx';
import { SuccessorField } from './successor-field.tsx';

interface Values extends Record<string, unknown> {
  role: SeatRole;
  successorID: string;
}

/**
 * Dialog that gives a person of the team another role. If the new role may not write, a colleague takes over
 * their work.
 */
export default function ChangeRoleDialog({
  seat,
  seats,
  ...dialog
}: Opened & { seat: Seat; seats: readonly Seat[] }) {
  const change = useChangeRole();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const { confirmed, isConfirming, confirmationDialog } = useConfirmation();
  const roles = seatRoles.filter((role) => role === seat.role || seat.permitted.roles.includes(role));
  const givesWorkAway = (role: SeatRole) => mayBeInCharge(seat.role) && !mayBeInCharge(role);
  return (
    <>
      <FormDialog<Values>
        {...dialog}
        title={content.title(seat.name)}
        draft={null}
        initialValues={{ role: seat.role, successorID: '' }}
        check={() => ({})}
        blocked={({ role }) => role === seat.role}
        modal={{ closeOnEscape: !isConfirming }}
        send={async ({ role, successorID }) => {
          if (!(await confirmed(content.confirm(seat, role)))) throw new GivenUp();
          const body = { role, ...(givesWorkAway(role) && successorID !== '' ? { successorID } : {}) };
          await withReauthentication(() => change({ params: { id: seat.id }, body }));
        }}
        explain={(error) => (error instanceof GivenUp ? '' : null)}
        done={({ role }) => content.done(seat.name, role)}
        submit={content.submit}
      >
        {({ fields }) => (
          <>
            <RoleField
              label={content.role}
              value={fields.values.role}
              roles={roles}
              isFirst
              error={fields.errors.role}
              onChange={(role) => fields.setFieldValue('role', role)}
            />
            {givesWorkAway(fields.values.role) && (
              <SuccessorField seat={seat} seats={seats} {...fields.getInputProps('successorID')} />
            )}
          </>
        )}
      </FormDialog>
      {confirmationDialog}
      {reauthenticationDialog}
    </>
  );
}
