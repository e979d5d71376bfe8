import type { Me } from '@basoche/contract/auth/auth';
import { useSession } from '../../lib/session.tsx';

/** Member whose second factor is still asked for; null for everybody else. */
export const useAwaitingSecondFactor = (): Me | null => {
  const session = useSession();
  return session.state === 'LOGGED_OUT' ? (session.awaitingSecondFactor ?? null) : null;
};
