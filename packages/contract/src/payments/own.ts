import { collaborationModes } from '@basoche/domain/payments/fees';
import {
  ownPaymentStatuses,
  paymentDestinations,
  paymentDirections,
} from '@basoche/domain/payments/own-payments';
import { day, id, page, repeated } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * A member's incoming and outgoing payments of held funds (rules §4). Amounts are euros; direct relations are
 * paid elsewhere.
 */

export const ownPaymentSchema = z
  .object({
    id,
    direction: z.enum(paymentDirections),
    status: z.enum(ownPaymentStatuses),
    /**
     * Price excluding tax, its VAT and the platform's fee; null if the sum has no such parts (a refund, a
     * part).
     */
    price: z.number().nullable(),
    vat: z.number().nullable(),
    /** All taxes included; 0 without a fee. */
    fee: z.number().nullable(),
    total: z.number(),
    /** For a deposit, the part that went back to the card; null for other payments, and without a refund. */
    refunded: z.number().nullable(),
    /** The other party's name; null while they are anonymous. */
    other: z.string().nullable(),
    /** Title of the mission. */
    title: z.string(),
    /** Name of the instalment that it is for, « Tranche 2 sur 3 »; null for a flat price. */
    instalment: z.string().nullable(),
    postulationID: id,
    mode: z.enum(collaborationModes),
    destination: z.enum(paymentDestinations),
    /** True if a contest stops it: nothing moves until it is settled or withdrawn. */
    isContested: z.boolean(),
    /** True while one party's request to cancel the deposit, awaited or held, waits for the other. */
    isCancelAsked: z.boolean(),
    /**
     * Day (Europe/Paris) of the payment, the deposit or the request; for a planned payment, its planned day.
     */
    day,
    /**
     * The last promised day: of a planned release, and of a sum held for delivered work if nobody answers.
     */
    latestDay: day.nullable(),
  })
  .meta({ id: 'OwnPayment' });
export type OwnPayment = z.infer<typeof ownPaymentSchema>;

const year = z.coerce.number('Indiquez une année.').int().min(2000).max(2100).optional();
const filters = {
  direction: z.enum(paymentDirections).optional(),
  status: repeated(z.enum(ownPaymentStatuses)),
  /** Year of the payments. */
  year,
};

export const listOwnPayments = defineRoute({
  name: 'payments.listOwn',
  summary: 'Payments to and by the member, newest first; oldest first with `order=oldest`',
  method: 'GET',
  path: '/payments/own',
  access: forSeats(members, 'invoice'),
  query: z.object({ ...page, ...filters, order: z.enum(['newest', 'oldest']).default('newest') }),
  answer: z.array(ownPaymentSchema),
  paged: true,
});

export const ownPaymentMonthsSchema = z
  .object({
    /** Sums of the payments that are still to come, of any year, all taxes included. */
    coming: z.object({
      /** To the member's payment account or card. */
      in: z.number(),
      /** Part of `in` that is not deposited yet, or that a contest or a request to cancel stops. */
      inUncertain: z.number(),
      /** To the portage company for the member's missions; not included in `in`. */
      portage: z.number(),
      /** To deposit by the member, fees included. */
      out: z.number(),
      /** The payment to the member, or to the portage company for them, that has the earliest promised day. */
      next: z
        .object({
          total: z.number(),
          /** Null until the mission has ended. */
          plannedDay: day.nullable(),
          latestDay: day,
        })
        .nullable(),
    }),
    /** Years with a payment, the latest first. */
    years: z.array(z.int()),
    /** Months with money that moved, in the requested year or in the latest one; the latest first. */
    months: z.array(
      z.object({
        /** `2026-11` */
        month: z.string(),
        /** Sent to the member for their missions. */
        in: z.number(),
        /** Returned to the card that paid: refunds, and money that its bank gave back. */
        refunded: z.number(),
        /** Paid by the member, fees included. */
        out: z.number(),
        /** Sent to the portage company for the member's missions; not included in `in`. */
        portage: z.number(),
      }),
    ),
  })
  .meta({ id: 'OwnPaymentMonths' });
export type OwnPaymentMonths = z.infer<typeof ownPaymentMonthsSchema>;
export type NextPayment = NonNullable<OwnPaymentMonths['coming']['next']>;

export const readOwnPaymentMonths = defineRoute({
  name: 'payments.ownMonths',
  summary: 'Amounts received and paid by the member in each month of a year, and those still to come',
  method: 'GET',
  path: '/payments/own/months',
  access: forSeats(members, 'invoice'),
  query: z.object({ year }),
  answer: ownPaymentMonthsSchema,
});

export const exportOwnPayments = defineRoute({
  name: 'payments.exportOwn',
  summary: 'File of the payments to and by the member, for spreadsheets',
  method: 'GET',
  path: '/payments/own.csv',
  access: forSeats(members, 'invoice'),
  query: z.object(filters),
  ...givingFile,
});
