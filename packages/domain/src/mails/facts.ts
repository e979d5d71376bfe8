import type { CollaborationMode } from '../payments/fees.ts';
import type { ThreadParty } from '../threads/actors.ts';
import type { ThreadType } from '../threads/application.ts';
import type { ApplicationState } from '../threads/states.ts';

/** Facts that mails about a thread are worded from. */

export type MailReader = ThreadParty | 'staff' | 'partner';

/** Sums of a deposit, in words; all taxes included. */
export interface DepositSums {
  readonly total: string;
  /** Part of the payee. */
  readonly payee: string;
  /** The platform's fee; null where it asks none. */
  readonly fee: string | null;
}

/** What a mail may say; `otherName` is null where the reader may not know who the other party is. */
export interface MailFacts {
  readonly to: MailReader;
  readonly type: ThreadType;
  readonly state: ApplicationState;
  /** The title of the mission or the offer. */
  readonly subject: string;
  readonly otherName: string | null;
  /** Names that an office reads; `client` is whoever publishes. */
  readonly names: { readonly client: string; readonly provider: string };
  readonly price: string;
  /** What an edit changed since the price was proposed, in words; empty where it stands. */
  readonly changed: string;
  /** Days that the candidate asks for, with an application. */
  readonly delayDays: number | null;
  /** The mode that the mail is about: proposed, answered, or in force. */
  readonly mode: CollaborationMode | null;
  /** What the creator is to deposit under that mode; null in a direct relation, and where no mode is known. */
  readonly due: DepositSums | null;
  readonly payeeIsReady: boolean;
  /** What is held now; null where nothing is. */
  readonly held: DepositSums | null;
  /** What this mail tells to be paid; null where that is not known. */
  readonly paid: string | null;
  /** Who contests the mission, or did; null where nobody does. */
  readonly contestBy: ThreadParty | null;
  /** Why an office decided what it did, in its own words. */
  readonly reason: string | null;
  /** The creator's words with a refusal, as the candidate may read them, and the price that they suggest. */
  readonly words: string | null;
  readonly suggestion: string | null;
  /** The candidate accepted the confidentiality agreement with their application. */
  readonly hasConsented: boolean;
  /** What was decided, with its sums; null where the template says it all. */
  readonly decision: string | null;
  /** How much is sent to whom and when, once a mission with held funds has ended; null where nothing is planned. */
  readonly release: string | null;
  /** The days of that payment. */
  readonly releaseDays: string | null;
}
