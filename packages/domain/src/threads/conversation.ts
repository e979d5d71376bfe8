import type { ThreadActor } from './actors.ts';
import { type Application, untouched } from './application.ts';
import type { CommandOf } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './effects.ts';

/** All of an application that a message is decided on (rules §3, "Confidentiality" and "Messages"). */
export type Conversation = Pick<Application, 'type' | 'state' | 'creator' | 'candidate' | 'consents'>;

/** `decide` on a message, from the little that it needs: many are written each second. */
export const decideMessage = (
  conversation: Conversation,
  command: CommandOf<'message'>,
  actor: ThreadActor,
  now: Date,
): Decision => decide({ ...untouched, nature: '', ...conversation }, command, actor, now);
