import type { CollaborationMode } from '../payments/fees.ts';
import type { ThreadParty } from '../threads/actors.ts';
import type { ThreadType } from '../threads/application.ts';
import type { IndependenceKind } from '../threads/independence.ts';
import type { ApplicationState } from '../threads/states.ts';

/** Facts for the wording of mails about a thread. */

export type MailReader = ThreadParty | 'staff' | 'partner';

/** Sums of a deposit, in words; all taxes included. */
export interface DepositSums {
  readonly total: string;
  /** The payee's part. */
  readonly payee: string;
  /** The platform's fee; null without one. */
  readonly fee: string | null;
}

/** Facts that a mail may contain; `otherName` is null if the reader may not know the other party. */
export interface MailFacts {
  readonly to: MailReader;
  readonly type: ThreadType;
  readonly state: ApplicationState;
  /** The title of the mission or the offer. */
  readonly subject: string;
  readonly otherName: string | null;
  /** Names for staff and the partner; `client` is the creator. */
  readonly names: { readonly client: string; readonly provider: string };
  readonly price: string;
  /** The instalment that the mail is about; null before the work begins, and for a flat price. */
  readonly instalment: {
    /** « Tranche 2 sur 3 », « Mois 2 ». */
    readonly name: string;
    readonly title: string;
    readonly price: string;
    readonly isLast: boolean;
    /** True for a month of a price by time or of a retainer. */
    readonly isMonth: boolean;
  } | null;
  /** The accepted sheet of a month, only in the mail to the portage company. */
  readonly sheet?: {
    /** « mars 2037 », or its first and last day. */
    readonly period: string;
    /** Lines of work, each with its day and quantity. */
    readonly lines: readonly string[];
    readonly quantity: string;
  };
  /** Kind of the price's parts, each with its own deposit; absent for a flat price. */
  readonly parts?: 'tranche' | 'mois';
  /** Terms edited since the price was proposed, in French; empty if the price stands. */
  readonly changed: string;
  /** The candidate's delay of delivery in days, with an application. */
  readonly delayDays: number | null;
  /** The mode that the mail is about: proposed, answered, or in force. */
  readonly mode: CollaborationMode | null;
  /** The creator's deposit in that mode; null in a direct relation, and without a known mode. */
  readonly due: DepositSums | null;
  readonly payeeIsReady: boolean;
  /** The sum held now; null if none is. */
  readonly held: DepositSums | null;
  /** The payment that this mail announces; null if unknown. */
  readonly paid: string | null;
  /** The party who contests the mission, or did; null without a contest. */
  readonly contestBy: ThreadParty | null;
  /** The reason of staff or of the partner for their decision. */
  readonly reason: string | null;
  /**
   * The creator's words with a refusal, as the candidate may read them; `suggestion` is the price that they
   * would accept.
   */
  readonly words: string | null;
  readonly suggestion: string | null;
  /** True if the candidate accepted the confidentiality agreement with their application. */
  readonly hasConsented: boolean;
  /** The candidate's latest statement about their independence; null without one (rules §9). */
  readonly independence: IndependenceKind | null;
  /** The decision with its sums; null if the template needs none. */
  readonly decision: string | null;
  /**
   * Amount, recipient and time of the payment after the end of a mission with held funds; null if none is
   * planned.
   */
  readonly release: string | null;
  /** The days of that payment. */
  readonly releaseDays: string | null;
}
