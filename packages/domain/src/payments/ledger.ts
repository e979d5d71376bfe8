/**
 * The double-entry ledger of what is deposited, held, released and given back (rules §4). An entry's lines add up to zero; a
 * positive amount is a debit, a negative one a credit. All are integer cents.
 */

export const ledgerKinds = [
  /** Money came in at the provider; `hold` then attributes it. */
  'deposit',
  'hold',
  /** The platform's fee is earned. */
  'fee',
  'release',
  'refund',
  /** What was paid too late or wrongly goes back as it came. */
  'return',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  /** A bank gave back what it had taken for good. */
  'chargeback_reversed',
  /** A refund that a bank sent back to us. */
  'refund_failed',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * `provider`: our balance there; `deposited`: received, not attributed; `held` and `fee_held`: owed to the parties; `fee`:
 * earned; `disputed`: what a bank took back while it looks; `loss`: what nobody gives back.
 */
export const ledgerAccounts = [
  'provider',
  'deposited',
  'held',
  'fee_held',
  'fee',
  'disputed',
  'loss',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amountCents: number;
}

export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly lines: readonly LedgerLine[];
}

/** What stands on an application's accounts. */
export interface Holding {
  readonly heldCents: number;
  readonly feeHeldCents: number;
}

const line = (account: LedgerAccount, amountCents: number): LedgerLine => ({ account, amountCents });
/** Lines of nothing are left out. */
const entry = (kind: LedgerKind, ...lines: LedgerLine[]): LedgerEntry => ({
  kind,
  lines: lines.filter(({ amountCents }) => amountCents !== 0),
});

/** A deposit arrived and is held: the price for the payee, the fee for the platform, until either is earned or given back. */
export const depositEntries = (totalCents: number, feeCents: number): LedgerEntry[] => [
  entry('deposit', line('provider', totalCents), line('deposited', -totalCents)),
  entry(
    'hold',
    line('deposited', totalCents),
    line('held', feeCents - totalCents),
    line('fee_held', -feeCents),
  ),
];

/** Money arrived that no application waits for. */
export const strayEntry = (amountCents: number): LedgerEntry =>
  entry('deposit', line('provider', amountCents), line('deposited', -amountCents));

export const returnEntry = (amountCents: number): LedgerEntry =>
  entry('return', line('deposited', amountCents), line('provider', -amountCents));

/** The fee is earned with the first money that goes to the payee; nothing where there is none, or it was earned. */
export const feeEntry = ({ feeHeldCents }: Holding): LedgerEntry | null =>
  feeHeldCents === 0 ? null : entry('fee', line('fee_held', feeHeldCents), line('fee', -feeHeldCents));

/** What an entry takes of the holding, in its order; what the provider did beyond it is a loss, and is written all the same. */
const taken = (amountCents: number, { heldCents, feeHeldCents }: Holding): LedgerLine[] => {
  const ofHeld = Math.min(amountCents, heldCents);
  const ofFee = Math.min(amountCents - ofHeld, feeHeldCents);
  return [line('held', ofHeld), line('fee_held', ofFee), line('loss', amountCents - ofHeld - ofFee)];
};

/** The payee is sent this much of what is held; the fee is not theirs. */
export const releaseEntry = (amountCents: number, { heldCents }: Holding): LedgerEntry =>
  entry('release', ...taken(amountCents, { heldCents, feeHeldCents: 0 }), line('provider', -amountCents));

/** Gives back a part of what is held, or all that was deposited: then its fee, too. */
export const refundEntry = (amountCents: number, holding: Holding): LedgerEntry =>
  entry('refund', ...taken(amountCents, holding), line('provider', -amountCents));

export const refundFailedEntry = (amountCents: number): LedgerEntry =>
  entry('refund_failed', line('provider', amountCents), line('deposited', -amountCents));

export const chargebackEntry = (amountCents: number): LedgerEntry =>
  entry('chargeback', line('disputed', amountCents), line('provider', -amountCents));

export const chargebackWonEntry = (amountCents: number): LedgerEntry =>
  entry('chargeback_won', line('provider', amountCents), line('disputed', -amountCents));

/** What a bank takes of a holding, in cents: no more than is there, and of the fee in proportion (rules §3, "A chargeback"). */
export const lossOf = (amountCents: number, { heldCents, feeHeldCents }: Holding): Holding => {
  const total = heldCents + feeHeldCents;
  const lost = Math.min(amountCents, total);
  const ofFee = total === 0 ? 0 : Math.round((lost * feeHeldCents) / total);
  return { heldCents: lost - ofFee, feeHeldCents: ofFee };
};

/** What is still held pays for it, or what of that payment is not attributed; what went to the payee already is lost. */
export const chargebackLostEntry = (
  amountCents: number,
  holding: Holding,
  unattributedCents = 0,
): LedgerEntry => {
  const { heldCents, feeHeldCents } = lossOf(amountCents, holding);
  const beyond = amountCents - heldCents - feeHeldCents;
  const ofPayment = Math.min(beyond, unattributedCents);
  return entry(
    'chargeback_lost',
    line('held', heldCents),
    line('fee_held', feeHeldCents),
    line('loss', beyond - ofPayment),
    line('deposited', ofPayment),
    line('disputed', -amountCents),
  );
};

/** What a chargeback that was lost had taken from where, as its entry says. */
export interface Lost {
  /** Of what was held, and of the fee with it. */
  readonly heldCents: number;
  /** Of a payment that no mission claimed. */
  readonly depositedCents: number;
  /** Of the platform's own. */
  readonly lossCents: number;
}

/** It comes back to where it was taken from; the fee, which was credited, is held for the mission too. */
export const chargebackReversedEntry = ({ heldCents, depositedCents, lossCents }: Lost): LedgerEntry =>
  entry(
    'chargeback_reversed',
    line('provider', heldCents + depositedCents + lossCents),
    line('held', -heldCents),
    line('deposited', -depositedCents),
    line('loss', -lossCents),
  );
