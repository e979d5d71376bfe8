import { expect, it } from 'vitest';
import { newsCents, newsDetail } from './notification-amounts.ts';

const application = {
  offerCents: 130_000,
  tvaApplicable: false,
  feeCents: 1_800,
  deposit: null,
  instalment: null,
  sheet: null,
  deliveredAt: null,
};
const other = 'Thomas Kervella';

it.each([
  ['NEW_MISSION_CANDIDATE', 'Thomas Kervella propose 1\u202f300\u00a0€\u00a0HT', '1\u202f300\u00a0€\u00a0HT'],
  ['PRICE_ACCEPTED', 'Thomas Kervella accepte 1\u202f300\u00a0€\u00a0HT', '1\u202f300\u00a0€\u00a0HT'],
  ['PRICE_NEW', 'Thomas Kervella propose 1\u202f300\u00a0€\u00a0HT', '1\u202f300\u00a0€\u00a0HT'],
  ['MISSION_ENDED', 'Thomas Kervella · 1\u202f300\u00a0€\u00a0HT', '1\u202f300\u00a0€\u00a0HT'],
  ['FUNDS_DEPOSITED', 'Thomas Kervella · 1\u202f318\u00a0€ déposés', '1\u202f318\u00a0€ déposés'],
  ['NEW_MESSAGE', 'Thomas Kervella', null],
  ['NDA_ASKED', 'Thomas Kervella', null],
])('%o says who and how much, and of an anonymous creator how much', (one, named, unnamed) => {
  const amountCents = newsCents(one, application);
  expect(newsDetail(one, { other, amountCents })).toBe(named);
  expect(newsDetail(one, { other: null, amountCents })).toBe(unnamed);
});

it('tells what was deposited, where something was', () => {
  const deposit = { amountCents: 100_000, confirmedAt: new Date(0) };
  expect(newsCents('CANCEL_ASKED', { ...application, deposit })).toBe(100_000);
});

it('tells no sum of an application to an offer', () => {
  expect(newsCents('MISSION_ENDED', { ...application, offerCents: null })).toBeNull();
});
