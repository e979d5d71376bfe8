import type { Mission } from '@basoche/contract/missions/missions';
import { expect, test } from 'vitest';
import { copiedFrom, copyAddress } from '../postings/copies.ts';
import { emptyMission, inputOf, valuesOfCopy } from './mission-values.ts';

const mission: Mission = {
  ...inputOf({ ...emptyMission, title: 'Relecture de douze baux', experience: ['avocat', 'juriste'] }, 'HT'),
  id: 'mission',
  domain: 'droit_baux',
  nature: 'relecture',
  place: null,
  city: null,
  isAnonym: true,
  startNow: false,
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  creatorID: 'creator',
  creatorName: 'Atelier Verne',
  creatorPictureURL: null,
  isFromCustomer: false,
  isArchived: false,
  isFilled: false,
  isOpen: true,
  isFavourite: false,
  isInvited: false,
  createdAt: '2026-11-01T09:00:00Z',
  publishedAt: '2026-11-01T09:00:00Z',
  companyPresentation: null,
  hasApplied: false,
  postulationID: null,
  views: 12,
  permitted: ['update'],
  applyRefusal: null,
  eligibility: null,
  conflicts: null,
};

test('a copy keeps everything but the days that are past', () => {
  const copy = valuesOfCopy(mission, '2026-11-21', 'HT');
  expect(copy).toMatchObject({
    title: 'Relecture de douze baux',
    domain: 'droit_baux',
    experience: ['avocat', 'juriste'],
    visibility: 'anonymous',
    start: 'later',
    startDate: '',
    endDate: '2026-11-22',
  });
  expect(valuesOfCopy(mission, '2026-11-23', 'HT').endDate).toBe('');
});

test('the address of a copy names what is copied', () => {
  const search = new URL(copyAddress('/manage/missions', 'mission'), 'http://basoche.test').searchParams;
  expect(copiedFrom(search)).toBe('mission');
  expect(copiedFrom(new URLSearchParams())).toBeNull();
});
