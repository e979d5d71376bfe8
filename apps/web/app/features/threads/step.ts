import { toPayee as payeeIn } from '@basoche/domain/payments/payee';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Situation } from '@basoche/domain/threads/situation';

export interface StepWords {
  readonly other: string;
  /** The price, HT, and TTC where VAT applies. */
  readonly price: string;
  /** What is to be deposited, or is held, the platform's fee included; empty where nothing is. */
  readonly deposit: string;
  /** What of it goes to whoever is paid in the end: the price with its VAT; empty where nothing does. */
  readonly payee: string;
  /** The platform's fee in it; empty where there is none. */
  readonly fee: string;
  /** Through the portage company, which is paid and pays the candidate. */
  readonly isPortage: boolean;
  readonly isDeposited: boolean;
  /** What an edit of the mission changed since the price was proposed; empty where it stands. */
  readonly changed: string;
  /** The delivery time, in the creator's words. */
  readonly delivery: string;
  /** « 23 novembre 2026 à 10:00 »: when what it waits for is due; null where nothing sets a date. `isLate` once it has passed. */
  readonly dueAt: string | null;
  readonly isLate: boolean;
  /** « le 24 novembre, au plus tard le 25 novembre »: when what is held is sent. */
  readonly releaseAt: string | null;
  /** Who rejected the last portage, where somebody did. */
  readonly rejectedBy: string;
  /** The last mode that the candidate refused, in words; empty where none was. */
  readonly refusedMode: string;
  /** The words of who rejected, refused or contested; null where there are none. */
  readonly reason: string | null;
  /** The price that the creator suggested in place of the refused one; null where they did not. */
  readonly suggested: string | null;
  /** What staff decided of a contest; null while they have not. */
  readonly settlement: string | null;
  /** What was applied to. */
  readonly kind: ThreadType;
}

export type Say = string | ((words: StepWords) => string | null);

/** One block "what to do now": what is asked, what happens next, until when. Who must act is the domain's to say. */
export interface NextStep {
  readonly title: Say;
  readonly next: Say;
  /** Somebody's own words. */
  readonly quote?: Say;
  readonly until?: Say;
}

export type ByParty = Readonly<Record<ThreadParty, NextStep>>;

/** Some situations, each with its block for either party. */
export type StepTable = Readonly<Partial<Record<Situation, ByParty>>>;

/** Whom the price goes to in the end, for its creator. */
export const toPayee = ({ isPortage, other }: Pick<StepWords, 'isPortage' | 'other'>): string =>
  payeeIn(isPortage, other);

/** The same, for the candidate, after a sum. */
export const areYours = ({ isPortage }: Pick<StepWords, 'isPortage'>): string =>
  isPortage ? 'sont versés à ITG, qui vous paie' : 'vous sont versés';

/** « , dont 18 € TTC de frais Basoche »; nothing where there are none. */
export const feeWithin = ({ fee }: Pick<StepWords, 'fee'>): string =>
  fee === '' ? '' : `, dont ${fee} de frais Basoche`;

export const noLimit = 'Sans date limite';

export const byParty = (of: (side: keyof ByParty) => NextStep): ByParty => ({
  creator: of('creator'),
  candidate: of('candidate'),
});

export const both = (step: NextStep): ByParty => byParty(() => step);
