import { seatRoleWords } from '@basoche/domain/firms/role-names';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { type ReactNode, useId } from 'react';
import { ChoiceField } from '../../../ui/form-parts.tsx';

interface RoleFieldProps {
  label: string;
  value: SeatRole;
  roles: readonly SeatRole[];
  isFirst?: boolean;
  error?: ReactNode;
  onChange: (role: SeatRole) => void;
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Choice of a role, each with what it may do. */
export const RoleField = ({ roles, ...field }: RoleFieldProps) => (
  <ChoiceField
    id={useId()}
    choices={roles.map((role) => ({
      value: role,
      label: seatRoleWords[role].name,
      help: capitalised(seatRoleWords[role].may),
    }))}
    {...field}
  />
);
