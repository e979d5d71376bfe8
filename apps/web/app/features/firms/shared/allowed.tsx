import type { SeatAct } from '@basoche/domain/firms/roles';
import type { ReactNode } from 'react';
import { useMay } from '../../../lib/session.tsx';

/** Shows its content if the role in the firm allows this kind of act, and always on a personal account; the server checks each call. */
export const Allowed = ({ act, children }: { act: SeatAct; children: ReactNode }) =>
  useMay()(act) ? children : null;
