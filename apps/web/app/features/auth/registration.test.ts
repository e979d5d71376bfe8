import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  emptyRegistration,
  kindOf,
  maySubmit,
  missingFields,
  type RegistrationKind,
} from './registration.ts';

const complete = {
  ...emptyRegistration,
  email: 'lea@exemple.fr',
  password: '12345678',
  terms: true,
  firstName: 'Léa',
  lastName: 'Vasseur',
  companyName: 'Cabinet Vasseur',
  customerName: 'Mme Vasseur',
};
const kinds: RegistrationKind[] = ['student', 'employee', 'company', 'customer'];

describe('the registration', () => {
  it('is chosen by the tab and the kind of person', () => {
    expect(kindOf('etudiant', true)).toBe('student');
    expect(kindOf('professionnel', false)).toBe('employee');
    expect(kindOf('professionnel', true)).toBe('company');
    expect(kindOf('client', false)).toBe('customer');
    expect(kindOf('client', true)).toBe('customer');
  });

  it.each(kinds)('%s may be sent once email, eight characters, terms and names are there', (kind) => {
    expect(maySubmit(kind, complete)).toBe(true);
    expect(maySubmit(kind, { ...complete, email: '  ' })).toBe(false);
    expect(maySubmit(kind, { ...complete, password: '1234567' })).toBe(false);
    expect(maySubmit(kind, { ...complete, terms: false })).toBe(false);
  });

  it('asks a person for both names, and an entity for its own alone', () => {
    expect(maySubmit('student', { ...complete, firstName: '' })).toBe(false);
    expect(maySubmit('employee', { ...complete, lastName: ' ' })).toBe(false);
    expect(maySubmit('company', { ...complete, firstName: '', lastName: '' })).toBe(true);
    expect(maySubmit('company', { ...complete, companyName: '' })).toBe(false);
    expect(maySubmit('customer', { ...complete, customerName: '' })).toBe(false);
  });

  it('says before it is sent what the server would refuse', () => {
    expect(checkRegistration('company', complete)).toEqual({});
    expect(Object.keys(checkRegistration('employee', complete)).sort()).toEqual([
      'jobName',
      'number',
      'zipCode',
    ]);
  });

  it('names all that it lacks or has wrong in the order of the form, and only that', () => {
    expect(missingFields('employee', emptyRegistration)).toEqual([
      'firstName',
      'lastName',
      'number',
      'zipCode',
      'jobName',
      'email',
      'password',
      'terms',
    ]);
    expect(missingFields('company', { ...complete, email: 'etude@exemple', terms: false })).toEqual([
      'email',
      'terms',
    ]);
    const person = { ...complete, number: '0612345678', zipCode: '35000' };
    expect(missingFields('employee', { ...person, zipCode: '3500' })).toEqual(['zipCode', 'jobName']);
    expect(missingFields('employee', { ...person, jobName: 'Avocat' })).toEqual([]);
  });

  it('asks a student for no profession, whatever was chosen on the other tab', () => {
    const student = { ...complete, number: '0612345678', zipCode: '35000' };
    expect(missingFields('student', student)).toEqual([]);
    expect(missingFields('student', { ...student, jobName: 'Avocat' })).toEqual([]);
  });

  it.each(kinds)('%s: what keeps the button grey is named beside it', (kind) => {
    for (const value of [emptyRegistration, { ...complete, terms: false }, { ...complete, email: ' ' }]) {
      expect([maySubmit(kind, value), missingFields(kind, value).length > 0]).toEqual([false, true]);
    }
  });
});
