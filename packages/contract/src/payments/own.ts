import { collaborationModes } from '@basoche/domain/payments/fees';
import {
  ownPaymentStatuses,
  paymentDestinations,
  paymentDirections,
} from '@basoche/domain/payments/own-payments';
import { day, id, page, repeated } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';

/** What comes to a member and what they pay, of held funds (rules §4). Amounts are euros; direct relations are paid elsewhere. */

export const ownPaymentSchema = z
  .object({
    id,
    direction: z.enum(paymentDirections),
    status: z.enum(ownPaymentStatuses),
    /** Price excluding tax, its VAT and the platform's fee; null where the sum is not cut up so (a refund, a part). */
    price: z.number().nullable(),
    vat: z.number().nullable(),
    /** All taxes included; 0 where none was asked. */
    fee: z.number().nullable(),
    total: z.number(),
    /** Of a deposit: what of it went back to the card; null for the others, and where nothing did. */
    refunded: z.number().nullable(),
    /** The other party's name; null while they are anonymous. */
    other: z.string().nullable(),
    /** The mission's. */
    title: z.string(),
    postulationID: id,
    mode: z.enum(collaborationModes),
    destination: z.enum(paymentDestinations),
    /** A contest stops it: nothing of it moves until it is settled or taken back. */
    isContested: z.boolean(),
    /** When it was done, deposited or asked; of a planned one, when it is to be sent. In Paris. */
    day,
    /** The last day of the promise: of a planned release, and of what is held for delivered work if nobody answers. */
    latestDay: day.nullable(),
  })
  .meta({ id: 'OwnPayment' });
export type OwnPayment = z.infer<typeof ownPaymentSchema>;

const year = z.coerce.number('Indiquez une année.').int().min(2000).max(2100).optional();
const filters = {
  direction: z.enum(paymentDirections).optional(),
  status: repeated(z.enum(ownPaymentStatuses)),
  /** Of their days. */
  year,
};

export const listOwnPayments = defineRoute({
  name: 'payments.listOwn',
  summary: 'What comes to the member and what they pay, the latest day first; `order=oldest` turns it round',
  method: 'GET',
  path: '/payments/own',
  access: members,
  query: z.object({ ...page, ...filters, order: z.enum(['newest', 'oldest']).default('newest') }),
  answer: z.array(ownPaymentSchema),
  paged: true,
});

export const ownPaymentMonthsSchema = z
  .object({
    /** Those with a payment, the latest first. */
    years: z.array(z.int()),
    /** Months of the year that is asked for, or of the latest one, with money that moved; the latest first. */
    months: z.array(
      z.object({
        /** `2026-11` */
        month: z.string(),
        /** Sent to the member for their missions. */
        in: z.number(),
        /** Back on the card that paid: refunds, and what its bank gave back. */
        refunded: z.number(),
        /** Paid by the member, fees included. */
        out: z.number(),
        /** Sent to the portage company for the member's missions; it is no part of `in`. */
        portage: z.number(),
      }),
    ),
  })
  .meta({ id: 'OwnPaymentMonths' });
export type OwnPaymentMonths = z.infer<typeof ownPaymentMonthsSchema>;

export const readOwnPaymentMonths = defineRoute({
  name: 'payments.ownMonths',
  summary: 'What moved in each month of a year, for the member',
  method: 'GET',
  path: '/payments/own/months',
  access: members,
  query: z.object({ year }),
  answer: ownPaymentMonthsSchema,
});

export const exportOwnPayments = defineRoute({
  name: 'payments.exportOwn',
  summary: 'The same payments as a file for spreadsheets',
  method: 'GET',
  path: '/payments/own.csv',
  access: members,
  query: z.object(filters),
  ...givingFile,
});
