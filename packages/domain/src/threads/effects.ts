import type { NotificationKey } from '../notifications/keys.ts';
import type { ThreadMail } from '../notifications/mails.ts';
import type { StagedPrice } from '../pricing/kinds.ts';
import type { Day } from '../time/paris.ts';
import type { ThreadParty } from './actors.ts';
import type { Application, ThreadFields } from './application.ts';
import type { RefusalCode } from './refusals.ts';
import type { ActionType } from './states.ts';
import type { TimerCommand } from './timer-commands.ts';

/**
 * Requests to the payments code. Amounts are integer cents, all taxes included: `release` and `split` share
 * the price, and the platform's fee stays; `refund` gives back all that was deposited.
 */
export type PaymentRequest =
  | { readonly ask: 'expireDeposit' }
  | { readonly ask: 'release'; readonly amountCents: number }
  | { readonly ask: 'refund'; readonly amountCents: number }
  | { readonly ask: 'split'; readonly candidateCents: number; readonly creatorCents: number };

/** Effects of a decision, stored in the same transaction as the change (jobs of the queue). */
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
      /** Words of the person who rejected, contested or settled; null without words. */
      readonly reason: string | null;
    }
  /** Gives this command to `decide` again at this time, as the timer. */
  | { readonly kind: 'schedule'; readonly command: TimerCommand; readonly at: Date }
  | { readonly kind: 'payment'; readonly payment: PaymentRequest };

/** An action to insert; ONGOING unless it is accepted from the start. `sentAt` is the decision's `now`. */
export interface OpenedAction {
  readonly type: ActionType;
  readonly offerCents: number | null;
  /** Parts of a price; absent for a flat price and for every other action. */
  readonly pricing?: StagedPrice;
  readonly result?: 'ACCEPTED';
}

/** A stored action to update. `index` is its place in `application.actions`, before the change. */
export interface ClosedAction {
  readonly index: number;
  readonly id: string | undefined;
  readonly type: ActionType;
  readonly result: 'ACCEPTED' | 'REFUSED';
}

/** Changes for a store: close these actions, then insert the new ones, then set these columns. */
export interface ThreadChanges {
  readonly closed: readonly ClosedAction[];
  readonly opened: readonly OpenedAction[];
  readonly fields: Partial<ThreadFields>;
  /** First day of a retainer that is agreed after the proposed one (rules §13); absent otherwise. */
  readonly startsOn?: Day;
}

export type Decision =
  | {
      readonly ok: true;
      /** The application after the changes. */
      readonly application: Application;
      readonly changes: ThreadChanges;
      readonly effects: readonly ThreadEffect[];
    }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      /** French, fit to show; more precise than the title of the code where possible. */
      readonly reason: string;
    };
