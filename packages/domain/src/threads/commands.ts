/** How staff settle a contested mission (rules §3, contest). Amounts are integer cents. */
export type Settlement =
  | { readonly outcome: 'release' }
  | { readonly outcome: 'refund' }
  | { readonly outcome: 'split'; readonly candidateCents: number };

/** What a clock asks of a thread. The store plans them; `decide` still checks that their time has come. */
export type TimerCommand =
  | { readonly type: 'release' }
  | { readonly type: 'end/remind'; readonly day: number }
  | { readonly type: 'end/auto' }
  | { readonly type: 'portage/remind' }
  | { readonly type: 'portage/overdue' }
  | { readonly type: 'itg/remind' }
  | { readonly type: 'itg/overdue' }
  | { readonly type: 'hold/warn' }
  | { readonly type: 'hold/expire' };

/** The commands of the table of rules §3, in its names. Amounts are integer cents, excluding tax unless said. */
export type ThreadCommand =
  | { readonly type: 'apply'; readonly offerCents: number | null; readonly tvaApplicable: boolean }
  | { readonly type: 'price/accept' | 'price/refuse' }
  | { readonly type: 'price/new'; readonly offerCents: number }
  | { readonly type: 'refuseCandidate' | 'withdraw' }
  | { readonly type: 'choose/direct' | 'choose/funds' | 'choose/portage' }
  | { readonly type: 'direct/accept' | 'direct/refuse' }
  | { readonly type: 'funds/accept' | 'funds/refuse' }
  | { readonly type: 'portage/accept' | 'portage/refuse' }
  | { readonly type: 'portage/validate' | 'itg/validate' }
  | { readonly type: 'portage/reject' | 'itg/reject'; readonly reason: string }
  | { readonly type: 'deposit' }
  /** The amount that the payment provider says it holds, all taxes included. */
  | { readonly type: 'deposit/confirm'; readonly amountCents: number; readonly currency: string }
  | { readonly type: 'mission/validate' | 'deliver' }
  | { readonly type: 'contest'; readonly reason: string }
  | ({ readonly type: 'settle' } & Settlement)
  | { readonly type: 'cancelDeposit' }
  | { readonly type: 'message'; readonly content: string }
  | { readonly type: 'nda'; readonly version: string; readonly sha256: string }
  | TimerCommand;

export type ThreadCommandType = ThreadCommand['type'];

/** The member of the union that carries this type. */
export type CommandOf<Type extends ThreadCommandType> = Extract<ThreadCommand, { readonly type: Type }>;
