import { missionForm } from '@basoche/contract/mission-publishing';
import { describe, expect, it } from 'vitest';
import { bodyOf, cardOf, checkMission, emptyMission, type MissionValues } from './mission-values.ts';

const now = new Date('2026-11-21T10:00:00Z');

const filled: MissionValues = {
  ...emptyMission,
  title: 'Relecture de conditions générales',
  skillsRequired: 'Relire douze pages.',
  timeLimit: '5 jours',
  experience: ['avocat', '1an'],
};

const author = { name: 'Étude Martin', pictureURL: '/portrait.png', isCustomer: true };

describe('the form of a mission', () => {
  it('is valid with a title, a description, a delivery time and one profile', () => {
    expect(checkMission(filled, now)).toEqual({});
    expect(missionForm.safeParse(bodyOf(filled)).success).toBe(true);
  });

  it('names each field that is missing, and no other', () => {
    expect(Object.keys(checkMission(emptyMission, now))).toEqual([
      'title',
      'skillsRequired',
      'timeLimit',
      'experience',
    ]);
  });

  it('asks for a date where the mission does not start now, and forgets it where it does', () => {
    expect(checkMission({ ...filled, start: 'later' }, now)).toHaveProperty('startDate');
    const later = { ...filled, start: 'later', startDate: '2026-12-01' } as const;
    expect(checkMission(later, now)).toEqual({});
    expect(bodyOf({ ...later, start: 'now' }).startDate).toBeNull();
  });

  it('asks for a place on site, and forgets it at a distance', () => {
    expect(checkMission({ ...filled, execution: 'onPlace' }, now)).toHaveProperty('place');
    const there = { ...filled, execution: 'onPlace', place: '69|Lyon' } as const;
    expect(bodyOf(there)).toMatchObject({ onPlace: true, place: '69', city: 'Lyon' });
    expect(bodyOf({ ...there, execution: 'distance' })).toMatchObject({ place: null, city: null });
  });

  it('refuses a deadline that is over, but keeps the one that an edited mission already had', () => {
    const late = { ...filled, endDate: '2026-11-20' };
    expect(checkMission(late, now)).toHaveProperty('endDate');
    expect(checkMission(late, now, { endDate: '2026-11-20', startDate: null })).toEqual({});
    expect(checkMission({ ...filled, endDate: '2026-11-21' }, now)).toEqual({});
  });

  it('sends two nulls for a price that is left open', () => {
    expect(bodyOf({ ...filled, isPriceOpen: true })).toMatchObject({ tarifLow: null, tarifHigh: null });
    expect(bodyOf(filled)).toMatchObject({ tarifLow: 100, tarifHigh: 10_000 });
  });

  it('shows no name in the preview of an anonymous mission', () => {
    const card = cardOf({ ...filled, visibility: 'anonymous' }, author, now);
    expect(card).toMatchObject({ creatorName: null, creatorPictureURL: null });
    expect(cardOf(filled, author, now)).toMatchObject({ creatorName: 'Étude Martin', isFromCustomer: true });
  });

  it('shows the description as a list does, cut at 250 characters', () => {
    const skillsRequired = `${'mot '.repeat(70)}fin`;
    const card = cardOf({ ...filled, skillsRequired }, author, now);
    expect(card.skillsRequired).toBe(`${skillsRequired.slice(0, 250)}...`);
  });
});
