import { missionForm } from '@basoche/contract/missions/publishing';
import { defaultEligibilityRules as rules } from '@basoche/domain/missions/default-eligibility-rules';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  cardOf,
  checkMission as check,
  emptyMission,
  inputOf,
  type MissionChecks,
  type MissionValues,
  valuesOfMission,
} from './mission-values.ts';

const now = new Date('2026-11-21T10:00:00Z');

const filled: MissionValues = {
  ...emptyMission,
  title: 'Relecture de conditions générales',
  domain: 'droit_affaires',
  nature: 'relecture',
  tarifLow: '500',
  tarifHigh: '1 250,50',
  skillsRequired: 'Relire douze pages.',
  timeLimit: '5 jours',
  experience: ['avocat', '1an'],
};

const checkMission = (values: MissionValues, at: Date, checks: Partial<MissionChecks> = {}) =>
  check(values, at, { basis: 'HT', client: 'MEMBER', rules, ...checks });

const author = { name: 'Étude Martin', pictureURL: '/portrait.png', isCustomer: true };

describe('the form of a mission', () => {
  it('is valid with a title, a description, a delivery time and one profile', () => {
    expect(checkMission(filled, now)).toEqual({});
    expect(missionForm.safeParse(bodyOf(filled, 'HT')).success).toBe(true);
  });

  it('names each field that is missing, and no other', () => {
    expect(Object.keys(checkMission(emptyMission, now))).toEqual([
      'title',
      'domain',
      'nature',
      'skillsRequired',
      'timeLimit',
      'experience',
      'tarifLow',
      'tarifHigh',
    ]);
    expect(bodyOf(emptyMission, 'HT')).toBeNull();
  });

  it('asks for a date where the mission does not start now, and forgets it where it does', () => {
    expect(checkMission({ ...filled, start: 'later' }, now)).toHaveProperty('startDate');
    const later = { ...filled, start: 'later', startDate: '2026-12-01' } as const;
    expect(checkMission(later, now)).toEqual({});
    expect(inputOf({ ...later, start: 'now' }, 'HT').startDate).toBeNull();
  });

  it('asks for a place on site, and forgets it at a distance', () => {
    expect(checkMission({ ...filled, execution: 'onPlace' }, now)).toHaveProperty('place');
    const there = { ...filled, execution: 'onPlace', place: '69|Lyon' } as const;
    expect(inputOf(there, 'HT')).toMatchObject({ onPlace: true, place: '69', city: 'Lyon' });
    expect(inputOf({ ...there, execution: 'distance' }, 'HT')).toMatchObject({ place: null, city: null });
  });

  it('refuses a deadline that is over, but keeps the one that an edited mission already had', () => {
    const late = { ...filled, endDate: '2026-11-20' };
    expect(checkMission(late, now)).toHaveProperty('endDate');
    expect(checkMission(late, now, { stored: { endDate: '2026-11-20', startDate: null } })).toEqual({});
    expect(checkMission({ ...filled, endDate: '2026-11-21' }, now)).toEqual({});
  });

  it('sends the kinds of price that are preferred, and an edit or a copy has them', () => {
    expect(bodyOf(filled, 'HT')).toMatchObject({ priceKinds: [] });
    const preferred = { ...filled, priceKinds: ['day', 'hour'] } satisfies MissionValues;
    expect(bodyOf(preferred, 'HT')).toMatchObject({ priceKinds: ['day', 'hour'] });
    const stored = { ...cardOf(preferred, author, 'HT', now), priceKinds: preferred.priceKinds };
    expect(valuesOfMission(stored, 'HT').priceKinds).toEqual(['day', 'hour']);
    expect(valuesOfMission(cardOf(filled, author, 'HT', now), 'HT').priceKinds).toEqual([]);
  });

  it('sends two nulls for a price that is left open', () => {
    const open = { ...filled, isPriceOpen: true, tarifLow: 'beaucoup' };
    expect(bodyOf(open, 'HT')).toMatchObject({ tarifLow: null, tarifHigh: null });
    expect(checkMission(open, now)).toEqual({});
  });

  it('reads prices as people type them, and says what is wrong beside each', () => {
    expect(bodyOf(filled, 'HT')).toMatchObject({ tarifLow: 500, tarifHigh: 1_250.5 });
    const wrong = (tarifLow: string, tarifHigh: string) =>
      checkMission({ ...filled, tarifLow, tarifHigh }, now);
    expect(wrong('800', '800')).toEqual({});
    expect(wrong('1.250', '99')).toEqual({
      tarifLow: expect.stringContaining('Deux décimales'),
      tarifHigh: expect.stringContaining('entre 100'),
    });
    expect(wrong('900', '800')).toEqual({ tarifLow: 'Le montant le plus bas dépasse le plus haut.' });
    expect(Object.keys(wrong('', '800'))).toEqual(['tarifLow']);
  });

  it('takes the budget of a consumer with all taxes, and sends it without', () => {
    const typed = { ...filled, tarifLow: '800', tarifHigh: '1200' };
    const sent = bodyOf(typed, 'TTC');
    expect(sent).toMatchObject({ tarifLow: 666.67, tarifHigh: 1_000 });
    expect(missionForm.safeParse(sent).success).toBe(true);
    expect(checkMission({ ...filled, tarifLow: '100', tarifHigh: '12000' }, now, { basis: 'TTC' })).toEqual({
      tarifLow: expect.stringContaining('TTC'),
    });
    const stored = {
      ...cardOf(typed, author, 'TTC', now),
      domain: 'droit_travail',
      nature: 'audit',
    } as const;
    const mission = { ...stored, place: null } as unknown as Parameters<typeof valuesOfMission>[0];
    expect(valuesOfMission(mission, 'TTC')).toMatchObject({ tarifLow: '800', tarifHigh: '1200' });
    expect(valuesOfMission(mission, 'HT')).toMatchObject({ tarifLow: '666,67', tarifHigh: '1000' });
  });

  it('refuses a wanted profile that the rules keep out of such a mission, by its article', () => {
    const wanted = { ...filled, nature: 'consultation', experience: ['etudiants', '1an'] } as const;
    expect(checkMission({ ...wanted, experience: [...wanted.experience] }, now)).toEqual({
      experience: expect.stringMatching(/Étudiants.*art\./),
    });
    expect(checkMission({ ...wanted, experience: ['1an'] }, now)).toEqual({});
    expect(checkMission({ ...wanted, experience: ['juriste'] }, now, { client: 'CUSTOMER' })).toHaveProperty(
      'experience',
    );
  });

  it('shows no price in the preview before there is one', () => {
    expect(cardOf({ ...filled, tarifLow: '' }, author, 'HT', now).isPriceMissing).toBe(true);
    expect(cardOf({ ...filled, tarifLow: '2000' }, author, 'HT', now).isPriceMissing).toBe(true);
    expect(cardOf(filled, author, 'HT', now).isPriceMissing).toBe(false);
    expect(cardOf({ ...filled, isPriceOpen: true }, author, 'HT', now).isPriceMissing).toBe(false);
  });

  it('shows no name in the preview of an anonymous mission', () => {
    const card = cardOf({ ...filled, visibility: 'anonymous' }, author, 'HT', now);
    expect(card).toMatchObject({ creatorName: null, creatorPictureURL: null });
    expect(cardOf(filled, author, 'HT', now)).toMatchObject({
      creatorName: 'Étude Martin',
      isFromCustomer: true,
    });
  });

  it('shows the description as a list does, cut at 250 characters', () => {
    const skillsRequired = `${'mot '.repeat(70)}fin`;
    const card = cardOf({ ...filled, skillsRequired }, author, 'HT', now);
    expect(card.skillsRequired).toBe(`${skillsRequired.slice(0, 250)}...`);
  });
});
