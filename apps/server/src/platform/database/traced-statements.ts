import type pg from 'pg';
import { currentScope } from '../observability/log-context.ts';
import { errorTypeOf, type Span, type Tracing } from '../observability/tracing.ts';
import { openSummaries } from './statement-summary.ts';

/**
 * Text of a query given as text or as an object; undefined for a query object that handles its own answer.
 */
const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
};

const endSpan = (span: Span, error: unknown): void => {
  if (error === null || error === undefined) span.end();
  else span.end(errorTypeOf(error));
};

/** Makes a span of each statement that runs for a sampled request, job or event. */
export const traceStatements = (pool: pg.Pool, { isOn, begin }: Tracing): void => {
  if (!isOn) return;
  const summaryOf = openSummaries();
  pool.on('connect', (client) => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    const traced = (...args: unknown[]): unknown => {
      const parent = currentScope()?.span;
      const statement = textOf(args[0]);
      if (!parent || statement === undefined) return query(...args);
      const { name, text } = summaryOf(statement);
      const span = begin('client', name, { 'db.system.name': 'postgresql', 'db.query.text': text }, parent);
      if (span === null) return query(...args);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          endSpan(span, error);
          callback(error, result);
        });
      }
      const running = query(...args);
      if (running instanceof Promise)
        running.then(
          () => span.end(),
          (error) => endSpan(span, error),
        );
      return running;
    };
    client.query = traced as typeof client.query;
  });
};
