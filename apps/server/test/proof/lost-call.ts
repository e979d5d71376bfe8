import type { TestApp } from '../app.ts';
import type { Cast } from './stages.ts';

/** A call that is ready to be made. */
export interface ReadyCall {
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The firm for which it is made, if any. */
  readonly firmId?: string;
  /** Id of the thread that it changes. */
  readonly threadId?: string;
}

export interface LostCall {
  readonly title: string;
  /** The call's name in the contract. */
  readonly name: string;
  /** Matches a statement of the transaction whose answer is lost. */
  readonly statement: RegExp;
  /** Called twice: the second call is made without loss, by other members. */
  prepare(test: TestApp, cast: Cast): Promise<ReadyCall>;
}
