import { isParty, type ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import type { Definition } from './commands/definition.ts';
import { type CommandOf, definitions, type TableCommandType, type ThreadCommand } from './commands.ts';
import type { Decision } from './effects.ts';
import { decideApplication } from './opening.ts';
import { commit } from './outcome.ts';
import type { Prospect } from './prospect.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { decideTaking } from './taking.ts';

const refuse = (code: RefusalCode): Decision => ({ ok: false, code, reason: refusals[code].title });

/** True if the actor claims to be a party but is another member. */
const isStranger = (subject: Application | Prospect, actor: ThreadActor): boolean =>
  isParty(actor.role) && 'memberId' in actor && subject[actor.role].memberId !== actor.memberId;

/**
 * Returns the first refusal of a command: the actor is checked first, then the type of thread and the state,
 * then the conditions in their order.
 */
const refusalOf = (
  application: Application,
  command: CommandOf<TableCommandType>,
  actor: ThreadActor,
  now: Date,
): RefusalCode | undefined => {
  const row: Definition = definitions[command.type];
  if (!row.by.includes(actor.role)) return 'FORBIDDEN';
  if (!row.threads.includes(application.type)) return 'STATE_CHANGED';
  if (!row.from.includes(application.state)) return row.stateRefusal;
  return row.needs.find((condition) => !condition.holds({ application, command, actor, now }))?.refusal;
};

/**
 * Decides on a command in a thread (rules §3). Returns the changed application, the changes to store and the
 * effects, or a refusal with its code. Reads no database and no clock, and does not change its arguments.
 *
 * `apply` and `take` are decided on a `Prospect`, every other command on an `Application`. Amounts are integer cents.
 */
export const decide = (
  subject: Application | Prospect,
  command: ThreadCommand,
  actor: ThreadActor,
  now: Date,
): Decision => {
  if (isStranger(subject, actor)) return refuse('NOT_A_PARTY');
  if (subject.state === null) {
    if (command.type === 'take') return decideTaking(subject, command, actor, now);
    return command.type === 'apply'
      ? decideApplication(subject, command, actor, now)
      : refuse('STATE_CHANGED');
  }
  if (command.type === 'apply' || command.type === 'take') {
    return refuse(actor.role === 'candidate' ? 'ALREADY_APPLIED' : 'FORBIDDEN');
  }
  const refusal = refusalOf(subject, command, actor, now);
  if (refusal !== undefined) return refuse(refusal);
  const { does }: Definition = definitions[command.type];
  return commit(subject, does({ application: subject, command, actor, now }), now);
};
