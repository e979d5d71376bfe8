import { expect, test } from 'vitest';
import { loginPath, registrationPath } from '../../lib/login-and-registration-paths.ts';
import { afterConfirmation } from './after-confirmation.ts';

test('a confirmed member goes back to what they came for, else to their next step', () => {
  const newcomer = { userType: 'EMPLOYEE', isVerified: false } as const;
  expect(afterConfirmation(newcomer, '/consult/missions/1')).toBe('/consult/missions/1');
  expect(afterConfirmation(newcomer, null)).toBe('/verify');
  expect(afterConfirmation({ ...newcomer, isVerified: true }, null)).toBe('/accueil');
  expect(afterConfirmation({ userType: 'CUSTOMER', isVerified: false }, null)).toBe('/accueil');
});

test('the ways in carry the screen that one comes from', () => {
  expect(registrationPath(null)).toBe('/inscription');
  expect(registrationPath('/consult/missions/1?q=bail')).toBe(
    '/inscription?retour=%2Fconsult%2Fmissions%2F1%3Fq%3Dbail',
  );
  expect(loginPath('/profil')).toBe('/connexion?retour=%2Fprofil');
});
