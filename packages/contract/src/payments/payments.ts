import { anyone, defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Payments (rules §4 and §6). */

/** While its payment page is open, a second call answers the same address. */
export const payDeposit = defineRoute({
  name: 'payments.payDeposit',
  summary: 'The address of the page on which the creator pays the deposit in',
  method: 'POST',
  path: '/stripe/paiement/:id',
  access: forSeats(members, 'pay'),
  answer: z.string(),
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'STATE_CHANGED',
    'PAYEE_NOT_READY',
    'DEPOSIT_TOO_EARLY',
    'PROVIDER_UNAVAILABLE',
    'APPROVAL_NEEDED',
    'APPROVAL_WAITS',
    'NO_APPROVER',
  ],
});

/** The raw bytes are signed, so they must be read unchanged. */
export const receiveEvent = defineRoute({
  name: 'payments.receiveEvent',
  summary: "The payment provider's signed events",
  method: 'POST',
  path: '/stripe/webhook',
  access: anyone,
  body: z.string(),
  problems: ['SIGNATURE_INVALID'],
});
