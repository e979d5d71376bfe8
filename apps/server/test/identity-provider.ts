import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

/** A person whom the provider signs in. */
export interface TestPerson {
  readonly id: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface TestIdentityProvider {
  readonly issuer: string;
  /** Settings for a program that uses this provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets the person whom the next visits sign in; null for one who refuses. */
  signsIn(person: TestPerson | null): void;
  /** Runs this once while a program waits for the provider's answer to a code. */
  meanwhile(work: () => Promise<unknown>): void;
  /** Visits one of its addresses like a browser; returns the answer with which it sends the browser back. */
  visit(url: string): Promise<{ readonly state: string; readonly code?: string; readonly iss?: string }>;
  /** Stops listening until it is opened again. */
  shut(): Promise<void>;
  reopen(): Promise<void>;
  close(): Promise<void>;
}

const clientId = 'basoche';
const clientSecret = 'a secret of the tests that nobody else uses';

interface Wishes {
  readonly name: string;
  readonly proves?: string;
  /** Address of the site to which it sends browsers back; null to allow every site of this machine. */
  readonly publicUrl: string | null;
}

/** Starts a real OpenID Connect provider on this machine. It shows no form: the test sets who signs in. */
export const startIdentityProvider = async ({
  name,
  proves = '',
  publicUrl,
}: Wishes): Promise<TestIdentityProvider> => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const returns = `${publicUrl ?? 'http://localhost'}/connexion/retour`;
  const { privateKey: signingKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const known = new Map<string, TestPerson>();
  let next: TestPerson | null = null;
  let meanwhile: (() => Promise<unknown>) | null = null;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returns],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        given_name: known.get(id)?.firstName,
        family_name: known.get(id)?.lastName,
      }),
    }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Grants the program its access without asking anybody again.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['tests'] },
    // Set, because the provider otherwise prints warnings about missing values.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    jwks: { keys: [{ ...signingKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  });
  if (publicUrl === null) {
    // A program chooses its port when it starts, but its provider must know it earlier.
    provider.Client.prototype.redirectUriAllowed = (uri) =>
      /^http:\/\/localhost:\d+\/connexion\/retour$/.test(uri);
  }
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url === '/token' && meanwhile !== null) {
      const work = meanwhile;
      meanwhile = null;
      return void work().finally(() => answer(request, response));
    }
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result =
      next === null
        ? { error: 'access_denied', error_description: 'Refused.' }
        : { login: { accountId: next.id, remember: false } };
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  const reopen = async () => {
    const listening = once(server, 'listening');
    server.listen(port);
    await listening;
  };
  const shut = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await reopen();
  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: name,
      OIDC_PROVES: proves,
    },
    signsIn: (person) => {
      next = person;
      if (person !== null) known.set(person.id, person);
    },
    meanwhile: (work) => {
      meanwhile = work;
    },
    visit: async (url) => {
      const cookies = new Map<string, string>();
      let at = url;
      for (let steps = 0; steps < 10; steps += 1) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const { status, headers } = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const one of headers.getSetCookie()) {
          const [pair = ''] = one.split(';');
          const at = pair.indexOf('=');
          cookies.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = headers.get('location');
        if (location === null) throw new Error(`The provider answered ${status} without an address.`);
        at = new URL(location, at).href;
        if (!at.startsWith(returns)) continue;
        const { state = '', ...rest } = Object.fromEntries(new URL(at).searchParams);
        return { state, ...rest };
      }
      throw new Error('The provider sent nobody back.');
    },
    shut,
    reopen,
    close: async () => {
      if (server.listening) await shut();
    },
  };
};
