import { actsOf, seatRoleWords } from '@basoche/domain/firms/role-names';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { roleField as content } from '../content.ts';
import classes from './team.module.css';

interface RoleFieldProps {
  label: string;
  value: SeatRole;
  roles: readonly SeatRole[];
  isFirst?: boolean;
  error?: ReactNode;
  onChange: (role: SeatRole) => void;
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Choice of a role, each with what it may do in one line; below, everything that the chosen one may do. */
export const RoleField = ({ roles, ...field }: RoleFieldProps) => (
  <div>
    <ChoiceField
      id={useId()}
      choices={roles.map((role) => ({
        value: role,
        label: seatRoleWords[role].name,
        help: capitalised(seatRoleWords[role].may),
      }))}
      {...field}
    />
    <p className="soft small flat top-3">{content.may(field.value)}</p>
    <ul className={classes.may}>
      {actsOf(field.value, useSiteSettings()).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <Link className="small target link" to={content.helpPath} target="_blank">
      {content.help}
    </Link>
  </div>
);
