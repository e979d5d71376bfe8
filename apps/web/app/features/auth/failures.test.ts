import { type ProblemCode, problem } from '@basoche/contract/problem';
import { describe, expect, it } from 'vitest';
import { OfflineError, ProblemError } from '../../lib/api.ts';
import { explainForgotten, explainLogin, explainRegistration } from './failures.ts';

const refused = (code: ProblemCode) => new ProblemError(problem(code));
const offline = new OfflineError();
const limited = refused('TOO_MANY_REQUESTS');

describe('the specified sentences of failures', () => {
  it('login: «\u00a0Erreur inconnue\u00a0» for any failure but 401 and 403', () => {
    expect(explainLogin(refused('WRONG_CREDENTIALS'))).toBeNull();
    expect(explainLogin(refused('EMAIL_NOT_VALIDATED'))).toBeNull();
    for (const error of [
      refused('INTERNAL'),
      refused('INVALID_INPUT'),
      refused('UNAVAILABLE'),
      new Error(),
    ]) {
      expect(explainLogin(error)).toBe('Erreur inconnue');
    }
    expect(explainLogin(offline)).toBe(`Erreur inconnue. ${offline.message}`);
    expect(explainLogin(limited)).toBe(`Erreur inconnue. ${limited.message}`);
  });

  it('registration: «\u00a0Une erreur inconnue s’est produite\u00a0» for anything but 400 and 409', () => {
    const unknown = 'Une erreur inconnue s’est produite';
    expect(explainRegistration(refused('EMAIL_UNAVAILABLE'))).toBe('Cette adresse email est déjà utilisée');
    expect(explainRegistration(refused('INVALID_INPUT'))).toBe('Merci de vérifier vos informations');
    expect(explainRegistration(refused('INTERNAL'))).toBe(unknown);
    expect(explainRegistration(offline)).toBe(`${unknown}. ${offline.message}`);
    expect(explainRegistration(limited)).toBe(`${unknown}. ${limited.message}`);
  });

  it('forgotten password: «\u00a0Cette adresse n’existe pas\u00a0» for every answer but ok, and for no missing one', () => {
    for (const code of ['ADDRESS_UNKNOWN', 'INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'] as const) {
      expect(explainForgotten(refused(code))).toBe('Cette adresse n’existe pas');
    }
    expect([explainForgotten(offline), explainForgotten(limited)]).toEqual([null, null]);
  });
});
