import { expect, it } from 'vitest';
import { memberTitle } from './title-in-documents.ts';

it.each([
  ['STUDENT', false, 'Élève avocat', 'Élève avocat'],
  ['STUDENT', false, null, 'Étudiant en droit'],
  ['EMPLOYEE', false, 'Notaire', 'Notaire'],
  ['EMPLOYEE', false, null, 'Professionnel du droit'],
  ['COMPANY', true, 'Notaire', 'Entreprise'],
  ['CUSTOMER', true, null, 'Client externe, personne morale'],
  ['CUSTOMER', false, null, 'Client externe, personne physique'],
  ['STAFF', false, 'Notaire', 'Basoche'],
] as const)(
  'in a document a %s (moral: %s, profession: %s) is «\u00a0%s\u00a0»',
  (kind, isMoral, jobName, title) => {
    expect(memberTitle({ kind, isMoral, jobName })).toBe(title);
  },
);
