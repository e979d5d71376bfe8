import { logout } from '@basoche/contract/auth/auth';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './session.tsx';
import { useApi } from './use-api.ts';

interface Leaving {
  /** False where the server has already ended the session: it is then not told. */
  revoke?: boolean;
  /** Message to show on the next screen. */
  message?: string;
}

/** Ends the session and goes to a screen for visitors. */
export const useLeave = () => {
  const api = useApi();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { logOutFrom } = useSession();
  return (to: string, { revoke = false, message }: Leaving = {}) => {
    // Sent with the token that is being removed. If the call fails, the token is still forgotten here.
    if (revoke) void api.call(logout).catch(() => undefined);
    logOutFrom(key);
    return navigate(to, { replace: !revoke, state: message === undefined ? null : { message } });
  };
};
