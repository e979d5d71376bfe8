import type { ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import { definitions, type ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { type ThreadPermission, threadPermissions } from './states.ts';

/** A permission as a well-formed command on this thread: what is asked is whether it may be given, not what it says. */
export const sampleCommand = (permission: ThreadPermission, application: Application): ThreadCommand =>
  // Each sample is of its own command, which no type says of all of them at once.
  ({ type: permission, ...definitions[permission].sample(application) }) as ThreadCommand;

/**
 * What a viewer may do in a thread now (rules §3), in the order of the table: exactly the commands that `decide` would
 * accept from them, well-formed. The API returns it with the thread; the browser draws buttons from it and decides nothing.
 */
export const permitted = (application: Application, viewer: ThreadActor, now: Date): ThreadPermission[] =>
  threadPermissions.filter(
    (permission) => decide(application, sampleCommand(permission, application), viewer, now).ok,
  );
