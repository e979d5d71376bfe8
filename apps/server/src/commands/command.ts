import type { Platform } from '../platform/platform.ts';

/** A command of the operator. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Number of parameters after its name. */
  readonly parameters: number;
  /** Optional flags, given as `--name` or `--name=value`. */
  readonly flags?: readonly string[];
  /** True if the command creates the tables itself; otherwise they are created before it runs. */
  readonly makesTables?: boolean;
  /** Runs the command and returns its result in one sentence. Throws `CommandFailed` if it did nothing. */
  run(platform: Platform, parameters: readonly string[], flags?: readonly string[]): Promise<string>;
}

export class CommandFailed extends Error {
  override name = 'CommandFailed';
}
