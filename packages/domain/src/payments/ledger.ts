/**
 * The double-entry ledger of deposits, held funds, releases and refunds (rules §4). The lines of an entry add
 * up to zero; a debit is positive, a credit negative. All amounts are integer cents.
 */

export const ledgerKinds = [
  /** Money came in at the provider; `hold` then attributes it. */
  'deposit',
  'hold',
  /** The platform's fee is earned. */
  'fee',
  'release',
  'refund',
  /** Money paid too late or wrongly goes back to where it came from. */
  'return',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  /** A bank gave back money that it had taken for good. */
  'chargeback_reversed',
  /** A refund that a bank sent back to us. */
  'refund_failed',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * `provider`: our balance there; `deposited`: received, not attributed; `held` and `fee_held`: owed to the
 * parties; `fee`: earned; `disputed`: taken back by a bank during a dispute; `loss`: lost for good.
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

/** Balances of an application's accounts, in cents. */
export interface Holding {
  readonly heldCents: number;
  readonly feeHeldCents: number;
}

const line = (account: LedgerAccount, amountCents: number): LedgerLine => ({ account, amountCents });
/** Builds an entry; lines of zero are left out. */
const entry = (kind: LedgerKind, ...lines: LedgerLine[]): LedgerEntry => ({
  kind,
  lines: lines.filter(({ amountCents }) => amountCents !== 0),
});

/**
 * Entries of a deposit that arrived and is held: the price for the payee, the fee for the platform, until
 * each is earned or refunded.
 */
export const depositEntries = (totalCents: number, feeCents: number): LedgerEntry[] => [
  entry('deposit', line('provider', totalCents), line('deposited', -totalCents)),
  entry(
    'hold',
    line('deposited', totalCents),
    line('held', feeCents - totalCents),
    line('fee_held', -feeCents),
  ),
];

/** Entry of a payment that no application expects. */
export const unmatchedEntry = (amountCents: number): LedgerEntry =>
  entry('deposit', line('provider', amountCents), line('deposited', -amountCents));

/** Entry of an unexpected payment that is sent back, in cents. */
export const returnEntry = (amountCents: number): LedgerEntry =>
  entry('return', line('deposited', amountCents), line('provider', -amountCents));

/**
 * Entry of the fee, which is earned with the first money sent to the payee; null without a fee, or if it is
 * earned already.
 */
export const feeEntry = ({ feeHeldCents }: Holding): LedgerEntry | null =>
  feeHeldCents === 0 ? null : entry('fee', line('fee_held', feeHeldCents), line('fee', -feeHeldCents));

/**
 * Lines that take an amount from the holding: the price first, then the fee. An amount that the provider
 * moved beyond the holding is written as a loss.
 */
const takenLines = (amountCents: number, { heldCents, feeHeldCents }: Holding): LedgerLine[] => {
  const ofHeld = Math.min(amountCents, heldCents);
  const ofFee = Math.min(amountCents - ofHeld, feeHeldCents);
  return [line('held', ofHeld), line('fee_held', ofFee), line('loss', amountCents - ofHeld - ofFee)];
};

/** Entry of a release: sends this part of the held sum to the payee. The fee is not theirs. */
export const releaseEntry = (amountCents: number, { heldCents }: Holding): LedgerEntry =>
  entry(
    'release',
    ...takenLines(amountCents, { heldCents, feeHeldCents: 0 }),
    line('provider', -amountCents),
  );

/** Entry of a refund: of a part of the held sum, or of the whole deposit with its fee. */
export const refundEntry = (amountCents: number, holding: Holding): LedgerEntry =>
  entry('refund', ...takenLines(amountCents, holding), line('provider', -amountCents));

/** Entry of a refund that the bank returned, in cents: the money is deposited again. */
export const refundFailedEntry = (amountCents: number): LedgerEntry =>
  entry('refund_failed', line('provider', amountCents), line('deposited', -amountCents));

/** Entry of a payment disputed at the bank, in cents: the provider takes the amount back. */
export const chargebackEntry = (amountCents: number): LedgerEntry =>
  entry('chargeback', line('disputed', amountCents), line('provider', -amountCents));

/** Entry of a dispute that was won, in cents: the provider gives the amount back. */
export const chargebackWonEntry = (amountCents: number): LedgerEntry =>
  entry('chargeback_won', line('provider', amountCents), line('disputed', -amountCents));

/**
 * Part of a holding that a bank takes, in cents: at most all of it, with the fee in proportion (rules §3, "A
 * chargeback").
 */
export const lossOf = (amountCents: number, { heldCents, feeHeldCents }: Holding): Holding => {
  const total = heldCents + feeHeldCents;
  const lost = Math.min(amountCents, total);
  const ofFee = total === 0 ? 0 : Math.round((lost * feeHeldCents) / total);
  return { heldCents: lost - ofFee, feeHeldCents: ofFee };
};

/** Both parts of a split, in cents. */
export interface SplitParts {
  readonly candidateCents: number;
  readonly creatorCents: number;
}

/**
 * Parts of a split when less is held than the split shares out: a bank took the difference, and the client's
 * part is reduced first.
 */
export const partsLeft = (asked: SplitParts, heldCents: number): SplitParts => {
  const candidateCents = Math.min(asked.candidateCents, heldCents);
  return { candidateCents, creatorCents: Math.min(asked.creatorCents, heldCents - candidateCents) };
};

/**
 * Entry of a lost chargeback: taken from the held sum, or from the unattributed part of that payment. The
 * part already sent to the payee is a loss.
 */
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

/** Accounts from which a lost chargeback took its amount, as its entry says. */
export interface Lost {
  /** Taken from the held sum, fee included. */
  readonly heldCents: number;
  /** Taken from a payment that no mission claimed. */
  readonly depositedCents: number;
  /** Taken from the platform's own money. */
  readonly lossCents: number;
}

/**
 * Entry of a reversed chargeback: the money goes back to the accounts from which it was taken. The fee, which
 * was credited, is held for the mission too.
 */
export const chargebackReversedEntry = ({ heldCents, depositedCents, lossCents }: Lost): LedgerEntry =>
  entry(
    'chargeback_reversed',
    line('provider', heldCents + depositedCents + lossCents),
    line('held', -heldCents),
    line('deposited', -depositedCents),
    line('loss', -lossCents),
  );
