import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  emptyRegistration,
  kindOf,
  maySubmit,
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
});
