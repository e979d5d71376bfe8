import { randomBytes } from 'node:crypto';
import { testPassword } from './factories.ts';
import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls that protect an account. */

/** A well-formed credential that answers no challenge. */
const credential = (response: object) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', ...response },
});
const signed = { body: () => ({ credential: credential({ authenticatorData: 'AAAA', signature: 'AAAA' }) }) };

const unknownLink = { params: () => ({ code: 'inconnu' }) };

export const callsOfAccounts: Readonly<Record<string, SampleCall>> = {
  'secondFactor.read': {},
  'secondFactor.start': {},
  'secondFactor.confirm': { body: () => ({ code: '123 456' }) },
  'secondFactor.pass': { body: () => ({ code: 'ABCD-EFGH-2345-6723' }) },
  'secondFactor.renewCodes': {},
  'secondFactor.removeApplication': {},

  'passkeys.list': {},
  'passkeys.start': {},
  'passkeys.add': {
    body: () => ({ name: 'Mon téléphone', credential: credential({ attestationObject: 'AAAA' }) }),
  },
  'passkeys.rename': { params: thread, body: () => ({ name: 'Mon téléphone' }) },
  'passkeys.remove': { params: thread },
  'passkeys.startPass': {},
  'passkeys.pass': signed,
  'passkeys.startSignIn': {},
  'passkeys.signIn': signed,

  // The tests of these calls have no identity provider.
  'identityProvider.startSignIn': {},
  'identityProvider.startLink': {},
  'identityProvider.startProof': {},
  'identityProvider.finish': { body: () => ({ secret: 'secret', state: 'state', code: 'code' }) },
  'identityProvider.linkTicket': { body: () => ({ ticket: 'ticket' }) },
  'identityProvider.read': {},
  'identityProvider.unlink': {},

  'sessions.list': {},
  'sessions.end': { params: thread },
  'sessions.endOthers': {},
  'sessions.prove': { body: () => ({ password: testPassword }) },

  'confirmation.sendAgain': { body: () => ({}) },
  'confirmation.correctAddress': {
    body: () => ({ email: `corrige-${randomBytes(6).toString('hex')}@exemple.fr` }),
  },

  'address.read': {},
  'address.ask': {
    body: () => ({ email: `ailleurs-${randomBytes(6).toString('hex')}@exemple.fr`, password: testPassword }),
  },
  'address.drop': {},
  'address.readLink': unknownLink,
  'address.agree': unknownLink,
  'address.refuse': unknownLink,
};
