import { all, everybody, member, persons, session } from './access-rows.ts';

/**
 * Access matrix of calls that protect an account, with the columns of the whole matrix. No session here still owes a
 * second factor: for these, see asked-member.
 */

const open =
  '401   mail  ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    401   401   ok    ok    ok    ok    ok';
/** Staff and partners must have set up their second factor. */
const proven =
  '401   mail  ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    401   401   factor ok    ok    ok    ok';

const but = (row: string, code: string) => row.replaceAll('ok', code);

/** The matrix has no identity provider: its calls are not found. */
const noProvider = member.replaceAll('ok', '404');

export const accountAccess: Readonly<Record<string, string>> = {
  'auth.changePassword': proven,

  'secondFactor.read': open,
  'secondFactor.start': open,
  'secondFactor.confirm': but(open, 'SECOND_FACTOR_NOT_SET'),
  'secondFactor.pass': but(open, 'SECOND_FACTOR_NOT_SET'),
  'secondFactor.renewCodes': but(proven, 'SECOND_FACTOR_NOT_SET'),
  'secondFactor.removeApplication': but(proven, 'SECOND_FACTOR_NOT_SET'),

  'passkeys.list': proven,
  'passkeys.start': open,
  'passkeys.add': but(open, 'PASSKEY_REFUSED'),
  'passkeys.rename': but(proven, '404'),
  'passkeys.remove': but(proven, '404'),
  'passkeys.startPass': but(open, 'SECOND_FACTOR_NOT_SET'),
  'passkeys.pass': but(open, 'PASSKEY_REFUSED'),
  'passkeys.startSignIn': all,
  'passkeys.signIn': everybody('PASSKEY_REFUSED'),

  'identityProvider.startSignIn': everybody('404'),
  'identityProvider.startLink': noProvider,
  'identityProvider.startProof': persons.replaceAll('ok', '404'),
  'identityProvider.finish': everybody('404'),
  'identityProvider.linkTicket': noProvider,
  'identityProvider.read': noProvider,
  'identityProvider.unlink': noProvider,

  'sessions.list': proven,
  'sessions.end': but(proven, '404'),
  'sessions.endOthers': proven,
  'sessions.prove': open,

  'confirmation.sendAgain': session,
  // All members of the matrix but one have confirmed their address.
  'confirmation.correctAddress': but(session, 'ADDRESS_CONFIRMED').replace('ADDRESS_CONFIRMED', 'ok'),

  'address.read': member,
  'address.ask': member,
  'address.drop': member,
  'address.readLink': everybody('ADDRESS_LINK_INVALID'),
  'address.agree': everybody('ADDRESS_LINK_INVALID'),
  'address.refuse': everybody('ADDRESS_LINK_INVALID'),
};
