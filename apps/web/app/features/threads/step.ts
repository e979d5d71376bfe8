import type { ThreadType } from '@basoche/domain/threads/application';

export interface StepWords {
  readonly other: string;
  /** The price, HT, and TTC where VAT applies. */
  readonly price: string;
  /** What an edit of the mission changed since the price was proposed; empty where it stands. */
  readonly changed: string;
  /** The delivery time, in the creator's words. */
  readonly delivery: string;
  /** When the platform or the partner must have answered, where that is known. */
  readonly answerBy: string | null;
  /** What was applied to. */
  readonly kind: ThreadType;
}

export type Say = string | ((words: StepWords) => string | null);

/** One block "what to do now": who must act, what is asked, what happens next, until when. */
export interface NextStep {
  readonly waitsFor: 'you' | 'other' | 'Basoche' | 'ITG' | 'nobody';
  readonly title: Say;
  readonly next: Say;
  readonly until?: Say;
}

export const noLimit = 'Sans date limite';

export const both = (step: NextStep) => ({ creator: step, candidate: step });
