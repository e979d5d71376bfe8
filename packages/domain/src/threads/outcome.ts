import { type NotificationKey, titleOf } from '../notifications/keys.ts';
import type { ThreadMail } from '../notifications/mails.ts';
import type { GivenPrice } from '../pricing/kinds.ts';
import type { ThreadParty } from './actors.ts';
import type { Application, ThreadAction, ThreadFields } from './application.ts';
import type { ClosedAction, Decision, OpenedAction, PaymentRequest, ThreadEffect } from './effects.ts';
import type { ActionType } from './states.ts';

/** Result of a permitted command. `accept` and `refuse` close the ongoing action of these types. */
export interface Outcome {
  readonly accept?: readonly ActionType[];
  readonly refuse?: readonly ActionType[];
  readonly open?: readonly OpenedAction[];
  readonly fields?: Partial<ThreadFields>;
  readonly effects?: readonly ThreadEffect[];
}

/** An action that a command opens; `offerCents` excludes tax. */
export const action = (type: ActionType, offerCents: number | null = null): OpenedAction => ({
  type,
  offerCents,
});

/** A proposed price: flat, or in parts that add up to it. */
export const priceAction = ({ offerCents, pricing = null }: GivenPrice): OpenedAction => ({
  ...action('PRICE', offerCents),
  ...(pricing === null ? {} : { pricing }),
});

/** Effect that notifies one party; the title is the key’s own unless given. */
export const notify = (
  to: ThreadParty,
  key: NotificationKey,
  title: string = titleOf(key),
): ThreadEffect => ({ kind: 'notify', to, key, title });

/** The same notification to both parties. */
export const notifyBoth = (key: NotificationKey): ThreadEffect[] => [
  notify('creator', key),
  notify('candidate', key),
];

/** Effect that sends one mail about the thread; `reason` is quoted in it. */
export const mail = (
  to: ThreadParty | 'staff' | 'partner',
  template: ThreadMail,
  reason: string | null = null,
): ThreadEffect => ({ kind: 'mail', to, mail: template, reason });

/** The same mail to both parties. */
export const mailBoth = (template: ThreadMail, reason: string | null = null): ThreadEffect[] => [
  mail('creator', template, reason),
  mail('candidate', template, reason),
];

/** Effect that asks for money to move. */
export const pay = (payment: PaymentRequest): ThreadEffect => ({ kind: 'payment', payment });

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
        ...opened.map((action): ThreadAction => ({ result: 'ONGOING', ...action, sentAt: now })),
      ],
    },
    changes: { closed, opened, fields },
    effects: outcome.effects ?? [],
  };
};
