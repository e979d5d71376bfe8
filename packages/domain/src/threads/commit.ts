import type { Application, ThreadAction } from './application.ts';
import type { ClosedAction, Decision } from './effects.ts';
import type { Outcome } from './outcome.ts';

/**
 * Result that an outcome gives to an ongoing action; null leaves it ongoing. REFUSED closes all actions
 * (rules §3).
 */
const resultOf = (action: ThreadAction, outcome: Outcome): ClosedAction['result'] | null => {
  if (action.result !== 'ONGOING') return null;
  if (outcome.accept?.includes(action.type)) return 'ACCEPTED';
  if (outcome.refuse?.includes(action.type) || outcome.fields?.state === 'REFUSED') return 'REFUSED';
  return null;
};

/** Applies an outcome to a copy of the application, and lists the changes to store. */
export const commit = (application: Application, outcome: Outcome, now: Date): Decision => {
  const closed = application.actions.flatMap((action, index): ClosedAction[] => {
    const result = resultOf(action, outcome);
    return result === null ? [] : [{ index, id: action.id, type: action.type, result }];
  });
  const opened = outcome.open ?? [];
  const fields =
    outcome.fields?.state === 'DONE' ? { ...outcome.fields, doneAt: now } : (outcome.fields ?? {});
  const results = new Map(closed.map(({ index, result }) => [index, result]));
  return {
    ok: true,
    application: {
      ...application,
      ...fields,
      actions: [
        ...application.actions.map((action, index) => ({
          ...action,
          result: results.get(index) ?? action.result,
        })),
        ...opened.map((action): ThreadAction => ({ ...action, result: 'ONGOING', sentAt: now })),
      ],
    },
    changes: { closed, opened, fields },
    effects: outcome.effects ?? [],
  };
};
