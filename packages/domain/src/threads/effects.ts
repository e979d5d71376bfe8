import type { NotificationKey } from '../notifications/keys.ts';
import type { ThreadMail } from '../notifications/mails.ts';
import type { ThreadParty } from './actors.ts';
import type { Application, ThreadFields } from './application.ts';
import type { RefusalCode } from './refusals.ts';
import type { ActionType } from './states.ts';
import type { TimerCommand } from './timers.ts';

/**
 * What payments are asked to do. Amounts are integer cents, all taxes included: `release` and `split` share the price, the
 * platform's fee stays; `refund` gives back all that was deposited.
 */
export type PaymentRequest =
  | { readonly ask: 'expireDeposit' }
  | { readonly ask: 'release'; readonly amountCents: number }
  | { readonly ask: 'refund'; readonly amountCents: number }
  | { readonly ask: 'split'; readonly candidateCents: number; readonly creatorCents: number };

/** What must follow a decision, in the same transaction as the change (jobs of the queue). */
export type ThreadEffect =
  | {
      readonly kind: 'notify';
      readonly to: ThreadParty;
      readonly key: NotificationKey;
      readonly title: string;
    }
  | {
      readonly kind: 'mail';
      readonly to: ThreadParty | 'staff' | 'partner';
      readonly mail: ThreadMail;
      /** The words of who rejected, contested or settled; null where there are none. */
      readonly reason: string | null;
    }
  /** Ask `decide` for this command again, as the timer, at this instant. */
  | { readonly kind: 'schedule'; readonly command: TimerCommand; readonly at: Date }
  | { readonly kind: 'payment'; readonly payment: PaymentRequest };

/** An action to insert, with result ONGOING and `sentAt` the decision's `now`. */
export interface OpenedAction {
  readonly type: ActionType;
  readonly offerCents: number | null;
}

/** A stored action to update. `index` is its place in `application.actions`, before the change. */
export interface ClosedAction {
  readonly index: number;
  readonly id: string | undefined;
  readonly type: ActionType;
  readonly result: 'ACCEPTED' | 'REFUSED';
}

/** What a store writes: close these actions, then insert those, then set these columns. */
export interface ThreadChanges {
  readonly closed: readonly ClosedAction[];
  readonly opened: readonly OpenedAction[];
  readonly fields: Partial<ThreadFields>;
}

export type Decision =
  | {
      readonly ok: true;
      /** The application as it is after the changes. */
      readonly application: Application;
      readonly changes: ThreadChanges;
      readonly effects: readonly ThreadEffect[];
    }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      /** French, fit to show; more precise than the code's own title where there is more to say. */
      readonly reason: string;
    };
