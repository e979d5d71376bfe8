import { paymentDestinations } from '@basoche/domain/payments/own-payments';
import { applicationStates } from '@basoche/domain/threads/states';
import { day, id, inOrder, instant, page } from '../fields.ts';
import { givingFile } from '../files.ts';
import { admins, adminsAgain, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** Finances of the platform, for the staff who manage them (rules §4). Amounts are euros. */

export const financesSchema = z
  .object({
    /** Owed to the parties, without the platform's fees. */
    held: z.number(),
    feesHeld: z.number(),
    feesEarned: z.number(),
    released: z.number(),
    refunded: z.number(),
    /** Received and not attributed: to be sent back. */
    unattributed: z.number(),
    /** Taken back by banks while they examine a dispute. */
    disputed: z.number(),
    lost: z.number(),
    /** Requested payments that are not done: their number, and the time of the oldest request. */
    waiting: z.object({ count: z.number(), since: instant.nullable() }),
    /** Refunds that banks returned. */
    failed: z.number(),
    openChargebacks: z.number(),
  })
  .meta({ id: 'Finances' });
export type Finances = z.infer<typeof financesSchema>;

const about = {
  /** Id of the thread. */
  applicationId: id,
  title: z.string(),
  /** Name of the instalment: for a deposit, the current one; null for a flat price. */
  instalment: z.string().nullable(),
  creator: z.string(),
  candidate: z.string(),
};

/** The payee, by the mode in force; null if the portage company has designated nobody. */
const payee = z.string().nullable();

/** Kind of account that is paid; its number is not shown. */
const destination = z.enum(paymentDestinations);

export const depositStates = ['all', 'held', 'old', 'disputed', 'lost'] as const;
export type DepositState = (typeof depositStates)[number];

export const financeDepositSchema = z
  .object({
    ...about,
    payee,
    destination,
    state: z.enum(applicationStates),
    since: instant,
    deposited: z.number(),
    held: z.number(),
    fee: z.number(),
    released: z.number(),
    refunded: z.number(),
    disputed: z.number(),
    lost: z.number(),
    /** Part of the held sum that banks gave back to the card's holder. */
    takenByBanks: z.number(),
    /** True if held for longer than two months: the provider wants it settled within three. */
    isOld: z.boolean(),
    /** Money left after the end of the mission, in euros, for staff to settle; null without any. */
    left: z.number().nullable(),
    /** Planned time of the release; null if none is planned. */
    releaseAt: instant.nullable(),
    /** True if staff may cancel it. */
    isCancellable: z.boolean(),
  })
  .meta({ id: 'FinanceDeposit' });
export type FinanceDeposit = z.infer<typeof financeDepositSchema>;

export const financeMovementSchema = z
  .object({
    ...about,
    /** Id of the waiting request, or of the failed refund. */
    id,
    payee,
    destination,
    kind: z.enum(['release', 'refund', 'split', 'return', 'failed']),
    amount: z.number(),
    at: instant,
    /** The provider's message, unchanged. */
    reason: z.string().nullable(),
    isTried: z.boolean(),
    /** True if it waits for a bank's decision; it is then tried again automatically. */
    isFrozen: z.boolean(),
  })
  .meta({ id: 'FinanceMovement' });
export type FinanceMovement = z.infer<typeof financeMovementSchema>;

export const chargebackSchema = z
  .object({
    ...about,
    /** Id at the provider. */
    providerId: z.string(),
    amount: z.number(),
    reason: z.string(),
    /** `reversed`: lost, then won after all. */
    status: z.enum(['open', 'won', 'lost', 'reversed']),
    openedAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: 'Chargeback' });
export type Chargeback = z.infer<typeof chargebackSchema>;

export const unmatchedPaymentSchema = z
  .object({
    ...about,
    /** Id of the payment page. */
    id,
    amount: z.number(),
    expected: z.number(),
    paidAt: instant,
    returnedAt: instant.nullable(),
  })
  .meta({ id: 'UnmatchedPayment' });
export type UnmatchedPayment = z.infer<typeof unmatchedPaymentSchema>;

const list = { method: 'GET', query: z.object(page), paged: true, access: admins } as const;

export const readFinances = defineRoute({
  name: 'finances.read',
  summary: 'Amounts held, earned, disputed and lost, and pending payments',
  method: 'GET',
  path: '/admin/finances',
  access: admins,
  answer: financesSchema,
});

export const listDeposits = defineRoute({
  ...list,
  name: 'finances.listDeposits',
  summary: 'Missions with incoming payments, newest first',
  path: '/admin/finances/deposits',
  query: z.object({ ...page, state: z.enum(depositStates).default('all') }),
  answer: z.array(financeDepositSchema),
});

export const listMovements = defineRoute({
  ...list,
  name: 'finances.listMovements',
  summary: 'Pending payments and failed refunds, oldest first',
  path: '/admin/finances/movements',
  query: z.object({ ...page, state: z.enum(['waiting', 'failed']).default('waiting') }),
  answer: z.array(financeMovementSchema),
});

export const listChargebacks = defineRoute({
  ...list,
  name: 'finances.listChargebacks',
  summary: "Card payments disputed at the holder's bank, newest first",
  path: '/admin/finances/chargebacks',
  answer: z.array(chargebackSchema),
});

export const listUnmatched = defineRoute({
  ...list,
  name: 'finances.listUnmatched',
  summary: 'Unexpected payments that are sent back, newest first',
  path: '/admin/finances/strays',
  answer: z.array(unmatchedPaymentSchema),
});

/** Tries a waiting payment at once, or sends again a refund that a bank returned. */
export const retryMovement = defineRoute({
  name: 'finances.retryMovement',
  summary: 'Retry pending and failed payments',
  method: 'POST',
  path: '/admin/finances/movements/:id/retry',
  access: adminsAgain,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

const yearAtMost = { path: ['to'], message: 'Un an au plus par fichier.' };
const yearMs = 366 * 86_400_000;
const lasts = ({ from, to }: { from?: string | undefined; to?: string | undefined }): number =>
  from === undefined || to === undefined ? 0 : Date.parse(to) - Date.parse(from);

/** Days (Europe/Paris), both included; by default the current month up to today. */
export const periodQuery = inOrder(z.object({ from: day.optional(), to: day.optional() })).refine(
  (period) => lasts(period) < yearMs,
  yearAtMost,
);

export const exportLedger = defineRoute({
  name: 'finances.exportLedger',
  summary: 'The lines of the ledger between two days, as a file for spreadsheets',
  method: 'GET',
  path: '/admin/finances/ledger.csv',
  access: adminsAgain,
  query: periodQuery,
  ...givingFile,
});
