import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log belongs to: the request that is answered, or the job that runs. */
export type Scope = { readonly requestId: string } | { readonly jobId: string; readonly task: string };

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

/** Whatever `work` logs, now and after what it waits for, names this scope. */
export const within = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);
