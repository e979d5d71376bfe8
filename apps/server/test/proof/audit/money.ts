import type { Statement } from '@basoche/contract/payments/statements';
import { formatCents } from '@basoche/domain/payments/amounts';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { type Check, check, type Known } from './check.ts';
import { type AuditedThread, instalmentName } from './event-book.ts';
import type { ThreadHistory } from './history.ts';
import type { LoggedEntry } from './log.ts';

/** Sums of the ledger's lines in integer cents, and the statement of a mission's funds for each of its parties. */

/** Sum debited from these accounts, by entries of these kinds or of any kind. */
export const debited = (
  entries: readonly LoggedEntry[],
  accounts: readonly LedgerAccount[],
  kinds?: readonly LedgerKind[],
): number => {
  let sum = 0;
  for (const { kind, lines } of entries) {
    if (kinds !== undefined && !kinds.includes(kind)) continue;
    for (const account of accounts) sum += lines[account] ?? 0;
  }
  return sum;
};

export const credited = (...asked: Parameters<typeof debited>): number => 0 - debited(...asked);

/** Kinds of entries that return money to the card, and those by which a bank sends it back to us. */
export const backToCard: readonly LedgerKind[] = ['refund', 'return', 'refund_failed'];

const sizeOf = (entry: LoggedEntry): string =>
  formatCents(Object.values(entry.lines).reduce((sum, cents) => sum + Math.max(0, cents), 0));

interface Payee {
  readonly isPortage: boolean;
  readonly candidate: string;
}

type Words = Readonly<Partial<Record<LedgerKind, (entry: LoggedEntry, payee: Payee) => string>>>;

/** The sentences of the statement (rules §4). An entry without a sentence is not shown to the party. */
const words: Readonly<Record<ThreadParty, Words>> = {
  creator: {
    fee: () => 'Frais Basoche',
    release: (_, { isPortage, candidate }) =>
      isPortage ? `Versement à ITG, qui paie ${candidate}` : `Versement à ${candidate}`,
    refund: () => 'Remboursement sur votre carte',
    return: () => 'Renvoi sur votre carte',
    refund_failed: () => 'Remboursement rejeté par votre banque',
    chargeback: (entry) => `Paiement contesté auprès de la banque\u202f: ${sizeOf(entry)}`,
    chargeback_won: (entry) => `Contestation bancaire close, le dépôt reste acquis\u202f: ${sizeOf(entry)}`,
    chargeback_lost: (entry) =>
      `Contestation bancaire close, la banque a rendu le paiement\u202f: ${sizeOf(entry)}`,
  },
  candidate: {
    hold: (_, { isPortage }) => (isPortage ? 'Fonds réservés pour la mission' : 'Fonds réservés pour vous'),
    release: (_, { isPortage }) =>
      isPortage ? 'Versement à ITG, qui vous paie' : 'Versement sur votre compte de paiement',
    refund: () => 'Rendu au client',
    chargeback: () => 'Le paiement est contesté auprès de la banque',
    chargeback_won: () => 'Contestation bancaire close, les fonds restent réservés',
    chargeback_lost: () => 'Contestation bancaire close, la banque a rendu le paiement',
  },
};

/** The accounts that make up a party's balance. */
const owed: Readonly<Record<ThreadParty, readonly LedgerAccount[]>> = {
  creator: ['held', 'fee_held', 'deposited'],
  candidate: ['held'],
};

const sentenceOf = (
  entries: readonly LoggedEntry[],
  index: number,
  party: ThreadParty,
  payee: Payee,
): string | undefined => {
  const entry = entries[index];
  if (entry === undefined) return undefined;
  const after = entries.find((other, at) => at > index && other.instalment === entry.instalment);
  if (entry.kind === 'deposit' && party === 'creator')
    return after?.kind === 'hold' ? 'Dépôt des fonds' : 'Paiement reçu en trop';
  return words[party][entry.kind]?.(entry, payee);
};

const expectedLines = (
  thread: AuditedThread,
  entries: readonly LoggedEntry[],
  party: ThreadParty,
  payee: Payee,
) => {
  let balance = 0;
  return entries.flatMap((entry, index) => {
    const amount = credited([entry], owed[party]);
    balance += amount;
    const sentence = sentenceOf(entries, index, party, payee);
    // A bank's decision is shown even if it does not change the balance.
    if (sentence === undefined || (amount === 0 && !entry.kind.startsWith('chargeback'))) return [];
    return [
      {
        at: entry.at.toISOString(),
        instalment: instalmentName(thread, entry.instalment),
        words: sentence,
        amount: amount === 0 ? null : amount / 100,
        balance: balance / 100,
      },
    ];
  });
};

const expectedTotals = (entries: readonly LoggedEntry[], party: ThreadParty) => {
  const isCreator = party === 'creator';
  return {
    deposited: isCreator ? debited(entries, ['provider'], ['deposit']) / 100 : null,
    fee: isCreator ? credited(entries, ['fee', 'fee_held']) / 100 : null,
    held: credited(entries, ['held']) / 100,
    released: credited(entries, ['provider'], ['release']) / 100,
    refunded:
      (isCreator ? credited(entries, ['provider'], backToCard) : debited(entries, ['held'], ['refund'])) /
      100,
  };
};

export const statementChecks = ({ ledger }: Known, { thread, isPortage }: ThreadHistory): Check[] => {
  if (thread.about.type !== 'MISSION') return [];
  const entries = ledger.filter(({ threadId }) => threadId === thread.id);
  const parties = { creator: thread.about.creator, candidate: thread.candidate };
  return (['creator', 'candidate'] as const).map((party) =>
    check<Statement>({
      about: `the statement of «\u00a0${thread.about.title}\u00a0» for its ${party}`,
      token: parties[party].token,
      path: `/messagerie/statement/${thread.id}`,
      expected: {
        title: thread.about.title,
        role: party,
        isPortage,
        payee: party === 'creator' ? thread.candidate.name : null,
        lines: expectedLines(thread, entries, party, { isPortage, candidate: thread.candidate.name }),
        totals: expectedTotals(entries, party),
      },
      told: ({ release: _, ...statement }) => statement,
    }),
  );
};
