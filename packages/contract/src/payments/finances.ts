import { applicationStates } from '@basoche/domain/threads/states';
import { day, id, instant, page } from '../fields.ts';
import { givingFile } from '../files.ts';
import { admins, adminsAgain, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** What those of the staff who look after the money see of it, and do (rules §4). Amounts are euros. */

export const financesSchema = z
  .object({
    /** Owed to the parties, without the platform's fees. */
    held: z.number(),
    feesHeld: z.number(),
    feesEarned: z.number(),
    released: z.number(),
    refunded: z.number(),
    /** Received and not attributed: it waits to go back. */
    unattributed: z.number(),
    /** What banks took back while they look. */
    disputed: z.number(),
    lost: z.number(),
    /** Payments that were asked for and are not done, and how long the oldest has waited. */
    waiting: z.object({ count: z.number(), since: instant.nullable() }),
    /** Refunds that banks sent back. */
    failed: z.number(),
    openChargebacks: z.number(),
  })
  .meta({ id: 'Finances' });
export type Finances = z.infer<typeof financesSchema>;

const about = {
  /** The thread's. */
  applicationId: id,
  title: z.string(),
  creator: z.string(),
  candidate: z.string(),
};

/** Who is paid or is to be, by the mode in force; null where the portage company has nobody designated. */
const payee = z.string().nullable();

export const depositStates = ['all', 'held', 'old', 'disputed', 'lost'] as const;
export type DepositState = (typeof depositStates)[number];

export const financeDepositSchema = z
  .object({
    ...about,
    payee,
    state: z.enum(applicationStates),
    since: instant,
    deposited: z.number(),
    held: z.number(),
    fee: z.number(),
    released: z.number(),
    refunded: z.number(),
    disputed: z.number(),
    lost: z.number(),
    /** What banks gave back to the card's holder of what was held. */
    takenByBanks: z.number(),
    /** Held for longer than two months: the provider wants it settled before three. */
    isOld: z.boolean(),
    /** The mission is over and this is left of its money, in euros: staff settle whose it is; null where nothing is. */
    left: z.number().nullable(),
    /** When what is held is to be sent; null where nothing is planned. */
    releaseAt: instant.nullable(),
    /** Staff may cancel it. */
    isCancellable: z.boolean(),
  })
  .meta({ id: 'FinanceDeposit' });
export type FinanceDeposit = z.infer<typeof financeDepositSchema>;

export const financeMovementSchema = z
  .object({
    ...about,
    /** Of the request that waits, or of the refund that failed. */
    id,
    payee,
    kind: z.enum(['release', 'refund', 'split', 'return', 'failed']),
    amount: z.number(),
    at: instant,
    /** What the provider said, in its own words. */
    reason: z.string().nullable(),
    isTried: z.boolean(),
    /** It waits for a bank's decision, and is tried again by itself. */
    isFrozen: z.boolean(),
  })
  .meta({ id: 'FinanceMovement' });
export type FinanceMovement = z.infer<typeof financeMovementSchema>;

export const chargebackSchema = z
  .object({
    ...about,
    /** The provider's name of it. */
    providerId: z.string(),
    amount: z.number(),
    reason: z.string(),
    /** `reversed`: lost, and then won after all. */
    status: z.enum(['open', 'won', 'lost', 'reversed']),
    openedAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: 'Chargeback' });
export type Chargeback = z.infer<typeof chargebackSchema>;

export const strayPaymentSchema = z
  .object({
    ...about,
    /** Of the payment page. */
    id,
    amount: z.number(),
    expected: z.number(),
    paidAt: instant,
    returnedAt: instant.nullable(),
  })
  .meta({ id: 'StrayPayment' });
export type StrayPayment = z.infer<typeof strayPaymentSchema>;

const list = { method: 'GET', query: z.object(page), paged: true, access: admins } as const;

export const readFinances = defineRoute({
  name: 'finances.read',
  summary: 'What is held, earned, disputed and lost, and what waits',
  method: 'GET',
  path: '/admin/finances',
  access: admins,
  answer: financesSchema,
});

export const listDeposits = defineRoute({
  ...list,
  name: 'finances.listDeposits',
  summary: 'The missions for which money came in, the newest first',
  path: '/admin/finances/deposits',
  query: z.object({ ...page, state: z.enum(depositStates).default('all') }),
  answer: z.array(financeDepositSchema),
});

export const listMovements = defineRoute({
  ...list,
  name: 'finances.listMovements',
  summary: 'Payments that were asked for and wait, and refunds that failed; the oldest first',
  path: '/admin/finances/movements',
  query: z.object({ ...page, state: z.enum(['waiting', 'failed']).default('waiting') }),
  answer: z.array(financeMovementSchema),
});

export const listChargebacks = defineRoute({
  ...list,
  name: 'finances.listChargebacks',
  summary: "Disputes at the banks of cards' holders, the newest first",
  path: '/admin/finances/chargebacks',
  answer: z.array(chargebackSchema),
});

export const listStrays = defineRoute({
  ...list,
  name: 'finances.listStrays',
  summary: 'Payments that nothing waited for, and that go back; the newest first',
  path: '/admin/finances/strays',
  answer: z.array(strayPaymentSchema),
});

/** A payment that waits is tried at once; a refund that a bank sent back is sent again. */
export const retryMovement = defineRoute({
  name: 'finances.retryMovement',
  summary: 'Try again what waits or failed',
  method: 'POST',
  path: '/admin/finances/movements/:id/retry',
  access: adminsAgain,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

const inOrder = { path: ['to'], message: 'La fin précède le début.' };
const yearAtMost = { path: ['to'], message: 'Un an au plus par fichier.' };
const yearMs = 366 * 86_400_000;
const lasts = ({ from, to }: { from?: string | undefined; to?: string | undefined }): number =>
  from === undefined || to === undefined ? 0 : Date.parse(to) - Date.parse(from);

/** Days in Paris, both included; where they are left out, this month up to today. */
export const periodQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine((period) => lasts(period) >= 0, inOrder)
  .refine((period) => lasts(period) < yearMs, yearAtMost);

export const exportLedger = defineRoute({
  name: 'finances.exportLedger',
  summary: 'The lines of the ledger between two days, as a file for spreadsheets',
  method: 'GET',
  path: '/admin/finances/ledger.csv',
  access: adminsAgain,
  query: periodQuery,
  ...givingFile,
});
