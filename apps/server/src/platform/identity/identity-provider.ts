import type { Configuration, CustomFetch, ServerMetadata } from 'openid-client';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';

/**
 * Client of a profession's identity provider, by OpenID Connect: authorization code with PKCE, state and
 * nonce.
 */

/** A person as the provider identifies them. */
export interface Identity {
  readonly issuer: string;
  /** Id of the person at the provider; the only value that identifies them. */
  readonly subject: string;
  /** Names, if they were requested and sent. */
  readonly names: { readonly firstName: string; readonly lastName: string } | null;
}

/** Values of one sign-in, which the provider returns or which are checked again. */
interface SignInRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly withNames: boolean;
}

interface SignInReturn extends SignInRequest {
  readonly answer: {
    readonly code?: string | undefined;
    readonly iss?: string | undefined;
    readonly error?: string | undefined;
  };
}

export interface IdentityProvider {
  /** Address to which the browser goes. */
  begin(request: SignInRequest): Promise<string>;
  /** Person of an answer. Throws `ProviderDown`, or `IdentityRefused` for an invalid answer. */
  finish(signIn: SignInReturn): Promise<Identity>;
}

/** Error if the provider did not answer, or sent nothing usable. */
export class ProviderDown extends Error {
  override name = 'ProviderDown';
}

/** Error if the provider refused, or a check of its answer failed. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused';
}

/** Limit of each call of the provider, in seconds: a sign-in makes four at most. */
const callSeconds = 3;
/** Cache time of the provider's description, in milliseconds. */
const metadataMs = 60 * 60_000;
/**
 * Form of a person's id (OpenID Connect Core, §2): ASCII only, so that two different ids are never stored as
 * one.
 */
const subjectForm = /^[\x21-\x7e]{1,255}$/;
/** Longest answer that is read, in bytes. */
const answerBytes = 1_000_000;

/** Error codes of the library for an answer that does not follow the protocol. */
const down = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** `fetch` fails with a TypeError where nobody answers. */
const isDown = (error: unknown): boolean => error instanceof TypeError || down.has(String(codeOf(error)));

const failureOf = (error: unknown): Error =>
  isDown(error)
    ? new ProviderDown('The identity provider did not answer.', { cause: error })
    : new IdentityRefused('The identity provider’s answer was refused.', { cause: error });

/** Rejects an answer that is longer than any honest one, before it fills the memory. */
const limitBytes = (): TransformStream<Uint8Array, Uint8Array> => {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > answerBytes) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
};

const fetchLimited: CustomFetch = async (url, { body, ...options }) => {
  const answer = await fetch(url, { ...options, ...(body === undefined ? {} : { body }) });
  return new Response(answer.body?.pipeThrough(limitBytes()) ?? null, answer);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Given and family name among the claims; null unless both are there. */
const namesIn = (claims: Readonly<Record<string, unknown>>) => {
  const firstName = textOf(claims.given_name);
  const lastName = textOf(claims.family_name);
  return firstName === '' || lastName === '' ? null : { firstName, lastName };
};

/** Path of the page to which the provider sends the browser back. */
const returnPath = '/connexion/retour';

export const openIdentityProvider = (
  { identity: settings, publicUrl }: Pick<Config, 'identity' | 'publicUrl'>,
  clock: Clock,
): IdentityProvider | null => {
  if (settings === null) return null;
  const { issuer, clientId, clientSecret } = settings;
  const redirectUri = `${publicUrl}${returnPath}`;
  const library = () => import('openid-client');

  /** Makes the library's client of the provider, with the program's clock for its checks. */
  const clientOf = async (server: ServerMetadata): Promise<Configuration> => {
    const client = await library();
    const { Configuration, ClientSecretBasic, ClientSecretPost, clockSkew } = client;
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1_000);
    const configuration = new Configuration(
      server,
      clientId,
      { client_secret: clientSecret, [clockSkew]: skew },
      authenticate(clientSecret),
    );
    configuration.timeout = callSeconds;
    configuration[client.customFetch] = fetchLimited;
    if (issuer.startsWith('http:')) client.allowInsecureRequests(configuration);
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  };

  const discover = async (): Promise<ServerMetadata> => {
    const { discovery, allowInsecureRequests, customFetch } = await library();
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: callSeconds,
      [customFetch]: fetchLimited,
      ...(issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}),
    });
    return found.serverMetadata();
  };

  let known: { readonly metadata: Promise<ServerMetadata>; readonly until: number } | undefined;
  /** The provider's description, fetched at first use; a failure is not cached. */
  const client = async (): Promise<Configuration> => {
    const now = Date.now();
    if (known === undefined || known.until < now) known = { metadata: discover(), until: now + metadataMs };
    const { metadata } = known;
    try {
      return await clientOf(await metadata);
    } catch (error) {
      if (known?.metadata === metadata) known = undefined;
      throw new ProviderDown('The identity provider could not be found.', { cause: error });
    }
  };

  return {
    begin: async ({ state, nonce, verifier, withNames }) => {
      const configuration = await client();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      const parameters = {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: withNames ? 'openid profile' : 'openid',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      };
      try {
        return buildAuthorizationUrl(configuration, parameters).href;
      } catch (error) {
        throw new ProviderDown('The identity provider names no page to go to.', { cause: error });
      }
    },
    finish: async ({ state, nonce, verifier, withNames, answer }) => {
      const configuration = await client();
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const returned = new URL(redirectUri);
      for (const [name, value] of Object.entries({ ...answer, state }))
        if (value !== undefined) returned.searchParams.set(name, value);
      try {
        const tokens = await authorizationCodeGrant(configuration, returned, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined || !subjectForm.test(claims.sub))
          throw new IdentityRefused('The identity has no usable id.');
        const claimedNames = withNames ? namesIn(claims) : null;
        const names =
          withNames && claimedNames === null
            ? namesIn(await fetchUserInfo(configuration, tokens.access_token, claims.sub))
            : claimedNames;
        // As configured: the library accepts the address with or without a trailing slash.
        return { issuer, subject: claims.sub, names };
      } catch (error) {
        throw error instanceof IdentityRefused ? error : failureOf(error);
      }
    },
  };
};
