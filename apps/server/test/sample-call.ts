import type { TestApp } from './app.ts';
import type { Stage, World } from './world.ts';

/** One well-formed call of each route, about the owner's mission and the candidate's thread. */
export interface SampleCall {
  readonly stage?: Stage;
  readonly params?: (world: World) => Record<string, string>;
  /** `?name=value`, where the call needs one. */
  readonly query?: string;
  /** With a `file` in it, it travels as a form. */
  readonly body?: (world: World, test: TestApp) => object;
}

export const thread = (world: World) => ({ id: world.applicationId });

/** A command of the candidate's thread, at a stage of it. */
export const command = (stage: Stage): SampleCall => ({ stage, params: thread, body: () => ({}) });
