import { logout } from '@basoche/contract/auth/auth';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './session.tsx';
import { useApi } from './use-api.ts';

interface Leaving {
  /** Tells the server too; not where the server has ended the session already. */
  revoke?: boolean;
  /** What the screen of arrival is to say. */
  said?: string;
}

/** Ends one's session and goes to a screen for visitors. */
export const useLeave = () => {
  const api = useApi();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { depart } = useSession();
  return (to: string, { revoke = false, said }: Leaving = {}) => {
    // Sent with the token that is about to go; should it fail, the token is forgotten here all the same.
    if (revoke) void api.call(logout).catch(() => undefined);
    depart(key);
    return navigate(to, { replace: !revoke, state: said === undefined ? null : { said } });
  };
};
