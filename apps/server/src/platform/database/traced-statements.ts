import type pg from 'pg';
import { currentScope } from '../observability/log-context.ts';
import { errorTypeOf, type Span, type Tracing } from '../observability/tracing.ts';
import { openSummaries } from './statement-summary.ts';

/** The text of a query that is given as text or as an object; undefined for a query that handles its own answer. */
const textOf = (given: unknown): string | undefined => {
  if (typeof given === 'string') return given;
  if (typeof given !== 'object' || given === null || 'submit' in given) return undefined;
  return 'text' in given && typeof given.text === 'string' ? given.text : undefined;
};

const ended = (span: Span, error: unknown): void => {
  if (error === null || error === undefined) span.end();
  else span.end(errorTypeOf(error));
};

/** Makes a span of each statement that runs for a sampled request, job or event. */
export const traceStatements = (pool: pg.Pool, { isOn, begin }: Tracing): void => {
  if (!isOn) return;
  const summaryOf = openSummaries();
  pool.on('connect', (client) => {
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    const traced = (...given: unknown[]): unknown => {
      const parent = currentScope()?.span;
      const statement = textOf(given[0]);
      if (!parent || statement === undefined) return query(...given);
      const { name, text } = summaryOf(statement);
      const span = begin('client', name, { 'db.system.name': 'postgresql', 'db.query.text': text }, parent);
      if (span === null) return query(...given);
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          ended(span, error);
          callback(error, result);
        });
      }
      const running = query(...given);
      if (running instanceof Promise)
        running.then(
          () => span.end(),
          (error) => ended(span, error),
        );
      return running;
    };
    client.query = traced as typeof client.query;
  });
};
