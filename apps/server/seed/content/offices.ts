import { demoMailDomain } from './personas.ts';

/**
 * Staff and the partner of the demonstration, listed in the README. Never in production, since their secret
 * is public.
 */
export const demoOffices = [
  { email: `nora.lambert@${demoMailDomain}`, name: { first: 'Nora', last: 'Lambert' }, role: 'admin' },
  { email: `samir.haddad@${demoMailDomain}`, name: { first: 'Samir', last: 'Haddad' }, role: 'moderator' },
  { email: `lucie.morel@${demoMailDomain}`, name: { first: 'Lucie', last: 'Morel' }, role: 'editor' },
  { email: `itg@${demoMailDomain}`, name: { first: '', last: 'ITG' }, role: 'partner' },
] as const;

/** Secret for an authenticator application, the same for all accounts of staff: base32, 160 bits. */
export const demoTotpSecret = 'BASOCHEDEMOBASOCHEDEMOBASOCHEDEM';
