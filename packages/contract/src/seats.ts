import { rolesByAct, type SeatAct, type SeatRole } from '@basoche/domain/firms/roles';
import type { Access } from './route.ts';

/** The same access, also for a person whose seat in a firm allows this kind of act (rules §8). */
export const forSeats = <Who extends Access>(
  access: Who,
  act: SeatAct,
): Who & { readonly seats: readonly SeatRole[] } => ({ ...access, seats: rolesByAct[act] });
