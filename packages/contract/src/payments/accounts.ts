import { accountStates } from '@basoche/domain/payments/accounts';
import { id } from '../fields.ts';
import { defineRoute, partners, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Accounts at the payment provider, to which members and the partner, the portage company, are paid (rules §3, §4 and §6). */

export const paymentAccountSchema = z
  .object({
    state: z.enum(accountStates),
    /** Details that the provider still asks for, in French; empty if there are none. */
    missing: z.array(z.string()),
    /** Last four characters of the bank account that receives the payouts; null while the provider has none. */
    bankLast4: z.string().nullable(),
  })
  .meta({ id: 'PaymentAccount' });
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;

export const openAccountBody = z.object({
  /** Thread to which the owner returns from the provider's page; without it, they return to their settings. */
  postulationID: id.optional(),
  /** Hearing that the owner was about to take, to which they return. */
  hearingID: id.optional(),
});

/** Opens the account if there is none. The returned address works for one visit, during a short time. */
export const openAccount = defineRoute({
  name: 'payments.openAccount',
  summary: "Address of the provider's page that collects a member's details for payouts",
  method: 'POST',
  path: '/stripe/account',
  access: forSeats(tradeMembers, 'bank'),
  body: openAccountBody,
  answer: z.string(),
  problems: ['PROVIDER_UNAVAILABLE'],
});

export const readAccount = defineRoute({
  name: 'payments.readAccount',
  summary: "State of the caller's payment account",
  method: 'GET',
  path: '/stripe/account',
  access: forSeats(tradeMembers, 'invoice'),
  answer: paymentAccountSchema,
});

/** As `openAccount`, for the portage company. */
export const openPartnerAccount = defineRoute({
  name: 'payments.openPartnerAccount',
  summary: "Address of the provider's page that collects the portage company's details for payouts",
  method: 'POST',
  path: '/partner/account',
  access: partners,
  answer: z.string(),
  problems: ['PROVIDER_UNAVAILABLE'],
});

export const readPartnerAccount = defineRoute({
  name: 'payments.readPartnerAccount',
  summary: "State of the portage company's payment account",
  method: 'GET',
  path: '/partner/account',
  access: partners,
  answer: paymentAccountSchema,
});
