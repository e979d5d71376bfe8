import { rolesByAct, type SeatAct, type SeatRole, seatRoles } from '@basoche/domain/firms/roles';
import { id } from './fields.ts';
import type { Access } from './route.ts';
import { z } from './zod.ts';

/** Header that names the firm for which a call is made: the id of its account (rules §8). */
export const actingForHeader = 'acting-for';

/** The same access, also for a person whose seat in a firm allows this kind of act (rules §8). */
export const forSeats = <Who extends Access>(
  access: Who,
  act: SeatAct,
): Who & { readonly seats: readonly SeatRole[] } => ({ ...access, seats: rolesByAct[act] });

/** A firm in which a person has a live seat. */
export const firmOfPerson = z.object({ firmID: id, name: z.string(), role: z.enum(seatRoles) });
