import { mayAct, type SeatAct, type SeatRole } from '../firms/roles.ts';
import type { ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import { definitions, type ThreadCommand, type ThreadCommandType } from './commands.ts';
import { decide } from './decide.ts';
import { type ThreadPermission, threadPermissions } from './states.ts';

/**
 * An example of the command of a permission, with placeholder content: `permitted` asks whether it may be given
 * now.
 */
export const sampleCommand = (permission: ThreadPermission, application: Application): ThreadCommand =>
  // Each sample belongs to its own command; TypeScript cannot express this for all of them at once.
  ({ type: permission, ...definitions[permission].sample(application) }) as ThreadCommand;

/**
 * Commands that the viewer may give now (rules §3), in the order of `threadPermissions`: exactly those that `decide`
 * would accept if well-formed. The API returns them with the thread; the browser draws buttons from them and
 * decides nothing.
 */
export const permitted = (application: Application, viewer: ThreadActor, now: Date): ThreadPermission[] =>
  threadPermissions.filter(
    (permission) => decide(application, sampleCommand(permission, application), viewer, now).ok,
  );

/** Kind of act that a command is for the seats of a firm (rules §8): a payment or a negotiation. */
export const actOf = (command: ThreadCommandType): SeatAct => (command === 'deposit' ? 'pay' : 'negotiate');

/**
 * True if a seat with this role may give a command for its firm. Null stands for a member who acts for
 * themselves: they may give each.
 */
export const mayGive = (role: SeatRole | null, command: ThreadCommandType): boolean =>
  role === null || mayAct(role, actOf(command));
