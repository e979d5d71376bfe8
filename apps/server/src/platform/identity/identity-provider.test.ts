import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { IdentityRefused, openIdentityProvider, ProviderDown } from './identity-provider.ts';

/** Answers of a provider that is hostile, or broken: none of them is more than a refusal. */

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const port = await freePort();
const address = `http://localhost:${port}`;

type Answer = object | ((response: ServerResponse) => void);
let answers: Readonly<Record<string, Answer>> = {};
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (typeof answer === 'function') return answer(response);
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});
beforeAll(async () => {
  const listening = once(server, 'listening');
  server.listen(port);
  await listening;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const metadata = {
  issuer: address,
  authorization_endpoint: `${address}/auth`,
  token_endpoint: `${address}/token`,
  jwks_uri: `${address}/jwks`,
  userinfo_endpoint: `${address}/me`,
};
const wellKnown = '/.well-known/openid-configuration';

const providerOf = (issuer = address) => {
  const identity = { issuer, clientId: 'basoche', clientSecret: 'secret', name: 'e-dentitas', proves: null };
  const opened = openIdentityProvider(
    { identity, publicUrl: 'http://basoche.test' },
    { now: () => new Date() },
  );
  if (opened === null) throw new Error('There is no provider.');
  return opened;
};
const asked = { state: 'a state', nonce: 'a nonce', verifier: 'v'.repeat(43), withNames: true };

const redirected: Answer = (response) => {
  response.writeHead(302, { location: wellKnown });
  response.end();
};
const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(`"${'x'.repeat(65_536)}",`));
  };
  response.on('drain', more);
  response.write('[');
  more();
};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Says who signed in, with these claims besides. */
const says = (claims: object, told: Answer = {}) => {
  const now = Math.floor(Date.now() / 1_000);
  const own = { iss: address, aud: 'basoche', sub: 'one', nonce: asked.nonce, iat: now, exp: now + 60 };
  const text = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded({ ...own, ...claims })}`;
  const id_token = `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  answers = {
    [wellKnown]: metadata,
    '/token': { access_token: 'a token', token_type: 'bearer', id_token },
    '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    '/me': told,
  };
};
const finish = (issuer?: string) => providerOf(issuer).finish({ ...asked, answer: { code: 'a code' } });

describe('what a provider says of itself', () => {
  it.each<[string, Answer]>([
    ['leads in circles', redirected],
    ['never ends', endless],
    ['is a page', (response) => response.end('<p>Maintenance</p>')],
    ['is another issuer’s', { ...metadata, issuer: 'https://autre.example' }],
    ['names no page to go to', { ...metadata, authorization_endpoint: undefined }],
    ['names a script to go to', { ...metadata, authorization_endpoint: 'javascript:alert(1)' }],
    ['is not said in time', () => undefined],
  ])('%s: it is down', async (_what, answer) => {
    answers = { [wellKnown]: answer };
    await expect(providerOf().begin(asked)).rejects.toBeInstanceOf(ProviderDown);
  });
});

describe('whom a provider names', () => {
  it('is told by the issuer of the settings, with or without a last stroke', async () => {
    says({ given_name: ' Yasmine ', family_name: 'Bénali' });
    expect(await finish(`${address}/`)).toEqual({
      issuer: `${address}/`,
      subject: 'one',
      names: { firstName: 'Yasmine', lastName: 'Bénali' },
    });
  });

  it('may have no names, or names that are none', async () => {
    for (const told of [{}, { given_name: ['Yasmine'], family_name: { of: 'Bénali' } }]) {
      says({ given_name: '', family_name: null }, { sub: 'one', ...told });
      expect((await finish()).names).toBeNull();
    }
  });

  it.each([
    ['is too long', { sub: 'x'.repeat(256) }],
    ['holds a zero', { sub: 'one\u0000' }],
    ['holds half a letter', { sub: 'one\ud800' }],
    ['is of another issuer', { iss: 'https://autre.example' }],
    ['is for another site', { aud: 'another' }],
  ])('is refused where the id %s', async (_what, claims) => {
    says(claims);
    await expect(finish()).rejects.toBeInstanceOf(IdentityRefused);
  });

  it('is nobody where the names are somebody else’s, or never end', async () => {
    says({}, { sub: 'two', given_name: 'Yasmine', family_name: 'Bénali' });
    await expect(finish()).rejects.toBeInstanceOf(IdentityRefused);
    says({}, endless);
    await expect(finish()).rejects.toBeInstanceOf(ProviderDown);
  });
});
