import type { TestApp } from './app.ts';
import type { Stage, World } from './world.ts';

/** One well-formed call of each route, about the owner's mission and the candidate's thread. */
export interface SampleCall {
  readonly stage?: Stage;
  readonly params?: (world: World) => Record<string, string>;
  /** `?name=value`, if the call needs one. */
  readonly query?: string;
  /** A body with a `file` is sent as a form. */
  readonly body?: (world: World, test: TestApp) => object;
}

export const thread = (world: World) => ({ id: world.applicationId });
export const jobThread = (world: World) => ({ id: world.jobApplicationId });

/** A command in the candidate's thread, at this stage. */
export const command = (stage: Stage): SampleCall => ({ stage, params: thread, body: () => ({}) });
