import type { SeatAct } from '@basoche/domain/firms/roles';
import type { ReactNode } from 'react';
import { useMay } from '../../../lib/session.tsx';

/** Shows its content to those whose role allows this kind of act; the server checks each call. */
export const Allowed = ({ act, children }: { act: SeatAct; children: ReactNode }) =>
  useMay()(act) ? children : null;
