import type { Me } from '@basoche/contract/auth/auth';
import { homePath } from '@basoche/domain/access/home-path';
import { isPublicScreen } from '@basoche/domain/access/public-screens';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { actFor } from '../lib/acting.ts';
import { accounts as content } from './account-content.ts';

/** An account that the logged-in person may act for: their own, or a firm's. */
export interface Account {
  /** Id of the firm; null for the person's own account. */
  readonly firm: string | null;
  readonly name: string;
  readonly role: SeatRole | null;
  readonly isCurrent: boolean;
}

export const accountsOf = ({ person, acting, firms }: Pick<Me, 'person' | 'acting' | 'firms'>): Account[] => [
  { firm: null, name: content.own(person.name), role: null, isCurrent: acting === null },
  ...firms.map(({ firmID, name, role }) => ({
    firm: firmID,
    name,
    role,
    isCurrent: acting?.firmID === firmID,
  })),
];

/** Switches the account of this tab: stays on a public screen, and leaves any other for the account's home. */
export const useSwitchAccount = () => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  return ({ firm, role }: Pick<Account, 'firm' | 'role'>): void => {
    actFor(firm);
    if (isPublicScreen(pathname)) void revalidate();
    else void navigate(homePath(role));
  };
};
