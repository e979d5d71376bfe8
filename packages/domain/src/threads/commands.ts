import type { MissionTerm } from '../missions/edit.ts';

/** Words of a creator who refuses; `null` and absent are none. */
interface RefusalWords {
  readonly text?: string | null;
}

/** A text of the confidentiality agreement, and the hexadecimal SHA-256 of what the person was shown. */
export interface AgreedText {
  readonly version: string;
  readonly sha256: string;
}

/** How staff settle a contested mission (rules §3, contest). Amounts are integer cents. */
export type Settlement =
  | { readonly outcome: 'release' }
  | { readonly outcome: 'refund' }
  /** The mission goes on: in a direct relation alone, where nothing is held. */
  | { readonly outcome: 'continue' }
  | { readonly outcome: 'split'; readonly candidateCents: number };

/** What each command says besides its name. Amounts are integer cents, excluding tax unless said. */
interface Payloads {
  /** A price for a mission; null for a job offer. */
  apply: {
    readonly offerCents: number | null;
    readonly tvaApplicable: boolean;
    /** With a price for a mission alone: the candidate's words, and in how many days they deliver. */
    readonly presentation?: string | null;
    readonly delayDays?: number | null;
    /** The confidentiality agreement, accepted with the application. */
    readonly consent?: AgreedText | null;
  };
  'price/accept': unknown;
  /** `suggestionCents`: the price that the creator would accept. */
  'price/refuse': RefusalWords & { readonly suggestionCents?: number | null };
  'price/new': { readonly offerCents: number };
  /** The open price stands, although the mission was changed since it was proposed. */
  'price/confirm': unknown;
  /** The creator edited the mission; `terms` are those that a price depends on. */
  'mission/edited': { readonly terms: readonly MissionTerm[] };
  /** The creator found somebody for the offer. */
  'job/filled': unknown;
  /** The creator found somebody else for the mission. */
  'mission/filled': unknown;
  refuseCandidate: RefusalWords;
  withdraw: unknown;
  /** `isConfirmed`: the creator was told that a collaboration on the mission is under way, and wants another. */
  'choose/direct': { readonly isConfirmed?: boolean };
  'choose/funds': { readonly isConfirmed?: boolean };
  'choose/portage': { readonly isConfirmed?: boolean };
  'direct/accept': unknown;
  'direct/refuse': unknown;
  'funds/accept': unknown;
  'funds/refuse': unknown;
  'portage/accept': unknown;
  'portage/refuse': unknown;
  'portage/validate': unknown;
  'portage/reject': { readonly reason: string };
  'itg/validate': unknown;
  'itg/reject': { readonly reason: string };
  /** Asks for a payment page; moves nothing. */
  deposit: unknown;
  /** The amount that the payment provider says it holds, all taxes included. */
  'deposit/confirm': { readonly amountCents: number; readonly currency: string };
  /** The card's holder disputed the deposit at their bank; then what the bank decided. */
  'chargeback/open': unknown;
  'chargeback/won': unknown;
  /** `lostCents` of the deposit are gone for good, `lostFeeCents` of them from the platform's fee. */
  'chargeback/lost': { readonly lostCents: number; readonly lostFeeCents: number };
  /** A bank gave back what it had taken for good: so much of it is held for the mission again. */
  'chargeback/reversed': { readonly heldCents: number };
  'mission/validate': unknown;
  deliver: unknown;
  contest: { readonly reason: string };
  'contest/withdraw': unknown;
  settle: Settlement & { readonly reason: string };
  /** Staff say why; a party need not. */
  /** Staff settle what is left of the money of a mission that is over. */
  'rest/settle': Exclude<Settlement, { readonly outcome: 'continue' }> & { readonly reason: string };
  cancelDeposit: { readonly reason?: string };
  /** What a party writes of the other once the mission is done; `grade` is 1 to 5, `isPublic` the consent that everybody reads it. */
  review: { readonly grade: number; readonly text: string; readonly isPublic?: boolean };
  'review/reply': { readonly text: string };
  /** Words, files that come with them (so many), or both. */
  message: { readonly content: string; readonly files?: number };
  /** `sha256` is the hexadecimal digest of `confidentialityText(version)` that the person was shown. */
  nda: AgreedText;
  /** What a clock asks. The store plans them; `decide` still checks that their time has come. */
  release: unknown;
  'end/remind': { readonly day: number };
  'end/auto': unknown;
  'portage/remind': unknown;
  'portage/overdue': unknown;
  'itg/remind': unknown;
  'itg/overdue': unknown;
  'hold/warn': unknown;
  'hold/expire': unknown;
  'rest/expire': unknown;
  'review/open': unknown;
}

export type ThreadCommandType = keyof Payloads;

/** The commands of the table of rules §3, in its names. */
export type ThreadCommand = {
  [Type in ThreadCommandType]: { readonly type: Type } & Payloads[Type];
}[ThreadCommandType];

/** The command of one type. */
export type CommandOf<Type extends ThreadCommandType> = Extract<ThreadCommand, { readonly type: Type }>;

export const timerCommandTypes = [
  'release',
  'end/remind',
  'end/auto',
  'portage/remind',
  'portage/overdue',
  'itg/remind',
  'itg/overdue',
  'hold/warn',
  'hold/expire',
  'rest/expire',
  'review/open',
] as const satisfies readonly ThreadCommandType[];

export type TimerCommand = CommandOf<(typeof timerCommandTypes)[number]>;
