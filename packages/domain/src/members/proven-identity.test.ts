import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameIdentity, type ProvenIdentity } from './proven-identity.ts';

const ines: ProvenIdentity = {
  firstName: 'Ines',
  lastName: 'FOURNIER',
  companyName: null,
  jobName: 'Étudiant',
};

it('is the same person whose name is spelled better', () => {
  expect(isSameIdentity(ines, { ...ines, firstName: 'Inès', lastName: 'Fournier' })).toBe(true);
  expect(isSameIdentity({ ...ines, lastName: 'Le Goff' }, { ...ines, lastName: 'Le-Goff' })).toBe(true);
});

it('is another under another name, and in another trade', () => {
  expect(isSameIdentity(ines, { ...ines, lastName: 'Fourier' })).toBe(false);
  expect(isSameIdentity(ines, { ...ines, jobName: 'Avocat' })).toBe(false);
  const company = { ...ines, firstName: null, lastName: null, jobName: null, companyName: 'Étude Vauban' };
  expect(isSameIdentity(company, { ...company, companyName: 'Etude VAUBAN' })).toBe(true);
  expect(isSameIdentity(company, { ...company, companyName: 'Étude Vauban & Fils' })).toBe(false);
});

it('tells two alphabets apart, and never takes what was renamed for what it was', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      expect(isSameIdentity(ines, { ...ines, lastName: `${name}x1` })).toBe(false);
    }),
  );
  expect(isSameIdentity({ ...ines, lastName: 'Иванов' }, { ...ines, lastName: 'Петров' })).toBe(false);
});

it('is another under another first name alone, and the same however its letters are joined', () => {
  expect(isSameIdentity(ines, { ...ines, firstName: 'Agnès' })).toBe(false);
  expect(isSameIdentity(ines, { ...ines, firstName: null })).toBe(false);
  expect(isSameIdentity({ ...ines, firstName: 'Lætitia' }, { ...ines, firstName: 'Laetitia' })).toBe(true);
  expect(isSameIdentity({ ...ines, lastName: 'LECŒUR' }, { ...ines, lastName: 'Lecoeur' })).toBe(true);
  expect(isSameIdentity({ ...ines, lastName: 'Lecœur' }, { ...ines, lastName: 'Lecur' })).toBe(false);
  expect(isSameIdentity({ ...ines, firstName: 'Lætitia' }, { ...ines, firstName: 'Ltitia' })).toBe(false);
  expect(isSameIdentity({ ...ines, lastName: 'Le  Goff' }, { ...ines, lastName: 'Le-Goff' })).toBe(true);
});
