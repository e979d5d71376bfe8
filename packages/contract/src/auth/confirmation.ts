import { returnTo } from '../fields.ts';
import { anyone, anySession, defineRoute } from '../route.ts';
import { z } from '../zod.ts';
import { emailField } from './auth.ts';

/**
 * Confirmation of an account's address: the link of the mail, and the calls while waiting for it (rules §1).
 */

const confirmation = {
  access: anyone,
  params: z.object({ confirmationCode: z.string().max(200) }),
  answer: z.object({ email: z.string() }),
  problems: ['CONFIRMATION_INVALID'],
} as const;

export const confirm = defineRoute({
  ...confirmation,
  name: 'auth.confirm',
  summary: 'Confirm an e-mail address, as specified',
  method: 'GET',
  path: '/auth/confirm/:confirmationCode',
});

/** Called by a button of the page: a mail scanner that follows links sends no POST (trust, "Accounts"). */
export const confirmFromPage = defineRoute({
  ...confirmation,
  name: 'auth.confirmFromPage',
  summary: 'Confirm an e-mail address from the page, and sign its browser in',
  method: 'POST',
  path: '/auth/confirm/:confirmationCode',
  /** The button also signs in the browser, as a login does. */
  answer: z.object({ email: z.string(), access_token: z.string() }),
});

export const sendConfirmationAgain = defineRoute({
  name: 'confirmation.sendAgain',
  summary: 'Send the confirmation link again; the earlier one stops working',
  method: 'POST',
  path: '/auth/confirmation',
  access: anySession,
  body: z.object({ returnTo }),
});

export const correctAddressBody = z.object({ email: emailField, returnTo });

export const correctAddress = defineRoute({
  name: 'confirmation.correctAddress',
  summary: 'Correct the e-mail address of an unconfirmed account, and send its link there',
  method: 'POST',
  path: '/auth/confirmation/address',
  access: anySession,
  body: correctAddressBody,
  problems: ['EMAIL_UNAVAILABLE', 'ADDRESS_CONFIRMED'],
});
