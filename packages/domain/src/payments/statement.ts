import type { ThreadParty } from '../threads/actors.ts';
import { formatCents } from './amounts.ts';
import type { LedgerAccount, LedgerEntry, LedgerKind } from './ledger.ts';
import { toPayee, toYou } from './payee.ts';

/**
 * The statement of a mission: the ledger as one of its parties may read it (rules §4). A creator reads what they paid in and what stands
 * for it; a candidate, what is held for whoever is paid, without the platform's fee. Amounts are integer cents.
 */

export interface DatedEntry extends LedgerEntry {
  readonly at: Date;
}

export interface StatementLine {
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly words: string;
  /** What it adds to the balance or takes from it; 0 where it only tells. */
  readonly amountCents: number;
  readonly balanceCents: number;
}

/** What a party's balance is made of: what is owed to them, or for them. */
const accountsOf: Readonly<Record<ThreadParty, readonly LedgerAccount[]>> = {
  creator: ['held', 'fee_held', 'deposited'],
  candidate: ['held'],
};

const sum = ({ lines }: LedgerEntry, accounts: readonly LedgerAccount[]): number =>
  lines.reduce(
    (total, { account, amountCents }) => total + (accounts.includes(account) ? amountCents : 0),
    0,
  );

/** All that an entry is about. */
const sizeOf = ({ lines }: LedgerEntry): number =>
  lines.reduce((total, { amountCents }) => total + Math.max(0, amountCents), 0);

/** Who is paid: the portage company, or the candidate, by their name. */
export interface StatedPayee {
  readonly isPortage: boolean;
  readonly candidate: string;
}

interface About extends StatedPayee {
  /** The next entry attributes this payment: it is the deposit, and no payment too many. */
  readonly isHeld: boolean;
}

const creatorWords = (entry: DatedEntry, about: About): string | null => {
  const size = formatCents(sizeOf(entry));
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

const candidateWords = (entry: DatedEntry, about: About): string | null => {
  switch (entry.kind) {
    case 'hold':
      return about.isPortage ? 'Fonds réservés pour la mission' : 'Fonds réservés pour vous';
    case 'release':
      return `Versement ${toYou(about.isPortage)}`;
    case 'refund':
      return 'Rendu au créateur de la mission';
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

/** Some only tell, and stand without an amount. */
const tells = (kind: LedgerKind): boolean => kind.startsWith('chargeback');

/** The lines of a statement, oldest first. `entries` are in their order; a fee stands before the payment that it is earned with. */
export const statementOf = (
  entries: readonly DatedEntry[],
  party: ThreadParty,
  payee: StatedPayee,
): StatementLine[] => {
  const lines: StatementLine[] = [];
  let balanceCents = 0;
  for (const [index, entry] of entries.entries()) {
    const about: About = { isHeld: entries[index + 1]?.kind === 'hold', ...payee };
    const words = party === 'creator' ? creatorWords(entry, about) : candidateWords(entry, about);
    // A credit of what is owed is what the party has more.
    const amountCents = 0 - sum(entry, accountsOf[party]);
    balanceCents += amountCents;
    if (words === null || (amountCents === 0 && !tells(entry.kind))) continue;
    lines.push({ at: entry.at, kind: entry.kind, words, amountCents, balanceCents });
  }
  return lines;
};

/** The sums of a statement, of what each party may see. */
export interface StatementTotals {
  /** Paid in by the creator, with the fee; null for the candidate. */
  readonly depositedCents: number | null;
  /** The platform's fee, earned or set aside; null for the candidate. */
  readonly feeCents: number | null;
  /** Held for whoever is paid. */
  readonly heldCents: number;
  readonly releasedCents: number;
  /** Of the creator: all that went back to their card; of the candidate: what of the price did. */
  readonly refundedCents: number;
}

const moved = (
  entries: readonly LedgerEntry[],
  kinds: readonly LedgerKind[],
  accounts: readonly LedgerAccount[],
) => entries.reduce((total, entry) => total + (kinds.includes(entry.kind) ? sum(entry, accounts) : 0), 0);

export const statementTotals = (entries: readonly LedgerEntry[], party: ThreadParty): StatementTotals => {
  const isCreator = party === 'creator';
  return {
    depositedCents: isCreator ? moved(entries, ['deposit'], ['provider']) : null,
    feeCents: isCreator
      ? 0 - entries.reduce((total, entry) => total + sum(entry, ['fee', 'fee_held']), 0)
      : null,
    heldCents: 0 - entries.reduce((total, entry) => total + sum(entry, ['held']), 0),
    releasedCents: 0 - moved(entries, ['release'], ['provider']),
    refundedCents: isCreator
      ? 0 - moved(entries, ['refund', 'return', 'refund_failed'], ['provider'])
      : moved(entries, ['refund'], ['held']),
  };
};
