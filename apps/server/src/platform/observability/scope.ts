import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../http/fair-queue.ts';

/** What a line of the log belongs to: the request that is answered, or the job that runs. */
export type Scope = { readonly requestId: string } | { readonly jobId: string; readonly task: string };

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

/** Whatever `work` logs, now and after what it waits for, names this scope. */
export const within = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

const callers = new AsyncLocalStorage<Caller>();

/** Who sent the request that is answered; apart from the scope of the log, which holds no address. */
export const currentCaller = (): Caller | undefined => callers.getStore();

/** Whatever `work` waits for, it waits for on behalf of this caller. */
export const onBehalfOf = <Result>(caller: Caller, work: () => Result): Result => callers.run(caller, work);
