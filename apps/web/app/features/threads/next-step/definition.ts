import { toPayee as payeeIn } from '@basoche/domain/payments/payee';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Situation } from '@basoche/domain/threads/whose-turn';

export interface NextStepFacts {
  readonly other: string;
  /** Price of the mission, or of the current instalment: HT, and TTC with VAT. */
  readonly price: string;
  /** The current work, without its article: « mission », « tranche 2 sur 3 », « mois 2 ». */
  readonly work: string;
  /** The current instalment; null before the work begins, and for a flat price. */
  readonly instalment: {
    readonly name: string;
    readonly title: string;
    /** Total number of instalments; null for months. */
    readonly count: number | null;
    readonly isLast: boolean;
  } | null;
  /** True for a price by day or by hour, of which a month may come to less than its deposit. */
  readonly isByTime: boolean;
  /**
   * First day on which the deposit of a retainer's month may be paid; null once that day has come, and for
   * every other instalment.
   */
  readonly opensOn: string | null;
  /** True if the sheet of the month was given back and is being corrected. */
  readonly isReturned: boolean;
  /** True if the viewer may give a sheet back to be corrected. */
  readonly mayReturn: boolean;
  /** True if the viewer may stop the mission before this instalment. */
  readonly mayStop: boolean;
  /** Amount to deposit, or held, platform fee included; empty without a deposit. */
  readonly deposit: string;
  /** Part of it that the payee finally receives, the price with its VAT; empty if none. */
  readonly payee: string;
  /** Platform fee in it; empty if none. */
  readonly fee: string;
  /** True in a portage: the portage company is paid, and pays the candidate. */
  readonly isPortage: boolean;
  readonly isDeposited: boolean;
  /** Terms edited since the price was proposed, in words; empty if the price is still valid. */
  readonly changed: string;
  /** Delivery time: in the creator's words, or of the instalment. */
  readonly delivery: string;
  /**
   * Deadline of the awaited step: « 23 novembre 2026 à 10:00 »; null if there is none. `isLate` is true once
   * it has passed.
   */
  readonly dueAt: string | null;
  readonly isLate: boolean;
  /** Day on which held funds are sent: « le 24 novembre, au plus tard le 25 novembre ». */
  readonly releaseAt: string | null;
  /** Party that rejected the last portage, if any. */
  readonly rejectedBy: string;
  /** Last mode that the candidate refused, in words; empty if none. */
  readonly refusedMode: string;
  /** Reason given by the party who rejected, refused or contested; null if none. */
  readonly reason: string | null;
  /** Price that the creator suggested instead of the refused one; null if none. */
  readonly suggested: string | null;
  /** Decision of staff on a contest; null before it. */
  readonly settlement: string | null;
  /** The hearing of the mission, in words; null for every other mission. `isHeld` is true once its hour has come. */
  readonly hearing: { readonly when: string; readonly where: string; readonly isHeld: boolean } | null;
  /** Kind of the thread: a mission or an offer. */
  readonly kind: ThreadType;
}

export type Say = string | ((facts: NextStepFacts) => string | null);

/** One next step: what is required, what follows, until when. The domain decides who must act. */
export interface NextStep {
  readonly title: Say;
  readonly next: Say;
  /** Quotation of a person's text. */
  readonly quote?: Say;
  readonly until?: Say;
}

export type ByParty = Readonly<Record<ThreadParty, NextStep>>;

/** Situations, each with its step for each party. */
export type NextStepTable = Readonly<Partial<Record<Situation, ByParty>>>;

/** Payee of the price, in words for the creator. */
export const toPayee = ({ isPortage, other }: Pick<NextStepFacts, 'isPortage' | 'other'>): string =>
  payeeIn(isPortage, other);

/** Payee of the price, in words for the candidate, after an amount. */
export const areYours = ({ isPortage }: Pick<NextStepFacts, 'isPortage'>): string =>
  isPortage ? 'sont versés à ITG, qui vous paie' : 'vous sont versés';

/** « , dont 18 € TTC de frais Basoche »; empty without a fee. */
export const feeWithin = ({ fee }: Pick<NextStepFacts, 'fee'>): string =>
  fee === '' ? '' : `, dont ${fee} de frais Basoche`;

export const noLimit = 'Sans date limite';

export const byParty = (of: (side: keyof ByParty) => NextStep): ByParty => ({
  creator: of('creator'),
  candidate: of('candidate'),
});

export const both = (step: NextStep): ByParty => byParty(() => step);
