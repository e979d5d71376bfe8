import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../http/fair-queue.ts';
import type { Span } from './tracing.ts';

/** The request being answered, the running job or the socket event being handled. */
type Work =
  | { readonly requestId: string }
  | { readonly jobId: string; readonly task: string }
  | { readonly event: string };

/** Context of a log line, with the span of its work if that is sampled. */
export type Scope = Work & { readonly span?: Span | null };

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

/** Fields of a log line: its context, and the id of its trace. */
export const scopeFields = (): Readonly<Record<string, string>> => {
  const { span, ...fields } = currentScope() ?? {};
  return span ? { ...fields, traceId: span.traceId } : fields;
};

/** Adds this scope to everything that `work` logs, including its asynchronous parts. */
export const withLogScope = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

const callers = new AsyncLocalStorage<Caller>();

/** The sender of the current request. Kept apart from the log's scope, which holds no address. */
export const currentCaller = (): Caller | undefined => callers.getStore();

/** Sets the caller for `work`, including its asynchronous parts. */
export const withCaller = <Result>(caller: Caller, work: () => Result): Result => callers.run(caller, work);
