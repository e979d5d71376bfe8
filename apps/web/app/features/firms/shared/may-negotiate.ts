import { useMay } from '../../../lib/session.tsx';

/** True unless the viewer acts for a firm with a role that only reads threads. */
export const useMayNegotiate = (): boolean => useMay()('negotiate');
