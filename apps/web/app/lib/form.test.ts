import { registerPersonBody } from '@basoche/contract/auth/auth';
import { problem } from '@basoche/contract/problem';
import { describe, expect, it } from 'vitest';
import { OfflineError, ProblemError } from './api.ts';
import { failureSentence, fieldErrors, fitting, refusedFields, typedBefore, wrongOnLeaving } from './form.ts';

const person = {
  email: 'lea@exemple.fr',
  password: 'huit-ou-plus',
  firstName: 'Léa',
  lastName: 'Vasseur',
  number: '06 12 34 56 78',
  zipCode: '75001',
  jobName: 'Avocat',
};

describe('the checks of a form', () => {
  it('find nothing in what the contract accepts', () => {
    expect(fieldErrors(registerPersonBody, person)).toEqual({});
  });

  it("give one French sentence for each field, in the contract's own words", () => {
    const errors = fieldErrors(registerPersonBody, {
      ...person,
      email: 'lea',
      password: 'court',
      zipCode: '7500',
      jobName: '',
    });
    expect(Object.keys(errors).sort()).toEqual(['email', 'jobName', 'password', 'zipCode']);
    expect(errors.password).toBe('Doit être d’au moins 8 caractères');
    expect(errors.zipCode).toBe('Un code postal compte cinq chiffres.');
  });
});

describe('a field that is left', () => {
  const check = (values: Record<string, unknown>) => fieldErrors(registerPersonBody, values);
  const left = (name: string, value: string) => wrongOnLeaving(check, { ...person, [name]: value }, name);

  it('says what is wrong: a phone of four digits, a postcode of four, an address without its end', () => {
    expect(left('number', '0612')).toBe('Indiquez un numéro de téléphone français.');
    expect(left('zipCode', '3500')).toBe('Un code postal compte cinq chiffres.');
    expect(left('email', 'jean.dupont@exemple')).toBe('Cette adresse email est invalide.');
    expect(left('firstName', '  ')).toBe('Indiquez votre prénom.');
  });

  it('finds a field of a list by its name', () => {
    const wrong = () => ({ 'lines.0.sum': 'Trop peu.', 'lines.1.sum': 'Trop peu.' });
    const lines = { lines: [{ sum: '1' }, { sum: '' }] };
    expect(wrongOnLeaving(wrong, lines, 'lines.0.sum')).toBe('Trop peu.');
    expect(wrongOnLeaving(wrong, lines, 'lines.1.sum')).toBeNull();
    expect(wrongOnLeaving(wrong, lines, 'lines.2.sum')).toBeNull();
  });

  it('says nothing where it is right, or was only passed by', () => {
    expect([left('number', '06 12 34 56 78'), left('number', ''), left('email', '')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('what stands in a form as its page comes alive', () => {
  const initial = { about: 'Notaire à Brest.\n\nDepuis 2012.', role: '', city: 'Brest' };

  it('is not taken for typed where the form wrote it itself, so that a draft comes back over it', () => {
    const written: [string, string][] = [
      ['about', 'Notaire à Brest.\r\n\r\nDepuis 2012.'],
      ['role', ''],
      ['city', 'Brest'],
    ];
    expect(typedBefore(written, initial)).toEqual({});
  });

  it('is kept where somebody typed it, with the ends of lines as they are typed', () => {
    expect(
      typedBefore(
        [
          ['about', 'Un\r\ndeux'],
          ['city', 'Quimper'],
        ],
        initial,
      ),
    ).toEqual({
      about: 'Un\ndeux',
      city: 'Quimper',
    });
  });
});

describe('a draft', () => {
  it('comes back as far as the form has fields for it, the amount that was typed too', () => {
    const initial = { outcome: 'release', amount: '', isConfirmed: false };
    expect(fitting({ outcome: 'split', amount: 250, isConfirmed: 'yes', gone: 'x' }, initial)).toEqual({
      outcome: 'split',
      amount: 250,
    });
  });
});

describe('what the server refuses', () => {
  const refusal = new ProblemError(
    problem('INVALID_INPUT', { errors: [{ path: 'password', message: 'Ce mot de passe est trop connu.' }] }),
  );

  it('stands beside the fields it names', () => {
    expect(refusedFields(refusal)).toEqual({ password: 'Ce mot de passe est trop connu.' });
    expect(refusedFields(new OfflineError())).toEqual({});
  });

  it('is said in its own words, and an unexpected failure in ours', () => {
    expect(failureSentence(refusal)).toBe('Merci de vérifier vos informations');
    expect(failureSentence(new OfflineError())).toContain('connexion');
    expect(failureSentence(new RangeError('x'))).toContain('Rien n’est perdu');
  });
});
