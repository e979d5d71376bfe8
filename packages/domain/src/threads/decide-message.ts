import type { ThreadActor } from './actors.ts';
import { type Application, initialFields } from './application.ts';
import type { CommandOf } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './effects.ts';

/** The facts of an application that decide on a message (rules §3, "Confidentiality" and "Messages"). */
export type Conversation = Pick<Application, 'type' | 'state' | 'creator' | 'candidate' | 'consents'>;

/** `decide` for a message, on these few facts only: many messages are written each second. */
export const decideMessage = (
  conversation: Conversation,
  command: CommandOf<'message'>,
  actor: ThreadActor,
  now: Date,
): Decision => decide({ ...initialFields, nature: '', ...conversation }, command, actor, now);
