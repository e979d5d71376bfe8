import type { Me } from '@basoche/contract/auth/auth';
import { useSession } from '../../lib/session.tsx';

/** Member who must still pass the second factor; null for everybody else. */
export const useAwaitingSecondFactor = (): Me | null => {
  const session = useSession();
  return session.state === 'LOGGED_OUT' ? (session.awaitingSecondFactor ?? null) : null;
};
