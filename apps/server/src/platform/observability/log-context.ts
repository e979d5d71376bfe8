import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../http/fair-queue.ts';

/** Context of a log line: the request being answered, or the running job. */
export type Scope = { readonly requestId: string } | { readonly jobId: string; readonly task: string };

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

/** Adds this scope to everything that `work` logs, including its asynchronous parts. */
export const within = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

const callers = new AsyncLocalStorage<Caller>();

/** The sender of the current request. Kept apart from the log's scope, which holds no address. */
export const currentCaller = (): Caller | undefined => callers.getStore();

/** Sets the caller for `work`, including its asynchronous parts. */
export const onBehalfOf = <Result>(caller: Caller, work: () => Result): Result => callers.run(caller, work);
