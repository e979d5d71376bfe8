import type { Platform } from '../platform/platform.ts';

/** One of the operator's commands. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** How many words follow its name. */
  readonly parameters: number;
  /** What may be asked for besides, as `--name` or `--name=value`. */
  readonly flags?: readonly string[];
  /** It makes the tables itself: none are made before it. */
  readonly makesTables?: boolean;
  /** What it did, in one sentence; throws `CommandFailed` where it did nothing. */
  run(platform: Platform, parameters: readonly string[], flags?: readonly string[]): Promise<string>;
}

export class CommandFailed extends Error {
  override name = 'CommandFailed';
}
