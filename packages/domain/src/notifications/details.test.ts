import { expect, it } from 'vitest';
import { newsCents, newsDetail } from './details.ts';
import { notificationTitles, threadTitles } from './titles.ts';

const news = (type: keyof typeof notificationTitles, title = notificationTitles[type]) => ({ type, title });
const application = { offerCents: 130_000, tvaApplicable: false, feeCents: 1_800, deposit: null };
const other = 'Thomas Kervella';

it.each([
  [
    news('NEW_MISSION_CANDIDATE'),
    'Thomas Kervella propose 1\u202f300\u00a0€\u00a0HT',
    '1\u202f300\u00a0€\u00a0HT',
  ],
  [news('PRICE_ACCEPTED'), 'Thomas Kervella accepte 1\u202f300\u00a0€\u00a0HT', '1\u202f300\u00a0€\u00a0HT'],
  [
    news('NEW_MESSAGE', threadTitles.priceNew),
    'Thomas Kervella propose 1\u202f300\u00a0€\u00a0HT',
    '1\u202f300\u00a0€\u00a0HT',
  ],
  [news('MISSION_ENDED'), 'Thomas Kervella · 1\u202f300\u00a0€\u00a0HT', '1\u202f300\u00a0€\u00a0HT'],
  [
    news('NEW_MESSAGE', threadTitles.fundsDeposited),
    'Thomas Kervella · 1\u202f318\u00a0€ déposés',
    '1\u202f318\u00a0€ déposés',
  ],
  [news('NEW_MESSAGE'), 'Thomas Kervella', null],
  [news('NDA_ASKED'), 'Thomas Kervella', null],
])('%o says who and how much, and of an anonymous creator how much', (one, named, unnamed) => {
  const amountCents = newsCents(one, application);
  expect(newsDetail(one, { other, amountCents })).toBe(named);
  expect(newsDetail(one, { other: null, amountCents })).toBe(unnamed);
});

it('tells what was deposited, where something was', () => {
  const deposit = { amountCents: 100_000, confirmedAt: new Date(0) };
  expect(newsCents(news('NEW_MESSAGE', threadTitles.cancelAsked), { ...application, deposit })).toBe(100_000);
});

it('tells no sum of an application to an offer', () => {
  expect(newsCents(news('MISSION_ENDED'), { ...application, offerCents: null })).toBeNull();
});
