import type { ThreadParty } from '../threads/actors.ts';
import { formatCents } from './amounts.ts';
import type { LedgerAccount, LedgerEntry, LedgerKind } from './ledger.ts';
import { toPayee, toYou } from './payee.ts';

/**
 * The statement of a mission: the ledger as one of its parties may read it (rules §4). Amounts are integer
 * cents; in the ledger, debits are positive and credits negative.
 *
 * A creator reads their payments and the money held for them; a candidate reads the money held for the payee,
 * without the platform's fee.
 */

export interface DatedEntry extends LedgerEntry {
  readonly at: Date;
  /** Zero-based index of the instalment whose money moves. */
  readonly instalment: number;
}

export interface StatementLine {
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly instalment: number;
  readonly words: string;
  /** Change of the balance; 0 for a line that only informs. */
  readonly amountCents: number;
  readonly balanceCents: number;
}

/** Accounts that make up a party's balance: money owed to them, or held for them. */
const accountsOf: Readonly<Record<ThreadParty, readonly LedgerAccount[]>> = {
  creator: ['held', 'fee_held', 'deposited'],
  candidate: ['held'],
};

/** Debits minus credits of one entry on these accounts. */
const sum = ({ lines }: LedgerEntry, accounts: readonly LedgerAccount[]): number =>
  lines.reduce(
    (total, { account, amountCents }) => total + (accounts.includes(account) ? amountCents : 0),
    0,
  );

/** Full amount of an entry. */
const totalDebits = ({ lines }: LedgerEntry): number =>
  lines.reduce((total, { amountCents }) => total + Math.max(0, amountCents), 0);

/** The payee: the portage company, or the candidate by name. */
export interface StatedPayee {
  readonly isPortage: boolean;
  readonly candidate: string;
}

interface StatementContext extends StatedPayee {
  /** True if the next entry of its instalment attributes this payment: it is the deposit, not a surplus payment. */
  readonly isHeld: boolean;
}

const creatorText = (entry: DatedEntry, about: StatementContext): string | null => {
  const size = formatCents(totalDebits(entry));
  switch (entry.kind) {
    case 'deposit':
      return about.isHeld ? 'Dépôt des fonds' : 'Paiement reçu en trop';
    case 'hold':
      return null;
    case 'fee':
      return 'Frais Basoche';
    case 'release':
      return `Versement ${toPayee(about.isPortage, about.candidate)}`;
    case 'refund':
      return 'Remboursement sur votre carte';
    case 'return':
      return 'Renvoi sur votre carte';
    case 'refund_failed':
      return 'Remboursement rejeté par votre banque';
    case 'chargeback':
      return `Paiement contesté auprès de la banque\u202f: ${size}`;
    case 'chargeback_won':
      return `Contestation bancaire close, le dépôt reste acquis\u202f: ${size}`;
    case 'chargeback_lost':
      return `Contestation bancaire close, la banque a rendu le paiement\u202f: ${size}`;
    case 'chargeback_reversed':
      return `La banque a finalement laissé le paiement\u202f: ${size}`;
  }
};

const candidateText = (entry: DatedEntry, about: StatementContext): string | null => {
  switch (entry.kind) {
    case 'hold':
      return about.isPortage ? 'Fonds réservés pour la mission' : 'Fonds réservés pour vous';
    case 'release':
      return `Versement ${toYou(about.isPortage)}`;
    case 'refund':
      return 'Rendu au client';
    case 'chargeback':
      return 'Le paiement est contesté auprès de la banque';
    case 'chargeback_won':
      return 'Contestation bancaire close, les fonds restent réservés';
    case 'chargeback_lost':
      return 'Contestation bancaire close, la banque a rendu le paiement';
    case 'chargeback_reversed':
      return 'La banque a finalement laissé le paiement, les fonds sont réservés';
    case 'deposit':
    case 'fee':
    case 'return':
    case 'refund_failed':
      return null;
  }
};

/** True for entries that only inform, without an amount. */
const isInformativeOnly = (kind: LedgerKind): boolean => kind.startsWith('chargeback');

/**
 * The lines of a statement, oldest first. `entries` keep their order; a fee is written before the payment
 * with which it is earned.
 */
export const statementOf = (
  entries: readonly DatedEntry[],
  party: ThreadParty,
  payee: StatedPayee,
): StatementLine[] => {
  const lines: StatementLine[] = [];
  let balanceCents = 0;
  for (const [index, entry] of entries.entries()) {
    const { at, kind, instalment } = entry;
    const after = entries.slice(index + 1).find((other) => other.instalment === instalment);
    const about: StatementContext = { isHeld: after?.kind === 'hold', ...payee };
    const words = party === 'creator' ? creatorText(entry, about) : candidateText(entry, about);
    // A credit on an account that is owed to the party raises their balance.
    const amountCents = 0 - sum(entry, accountsOf[party]);
    balanceCents += amountCents;
    if (words === null || (amountCents === 0 && !isInformativeOnly(kind))) continue;
    lines.push({ at, kind, instalment, words, amountCents, balanceCents });
  }
  return lines;
};

/** The totals of a statement, limited to those that each party may see. */
export interface StatementTotals {
  /** Paid in by the creator, with the fee; null for the candidate. */
  readonly depositedCents: number | null;
  /** The platform's fee, earned or set aside; null for the candidate. */
  readonly feeCents: number | null;
  /** Held for the payee. */
  readonly heldCents: number;
  readonly releasedCents: number;
  /**
   * For the creator: all that went back to their card. For the candidate: the part of the price that went
   * back.
   */
  readonly refundedCents: number;
}

/** Debits minus credits on these accounts, in all entries of these kinds. */
const sumOfKinds = (
  entries: readonly LedgerEntry[],
  kinds: readonly LedgerKind[],
  accounts: readonly LedgerAccount[],
) => entries.reduce((total, entry) => total + (kinds.includes(entry.kind) ? sum(entry, accounts) : 0), 0);

/** Totals of a statement in cents, all taxes included, for one party; null for what this party does not see. */
export const statementTotals = (entries: readonly LedgerEntry[], party: ThreadParty): StatementTotals => {
  const isCreator = party === 'creator';
  return {
    depositedCents: isCreator ? sumOfKinds(entries, ['deposit'], ['provider']) : null,
    feeCents: isCreator
      ? 0 - entries.reduce((total, entry) => total + sum(entry, ['fee', 'fee_held']), 0)
      : null,
    heldCents: 0 - entries.reduce((total, entry) => total + sum(entry, ['held']), 0),
    releasedCents: 0 - sumOfKinds(entries, ['release'], ['provider']),
    refundedCents: isCreator
      ? 0 - sumOfKinds(entries, ['refund', 'return', 'refund_failed'], ['provider'])
      : sumOfKinds(entries, ['refund'], ['held']),
  };
};
