import { describe, expect, it } from 'vitest';
import { departments } from '../options/departments.ts';
import { barName, type ConfirmedLine, inscriptionOf } from './inscriptions.ts';

const line = (of: Partial<ConfirmedLine>): ConfirmedLine => ({
  register: 'avocats',
  bar: 'LYON',
  seat: { town: 'Lyon', department: 'Rhône' },
  seenOn: '2026-09-23',
  ...of,
});

describe('the inscription of a member', () => {
  it.each([
    [
      'EMPLOYEE',
      'Avocat',
      'feminine',
      {},
      'inscrite au barreau de Lyon, vérifié le 23\u00a0septembre\u00a02026',
    ],
    [
      'EMPLOYEE',
      'Avocat',
      'masculine',
      {},
      'inscrit au barreau de Lyon, vérifié le 23\u00a0septembre\u00a02026',
    ],
    [
      'EMPLOYEE',
      'Avocat',
      null,
      {},
      'inscription au barreau de Lyon vérifiée le 23\u00a0septembre\u00a02026',
    ],
    [
      'COMPANY',
      null,
      null,
      { register: 'companies', bar: null, seat: null },
      'immatriculée au répertoire Sirene, vérifié le 23\u00a0septembre\u00a02026',
    ],
    [
      'EMPLOYEE',
      'Notaire',
      'feminine',
      { register: 'officers', bar: null, seat: null },
      'inscrite sur la liste des notaires, vérifié le 23\u00a0septembre\u00a02026',
    ],
    [
      'EMPLOYEE',
      'Commissaire de justice',
      'masculine',
      { register: 'officers', bar: null, seat: null },
      'inscrit sur la liste des commissaires de justice, vérifié le 23\u00a0septembre\u00a02026',
    ],
  ] as const)('%s, %s, %s', (kind, jobName, professionForm, of, text) => {
    expect(inscriptionOf({ kind, jobName, professionForm }, line(of))).toMatchObject({
      text,
      seenOn: '2026-09-23',
    });
  });

  it('names the body of an avocat alone', () => {
    const avocat = { kind: 'EMPLOYEE', jobName: 'Avocat', professionForm: null } as const;
    expect(inscriptionOf(avocat, line({}))?.body).toBe('Barreau de Lyon');
    const company = { kind: 'COMPANY', jobName: null, professionForm: null } as const;
    expect(inscriptionOf(company, line({ register: 'companies' }))?.body).toBeNull();
  });

  it('is none of a line of another profession, or that names no bar', () => {
    const member = { kind: 'EMPLOYEE', professionForm: null } as const;
    expect(inscriptionOf({ ...member, jobName: 'Juriste' }, line({}))).toBeNull();
    expect(inscriptionOf({ ...member, jobName: 'Notaire' }, line({}))).toBeNull();
    expect(inscriptionOf({ ...member, jobName: 'Avocat' }, line({ register: 'officers' }))).toBeNull();
    expect(inscriptionOf({ ...member, jobName: 'Avocat' }, line({ bar: null }))).toBeNull();
  });
});

describe('the name of a bar', () => {
  it.each([
    ['ANGERS', { town: 'Angers', department: 'Maine-et-Loire' }, 'barreau d’Angers'],
    ['LE MANS', { town: 'Le Mans', department: 'Sarthe' }, 'barreau du Mans'],
    ['LA ROCHELLE', { town: 'La Rochelle', department: 'Charente-Maritime' }, 'barreau de La Rochelle'],
    [
      'LES SABLES D’OLONNE',
      { town: 'Les Sables-d’Olonne', department: 'Vendée' },
      'barreau des Sables-d’Olonne',
    ],
    ['BEZIERS', { town: 'Béziers', department: 'Hérault' }, 'barreau de Béziers'],
    ['HAUTS DE SEINE', { town: 'Nanterre', department: 'Hauts-de-Seine' }, 'barreau des Hauts-de-Seine'],
    [
      'SEINE SAINT DENIS',
      { town: 'Bobigny', department: 'Seine-Saint-Denis' },
      'barreau de la Seine-Saint-Denis',
    ],
    ['VAL DE MARNE', { town: 'Créteil', department: 'Val-de-Marne' }, 'barreau du Val-de-Marne'],
    ['ESSONNE', { town: 'Évry-Courcouronnes', department: 'Essonne' }, 'barreau de l’Essonne'],
    ['HAUTE LOIRE', { town: 'Le Puy-en-Velay', department: 'Haute-Loire' }, 'barreau de la Haute-Loire'],
    ['SAINT PIERRE DE LA REUNION', null, 'barreau de Saint Pierre de la Reunion'],
    ['Barreau de Mayotte', null, 'barreau de Mayotte'],
    // The seat is the place of the tribunal; a bar with another name keeps its own name.
    ['ALBERTVILLE', { town: 'Chambéry', department: 'Savoie' }, 'barreau d’Albertville'],
  ])('%s', (bar, seat, name) => {
    expect(barName(bar, seat)).toBe(name);
  });

  it('of each department has one article', () => {
    for (const { label } of departments)
      expect(barName(label, { town: '', department: label })).toMatch(/^barreau (?:des?|du|de la|de l’)/);
  });
});
