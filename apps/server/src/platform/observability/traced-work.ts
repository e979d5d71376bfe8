import { Refusal } from '../http/refusal.ts';
import { type Scope, withLogScope } from './log-context.ts';
import { errorTypeOf, type Span } from './tracing.ts';

/** Ends the span of work that threw; a refusal does not count as a failure. */
const endThrown = (span: Span, error: unknown): void => {
  if (error instanceof Refusal) {
    span.add({ 'basoche.problem': error.code });
    span.end();
  } else span.end(errorTypeOf(error));
};

/** Runs work within its scope, and within a span if its trace is sampled. */
export const traced = async <Result>(
  span: Span | null,
  scope: Scope,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (span === null) return withLogScope(scope, work);
  try {
    const result = await withLogScope({ ...scope, span: span }, work);
    span.end();
    return result;
  } catch (error) {
    endThrown(span, error);
    throw error;
  }
};
