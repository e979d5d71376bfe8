import { describe, expect, it } from 'vitest';
import { professions } from '../options/professions.ts';
import { isInflected, professionName, statedProfession } from './profession.ts';
import { professionsNamed, searchedNames } from './searched-professions.ts';

describe('a profession', () => {
  it('is said in the form that its member chose, and in no gender until they did', () => {
    expect(professionName('Avocat', 'feminine')).toBe('Avocate');
    expect(professionName('Avocat', 'masculine')).toBe('Avocat');
    expect(professionName('Avocat', null)).toBe('Avocat(e)');
    expect(professionName('Notaire', 'feminine')).toBe('Notaire');
    expect(professionName('Autre', null)).toBe('Professionnel(le) du droit');
    expect(professionName('Greffier', 'feminine')).toBe('Greffier');
    for (const { value } of professions) {
      expect(professionName(value, 'masculine')).toBe(value === 'Autre' ? 'Professionnel du droit' : value);
    }
    expect(professions.map(({ value }) => professionName(value, 'feminine'))).toEqual(
      expect.arrayContaining([
        'Collaboratrice de notaire',
        'Élève avocate',
        'Étudiante',
        'Professeure des universités',
        'Rédactrice juridique web',
        'Professionnelle du droit',
      ]),
    );
  });

  it.each([
    ['EMPLOYEE', 'Avocat', 'feminine', true, 'Avocate · vérifiée'],
    ['EMPLOYEE', 'Notaire', 'feminine', true, 'Notaire · vérifiée'],
    ['EMPLOYEE', 'Avocat', 'masculine', false, 'Avocat · non vérifié'],
    ['EMPLOYEE', 'Avocat', null, true, 'Avocat(e) · profil vérifié'],
    ['EMPLOYEE', 'Juriste', null, false, 'Juriste · profil non vérifié'],
    ['STUDENT', 'Étudiant', 'feminine', true, 'Étudiante · vérifiée'],
    ['STUDENT', 'Étudiant', null, true, 'Étudiant(e) · profil vérifié'],
    ['COMPANY', null, null, true, 'Entreprise ou cabinet · profil vérifié'],
  ] as const)(
    'of %s, %s, %s, verified %s, is «\u00a0%s\u00a0»',
    (kind, jobName, professionForm, isVerified, line) => {
      const stated = statedProfession({ kind, jobName, professionForm, isVerified });
      expect(stated && `${stated.name} · ${stated.status}`).toBe(line);
      expect(stated?.isVerified).toBe(isVerified);
    },
  );

  it('is stated of nobody who has none', () => {
    const nothing = { jobName: null, professionForm: null, isVerified: true };
    for (const kind of ['CUSTOMER', 'STAFF', 'PARTNER'] as const) {
      expect(statedProfession({ kind, ...nothing })).toBeNull();
    }
  });

  it('has two forms, or one', () => {
    expect(isInflected('Avocat')).toBe(true);
    expect(isInflected('Notaire')).toBe(false);
  });
});

describe('a search', () => {
  it.each([
    ['avocat rennes', ['Avocat']],
    ['AVOCATES', ['Avocat']],
    ['notaires à Brest', ['Notaire']],
    ['élève avocate', ['Élève avocat']],
    ['eleves-avocats Paris', ['Élève avocat']],
    ['collaboratrice notaire', ['Collaborateur de notaire']],
    ['huissier', ['Commissaire de justice']],
    ['commissaires justice lille', ['Commissaire de justice']],
    ['clerc', ['Clerc de commissaire de justice']],
    ['juriste', ['Juriste en droit privé', 'Juriste en droit public', 'Juriste']],
    ['juriste droit public', ['Juriste en droit public']],
    ['avocat notaire', ['Avocat', 'Notaire']],
    ['droit du travail', []],
    ['autre', []],
    ['', []],
  ])('«\u00a0%s\u00a0» names %j', (typed, named) => {
    expect(professionsNamed(typed)).toEqual(named);
  });

  it('finds a profession by each of its names', () => {
    for (const { value } of professions) {
      for (const name of searchedNames(value)) expect(professionsNamed(name), name).toContain(value);
    }
  });
});

describe('the names under which a profession is searched', () => {
  it.each([
    [
      'Commissaire de justice',
      ['Commissaire de justice', 'Huissier', 'Huissière', 'Huissier de justice', 'Huissière de justice'],
    ],
    ['Avocat', ['Avocat', 'Avocate']],
    ['Notaire', ['Notaire']],
    ['Autre', []],
  ] as const)('of «\u00a0%s\u00a0» are %j', (profession, names) => {
    expect(searchedNames(profession)).toEqual(names);
  });

  it.each([
    ['  Notaires, à Rennes ', ['Notaire']],
    ['MANDATAIRES JUDICIAIRES', ['Mandataire judiciaire']],
    ['huissières de justice', ['Commissaire de justice']],
    ['de la', []],
    ['', []],
    ['professionnel du droit', []],
  ])('%j names %j', (typed, named) => {
    expect(professionsNamed(typed)).toEqual(named);
  });
});
