import { id } from '../fields.ts';
import { anyone, defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';

/** Payments: second document, §7; rules §4 and §6. */

/** Asked again while its page takes a card, it answers the same address. */
export const payDeposit = defineRoute({
  name: 'payments.payDeposit',
  summary: 'The address of the page on which the creator pays the deposit in',
  method: 'POST',
  path: '/stripe/paiement/:id',
  access: members,
  params: z.object({ id }),
  answer: z.string(),
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED', 'PAYEE_NOT_READY', 'PROVIDER_UNAVAILABLE'],
});

/** The bytes are what is signed: they are read as they came. */
export const receiveEvent = defineRoute({
  name: 'payments.receiveEvent',
  summary: "The payment provider's signed events",
  method: 'POST',
  path: '/stripe/webhook',
  access: anyone,
  body: z.string(),
  status: 204,
  answer: z.undefined(),
  problems: ['SIGNATURE_INVALID'],
});
