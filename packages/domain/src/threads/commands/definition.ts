import type { ThreadRole } from '../actors.ts';
import type { Application, ThreadType } from '../application.ts';
import type { Condition, Situation } from '../conditions.ts';
import type { Outcome } from '../outcome.ts';
import type { RefusalCode } from '../refusals.ts';
import { type ApplicationState, applicationStates } from '../states.ts';

/** A command of a thread: its line of the table of rules §3. `Said` is what it says besides its name; amounts are integer cents. */
export interface Definition<Said extends object = object> {
  /** Who may give it. */
  readonly by: readonly ThreadRole[];
  readonly from: readonly ApplicationState[];
  /** Every state in which it may leave the application; none means that it stays where it is. */
  readonly to: readonly ApplicationState[];
  /** In the order in which they are checked; the first that fails gives the refusal. */
  readonly needs: readonly Condition<Said>[];
  /** Threads that know the command. */
  readonly threads: readonly ThreadType[];
  /** The code of a wrong state. */
  readonly stateRefusal: RefusalCode;
  /** What it does once all of the above allowed it, and whom it tells. */
  does(situation: Situation<Said>): Outcome;
  /** Its name in the record of the thread, in French. */
  readonly recordedAs: string;
}

/** A command that a viewer may be permitted to give: one of `threadPermissions`. */
export interface Permission<Said extends object = object> extends Definition<Said> {
  /** What a well-formed one says: `permitted` asks whether it may be given. */
  sample(application: Application): Said;
}

/** A definition as it is written: a mission's, that stays in its state and has no condition, unless it says otherwise. */
type Written<Said extends object> = Pick<Definition<Said>, 'by' | 'from' | 'does' | 'recordedAs'> &
  Partial<Definition<Said>>;

/** A sample is written where a command has to say something. */
type Sampled<Said extends object> = object extends Said
  ? Partial<Pick<Permission<Said>, 'sample'>>
  : Pick<Permission<Said>, 'sample'>;

/** A command that nobody finds in `permitted`: of a clock or of the payment provider, or given by what is done elsewhere. */
export const command = <Said extends object = object>(written: NoInfer<Written<Said>>): Definition<Said> => ({
  to: [],
  needs: [],
  threads: ['MISSION'],
  stateRefusal: 'STATE_CHANGED',
  ...written,
});

/** A command that stands in `permitted` while it may be given: its name is one of `threadPermissions`. */
export const permission = <Said extends object = object>(
  written: NoInfer<Written<Said> & Sampled<Said>>,
): Permission<Said> => ({
  ...command<Said>(written),
  sample: written.sample ?? (() => ({}) as Said),
});

/** Both parties, where either may give a command. */
export const parties = ['creator', 'candidate'] as const;

/** Threads of missions and of job offers. */
export const anyThread = ['MISSION', 'JOB'] as const;

/** Where an application is open, or was carried out. */
export const notRefused = applicationStates.filter((state) => state !== 'REFUSED');
/** Where money may be held. */
export const held = ['ONGOING', 'WAITING_RULES'] as const;
/** Where a mission is over, and some money may be left of it. */
export const over = ['DONE', 'REFUSED'] as const;
