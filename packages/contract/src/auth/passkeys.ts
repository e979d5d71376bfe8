import { passkeyNameLength } from '@basoche/domain/access/second-factor';
import { id, instant, line } from '../fields.ts';
import { accounts, accountsAgain, accountsAsked, accountsOpenAgain, anyone, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/**
 * Passkeys (WebAuthn): key pairs whose private half stays on the owner's device, which asks for a finger, a
 * face or a PIN. A passkey passes the second factor of a session, and opens a session without a password.
 */

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytes = (atMost: number) =>
  z
    .string()
    .max(atMost)
    .regex(/^[\w-]+$/, 'Cette clé d’accès n’a pas pu être lue.');

/** Options of `navigator.credentials`; the browser's library reads them. */
const browserOptions = z.looseObject({ challenge: z.string() });

const transports = z.array(z.string().max(20)).max(10).optional();

/** The browser's answer with a new key; unknown fields are dropped. */
const newCredential = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports,
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** The browser's answer with a signature. */
const signedCredential = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).nullish(),
  }),
});
export type SignedCredential = z.infer<typeof signedCredential>;

const name = line(passkeyNameLength, 'Donnez un nom à cette clé d’accès.');

const passkeySchema = z
  .object({
    id,
    name: z.string(),
    createdAt: instant,
    /** Last time that it opened or proved a session; null if it never did. */
    usedAt: instant.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = defineRoute({
  name: 'passkeys.list',
  summary: "One's passkeys, the latest first",
  method: 'GET',
  path: '/auth/passkeys',
  access: accounts,
  answer: z.array(passkeySchema),
});

export const startPasskey = defineRoute({
  name: 'passkeys.start',
  summary: 'Options to create a new passkey; valid for five minutes and one answer',
  method: 'POST',
  path: '/auth/passkeys/start',
  access: accountsOpenAgain,
  answer: browserOptions,
  problems: ['TOO_MANY_PASSKEYS'],
});

export const passkeyNameBody = z.object({ name });

export const addPasskey = defineRoute({
  name: 'passkeys.add',
  summary: 'Register a new passkey; answers recovery codes, once, if the account had no second factor',
  method: 'POST',
  path: '/auth/passkeys',
  access: accountsOpenAgain,
  body: z.object({ name, credential: newCredential }),
  status: 201,
  answer: z.object({ passkey: passkeySchema, recoveryCodes: z.array(z.string()) }),
  problems: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
});

export const renamePasskey = defineRoute({
  name: 'passkeys.rename',
  summary: 'Rename a passkey',
  method: 'POST',
  path: '/auth/passkeys/:id',
  access: accounts,
  body: passkeyNameBody,
  answer: passkeySchema,
  problems: ['NOT_FOUND'],
});

export const removePasskey = defineRoute({
  name: 'passkeys.remove',
  summary:
    'Delete a passkey; if it is the last means, the second factor ends, unless the account must have one',
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  access: accountsAgain,
  problems: ['NOT_FOUND', 'SECOND_FACTOR_NEEDED'],
});

export const startPasskeyPass = defineRoute({
  name: 'passkeys.startPass',
  summary: 'Challenge for a passkey as the second factor of this session',
  method: 'POST',
  path: '/auth/passkeys/pass/start',
  access: accountsAsked,
  answer: browserOptions,
  problems: ['SECOND_FACTOR_NOT_SET'],
});

export const passWithPasskey = defineRoute({
  name: 'passkeys.pass',
  summary: 'Prove this session with a passkey, at its start and again before irreversible actions',
  method: 'POST',
  path: '/auth/passkeys/pass',
  access: accountsAsked,
  body: z.object({ credential: signedCredential }),
  problems: ['PASSKEY_REFUSED'],
});

export const startPasskeySignIn = defineRoute({
  name: 'passkeys.startSignIn',
  summary: 'Challenge for signing in with a passkey',
  method: 'POST',
  path: '/auth/passkeys/signIn/start',
  access: anyone,
  answer: browserOptions,
});

export const signInWithPasskey = defineRoute({
  name: 'passkeys.signIn',
  summary: 'Open a session with a passkey and no password; its second factor is passed',
  method: 'POST',
  path: '/auth/passkeys/signIn',
  access: anyone,
  body: z.object({ credential: signedCredential }),
  answer: z.object({ access_token: z.string() }),
  problems: ['PASSKEY_REFUSED', 'FORBIDDEN'],
});
