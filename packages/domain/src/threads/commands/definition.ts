import type { ThreadRole } from '../actors.ts';
import type { Application, ThreadType } from '../application.ts';
import type { Condition, DecisionFacts } from '../conditions.ts';
import type { Outcome } from '../outcome.ts';
import type { RefusalCode } from '../refusals.ts';
import { type ApplicationState, applicationStates } from '../states.ts';

/**
 * A command of a thread: its row in the table of rules §3. `Fields` holds its fields besides its name; amounts
 * are integer cents.
 */
export interface Definition<Fields extends object = object> {
  /** Roles that may give it. */
  readonly by: readonly ThreadRole[];
  readonly from: readonly ApplicationState[];
  /** All states to which it may move the application; empty if the state never changes. */
  readonly to: readonly ApplicationState[];
  /** Conditions in the order of their checks; the first that fails gives the refusal. */
  readonly needs: readonly Condition<Fields>[];
  /** Types of thread that have this command. */
  readonly threads: readonly ThreadType[];
  /** Refusal code when the state of the application is not in `from`. */
  readonly stateRefusal: RefusalCode;
  /** Changes and notifications of the command, once all checks above have passed. */
  does(situation: DecisionFacts<Fields>): Outcome;
  /** Its name in the record of the thread, in French. */
  readonly recordedAs: string;
}

/** A command that a viewer may be permitted to give: one of `threadPermissions`. */
export interface Permission<Fields extends object = object> extends Definition<Fields> {
  /** A well-formed example of the command: `permitted` asks whether it may be given. */
  sample(application: Application): Fields;
}

/**
 * A definition as written in the table. By default: threads of missions, the state does not change, no
 * condition.
 */
type Written<Fields extends object> = Pick<Definition<Fields>, 'by' | 'from' | 'does' | 'recordedAs'> &
  Partial<Definition<Fields>>;

/** A sample is required only for commands with required fields. */
type Sampled<Fields extends object> = object extends Fields
  ? Partial<Pick<Permission<Fields>, 'sample'>>
  : Pick<Permission<Fields>, 'sample'>;

/**
 * A command that is never in `permitted`: a timer or the payment provider gives it, or another part of the
 * program does.
 */
export const command = <Fields extends object = object>(
  written: NoInfer<Written<Fields>>,
): Definition<Fields> => ({
  to: [],
  needs: [],
  threads: ['MISSION'],
  stateRefusal: 'STATE_CHANGED',
  ...written,
});

/** A command listed in `permitted` while the viewer may give it: its name is one of `threadPermissions`. */
export const permission = <Fields extends object = object>(
  written: NoInfer<Written<Fields> & Sampled<Fields>>,
): Permission<Fields> => ({
  ...command<Fields>(written),
  sample: written.sample ?? (() => ({}) as Fields),
});

/** Both parties, for commands that either may give. */
export const parties = ['creator', 'candidate'] as const;

/** Threads of missions and of job offers. */
export const anyThread = ['MISSION', 'JOB'] as const;

/** States of an application that was not refused: open or done. */
export const notRefused = applicationStates.filter((state) => state !== 'REFUSED');
/** States of an open thread: neither refused nor done. */
export const beforeEnd = notRefused.filter((state) => state !== 'DONE');
/** States in which money may be held. */
export const held = ['ONGOING', 'WAITING_RULES'] as const;
/** States in which the mission is over, possibly with money that remains. */
export const over = ['DONE', 'REFUSED'] as const;
