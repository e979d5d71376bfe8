import { mayAct } from '@basoche/domain/firms/roles';
import { useMe } from '../../../lib/session.tsx';

/** True unless the viewer acts for a firm with a role that only reads threads. */
export const useMayNegotiate = (): boolean => {
  const { acting } = useMe();
  return acting === null || mayAct(acting.role, 'negotiate');
};
