import { valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { instant } from '../fields.ts';
import { anyone, defineRoute, members, membersAgain, personsAgain } from '../route.ts';
import { z } from '../zod.ts';

/**
 * Sign-in and proof of identity by a profession's identity provider (OpenID Connect). All calls answer
 * NOT_FOUND while no provider is configured.
 */

const secret = z.string().max(100);

/** The browser goes to `url`, and keeps `secret` for `identityProvider.finish`. */
const departure = z.object({ url: z.string(), secret: z.string() });

const start = { method: 'POST', answer: departure } as const;

export const startIdentitySignIn = defineRoute({
  ...start,
  name: 'identityProvider.startSignIn',
  summary: 'Begin a sign-in at the identity provider: valid for ten minutes, once, in this browser',
  path: '/auth/identityProvider/signIn',
  access: anyone,
  problems: ['NOT_FOUND', 'IDENTITY_PROVIDER_DOWN'],
});

export const startIdentityLink = defineRoute({
  ...start,
  name: 'identityProvider.startLink',
  summary: "Begin to link the caller's account to an identity at the provider",
  path: '/auth/identityProvider/link',
  access: membersAgain,
  problems: ['NOT_FOUND', 'IDENTITY_PROVIDER_DOWN', 'IDENTITY_SET'],
});

export const startIdentityProof = defineRoute({
  ...start,
  name: 'identityProvider.startProof',
  summary: 'Begin to prove by the provider who the caller is, which also links the account',
  path: '/auth/identityProvider/proof',
  access: personsAgain,
  problems: ['NOT_FOUND', 'IDENTITY_PROVIDER_DOWN', 'IDENTITY_PROVES_NOTHING', 'ALREADY_VERIFIED'],
});

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signedIn'), access_token: z.string() }),
  /** No account is linked to this identity. The ticket links it after a login. */
  z.object({ outcome: z.literal('unknown'), ticket: z.string() }),
  z.object({ outcome: z.literal('linked') }),
  /** The member is verified. */
  z.object({ outcome: z.literal('proved') }),
  /**
   * Staff will examine the request: no register names the member with certainty, or staff refused a request
   * before.
   */
  z.object({ outcome: z.literal('sent') }),
]);
export type IdentityOutcome = z.infer<typeof outcome>;

export const finishIdentity = defineRoute({
  name: 'identityProvider.finish',
  summary: 'Take what the identity provider sent the browser back with',
  method: 'POST',
  path: '/auth/identityProvider/return',
  access: anyone,
  body: z.object({
    secret,
    state: z.string().max(500),
    code: z.string().max(4_000).optional(),
    /** The issuer (RFC 9207), if the provider sends it. */
    iss: z.string().max(500).optional(),
    /** Error of the provider, sent instead of a code. */
    error: z.string().max(200).optional(),
  }),
  answer: outcome,
  problems: [
    'NOT_FOUND',
    'IDENTITY_RETURN_INVALID',
    'IDENTITY_PROVIDER_DOWN',
    'IDENTITY_REFUSED',
    'IDENTITY_TAKEN',
    'IDENTITY_SET',
    'IDENTITY_NAMES_DIFFER',
    'IDENTITY_PROVES_NOTHING',
    'ALREADY_VERIFIED',
    'FORBIDDEN',
  ],
});

export const linkIdentityTicket = defineRoute({
  name: 'identityProvider.linkTicket',
  summary: "Link the identity of a ticket to the caller's account",
  method: 'POST',
  path: '/auth/identityProvider/ticket',
  access: membersAgain,
  body: z.object({ ticket: secret }),
  problems: ['NOT_FOUND', 'IDENTITY_RETURN_INVALID', 'IDENTITY_TAKEN', 'IDENTITY_SET'],
});

const identitySchema = z
  .object({
    /** Name of the provider. */
    name: z.string(),
    /** Profession that a sign-in there proves; null if it proves none. */
    proves: z.enum(valuesOf(professions)).nullable(),
    /** Time since which the account is linked; null if it is not. */
    linkedAt: instant.nullable(),
  })
  .meta({ id: 'LinkedIdentity' });
export type LinkedIdentity = z.infer<typeof identitySchema>;

export const readIdentity = defineRoute({
  name: 'identityProvider.read',
  summary: "Whether the caller's account is linked to an identity at the provider",
  method: 'GET',
  path: '/auth/identityProvider',
  access: members,
  answer: identitySchema,
  problems: ['NOT_FOUND'],
});

export const unlinkIdentity = defineRoute({
  name: 'identityProvider.unlink',
  summary: "Unlink the caller's account: the identity signs in no more, and may be linked to another one",
  method: 'DELETE',
  path: '/auth/identityProvider',
  access: membersAgain,
  problems: ['NOT_FOUND'],
});
