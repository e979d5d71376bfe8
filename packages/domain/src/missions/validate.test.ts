import { describe, expect, it } from 'vitest';
import { type MissionInput, normalizeMission, validateMission } from './validate.ts';

const today = '2026-11-21';

const input = (changes: Partial<MissionInput> = {}): MissionInput => ({
  title: 'Recherches en droit des baux',
  domain: 'droit_baux',
  nature: 'recherches',
  skillsRequired: 'Une note sur la révision du loyer commercial.',
  timeLimit: 'Deux semaines',
  experience: '2_5ans | juriste_privé',
  endDate: '2026-12-15',
  startNow: false,
  startDate: '2026-12-20',
  onPlace: true,
  place: '75',
  tarifLow: 100,
  tarifHigh: 10_000,
  ...changes,
});

const wrong = (changes: Partial<MissionInput>) =>
  validateMission(input(changes), today).map(({ path }) => path);

describe('a mission', () => {
  it('that is filled in as specified has nothing wrong', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ endDate: today, startDate: today })).toEqual([]);
    expect(wrong({ endDate: null })).toEqual([]);
  });

  it('needs a title, a description, a delivery time and a profile', () => {
    for (const blank of ['', '   ', '\n']) {
      expect(wrong({ title: blank, skillsRequired: blank, timeLimit: blank, experience: blank })).toEqual([
        'title',
        'skillsRequired',
        'timeLimit',
        'experience',
      ]);
    }
  });

  it('keeps its texts within their limits', () => {
    expect(wrong({ title: 'x'.repeat(200), skillsRequired: 'x'.repeat(10_000) })).toEqual([]);
    expect(wrong({ title: 'x'.repeat(201), skillsRequired: 'x'.repeat(10_001) })).toEqual([
      'title',
      'skillsRequired',
    ]);
  });

  it('knows its codes', () => {
    expect(wrong({ domain: 'droit_spatial', nature: 'magie', experience: '2_5ans | devin' })).toEqual([
      'domain',
      'nature',
      'experience',
    ]);
    expect(wrong({ place: '971' })).toEqual(['place']);
  });

  it('starts now, or on a day that is today or later', () => {
    expect(wrong({ startNow: true, startDate: null })).toEqual([]);
    expect(wrong({ startNow: true, startDate: '1999-01-01' })).toEqual([]);
    expect(wrong({ startDate: null })).toEqual(['startDate']);
    expect(wrong({ startDate: '2026-11-20' })).toEqual(['startDate']);
    expect(wrong({ startDate: '2026-02-30' })).toEqual(['startDate']);
  });

  it('has a deadline that is today or later; one that was already there may stay when it is edited', () => {
    expect(validateMission(input({ endDate: '2026-11-20' }), today)).toEqual([
      {
        path: 'endDate',
        message: 'Cette date est passée\u202f: choisissez aujourd’hui ou plus tard.',
      },
    ]);
    const stored = { endDate: '2026-11-20', startDate: '2026-11-01' };
    expect(validateMission(input(stored), today, stored)).toEqual([]);
    expect(validateMission(input({ ...stored, endDate: '2026-11-19' }), today, stored)).toHaveLength(1);
  });

  it('has a place when it is on site', () => {
    expect(wrong({ place: null })).toEqual(['place']);
    expect(wrong({ onPlace: false, place: null })).toEqual([]);
  });

  it('has both bounds of its price or none, from 100 to 10 000 euros, the low one first', () => {
    expect(wrong({ tarifLow: null, tarifHigh: null })).toEqual([]);
    expect(wrong({ tarifLow: 100, tarifHigh: null })).toEqual(['tarifHigh']);
    expect(wrong({ tarifLow: null, tarifHigh: 100 })).toEqual(['tarifHigh']);
    expect(wrong({ tarifLow: 600, tarifHigh: 550 })).toEqual(['tarifLow']);
    expect(wrong({ tarifLow: 500, tarifHigh: 500 })).toEqual([]);
    for (const value of [-50, 0, 50, 99.99, 10_050, Number.NaN]) {
      expect(wrong({ tarifLow: value, tarifHigh: 10_000 })).toContain('tarifLow');
    }
    expect(wrong({ tarifHigh: 10_000.01 })).toEqual(['tarifHigh']);
    expect(wrong({ tarifLow: 125, tarifHigh: 1_250.5 })).toEqual([]);
  });

  it('that starts now keeps no start date, and a remote one keeps no place', () => {
    expect(normalizeMission(input({ startNow: true, onPlace: false }))).toMatchObject({
      startDate: null,
      place: null,
    });
    expect(normalizeMission(input())).toEqual(input());
  });
});

describe('what is said of a mission that lacks something', () => {
  const said = (changes: Partial<MissionInput>) =>
    Object.fromEntries(validateMission(input(changes), today).map(({ path, message }) => [path, message]));

  it.each<[Partial<MissionInput>, object]>([
    [{ title: ' ' }, { title: 'Donnez un titre à la mission.' }],
    [{ title: 'x'.repeat(201) }, { title: 'Ce texte dépasse 200 caractères.' }],
    [{ domain: 'droit_spatial' }, { domain: 'Choisissez un domaine.' }],
    [{ nature: 'magie' }, { nature: 'Choisissez une nature de mission.' }],
    [{ skillsRequired: '' }, { skillsRequired: 'Décrivez la mission.' }],
    [{ timeLimit: '' }, { timeLimit: 'Indiquez le délai de livraison.' }],
    [{ experience: '' }, { experience: 'Choisissez au moins un profil.' }],
    [{ place: null }, { place: 'Choisissez une ville ou un département.' }],
    [{ endDate: '2026-02-30' }, { endDate: 'Cette date n’existe pas.' }],
    [{ endDate: '2032-01-01' }, { endDate: 'Cette date est à plus de cinq ans.' }],
    [
      { endDate: '2026-11-20' },
      { endDate: 'Cette date est passée\u202f: choisissez aujourd’hui ou plus tard.' },
    ],
    [{ startDate: null }, { startDate: 'Indiquez la date de début.' }],
    [{ startNow: true, startDate: null }, {}],
    [{ onPlace: false, place: null }, {}],
    [{ tarifLow: null, tarifHigh: null }, {}],
  ])('%j: %j', (changes, errors) => {
    expect(said(changes)).toEqual(errors);
  });
});
