import { instant } from '../fields.ts';
import { anyone, defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';
import { emailField, givenPassword } from './auth.ts';

/** Change of an account's address: requested with the password, and confirmed from both mailboxes. */

const pendingSchema = z.object({
  email: z.string(),
  expiresAt: instant,
  /** True for each mailbox that has confirmed. */
  isOldAgreed: z.boolean(),
  isNewAgreed: z.boolean(),
});

const addressSchema = z
  .object({ email: z.string(), pending: pendingSchema.nullable() })
  .meta({ id: 'AccountAddress' });
export type AccountAddress = z.infer<typeof addressSchema>;

export const readAddress = defineRoute({
  name: 'address.read',
  summary: "The account's e-mail address, and the address that is to replace it",
  method: 'GET',
  path: '/auth/address',
  access: members,
  answer: addressSchema,
});

export const askAddressBody = z.object({ email: emailField, password: givenPassword });

export const askAddress = defineRoute({
  name: 'address.ask',
  summary:
    'Ask for a change of e-mail address: both mailboxes get a link; the answer does not tell whether it is taken',
  method: 'POST',
  path: '/auth/address',
  access: members,
  body: askAddressBody,
  answer: addressSchema,
});

export const dropAddress = defineRoute({
  name: 'address.drop',
  summary: "Cancel a change of the caller's e-mail address",
  method: 'DELETE',
  path: '/auth/address',
  access: members,
});

/** Access of the calls behind the links in both mails. */
const link = {
  access: anyone,
  params: z.object({ code: z.string().max(200) }),
  problems: ['ADDRESS_LINK_INVALID'],
} as const;

const linkSchema = z.object({
  /** The mailbox that this link was sent to. */
  side: z.enum(['old', 'new']),
  /** The new address. */
  email: z.string(),
});
export type AddressLink = z.infer<typeof linkSchema>;

export const readAddressLink = defineRoute({
  ...link,
  name: 'address.readLink',
  summary: 'Details of a change of e-mail address, by its link; opening it changes nothing',
  method: 'GET',
  path: '/auth/address/:code',
  answer: linkSchema,
});

export const agreeAddress = defineRoute({
  ...link,
  name: 'address.agree',
  summary: 'Agree to a change of e-mail address, which takes effect when both mailboxes have agreed',
  method: 'POST',
  path: '/auth/address/:code',
  answer: z.object({
    /** True if both have confirmed: the address has changed. */
    isChanged: z.boolean(),
  }),
});

export const refuseAddress = defineRoute({
  ...link,
  name: 'address.refuse',
  summary: 'Refuse a change of e-mail address, which cancels it',
  method: 'POST',
  path: '/auth/address/:code/refuse',
});
