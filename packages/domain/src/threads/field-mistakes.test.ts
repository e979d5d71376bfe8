import { expect, it } from 'vitest';
import { retainer } from '../pricing/fixtures.ts';
import { heldWorkDays } from '../pricing/limits.ts';
import { parisHour } from '../time/paris.ts';
import { fieldMistakes } from './field-mistakes.ts';
import { hoursAfter, prospect, sheet, stages } from './fixtures.ts';

/** Mistakes of a refused command, each beside its field (rules §13). */

const now = hoursAfter(5);
const pathsOf = (...given: Parameters<typeof fieldMistakes>) =>
  fieldMistakes(...given).map(({ path }) => path);

it('are those of a price: an instalment that outlasts its deposit, and a first day that is past', () => {
  const part = { title: 'Une étape', cents: 50_000, days: heldWorkDays + 1 };
  const long = { kind: 'instalments', instalments: [{ ...part, days: null }, part] } as const;
  const price = { type: 'price/new', offerCents: 100_000 } as const;
  expect(pathsOf('INSTALMENT_TOO_LONG', { ...price, pricing: long }, stages.priceRefused, now)).toEqual([
    'pricing.instalments.1.days',
  ]);
  const applying = { type: 'apply', offerCents: 240_000, tvaApplicable: true } as const;
  const pricing = { ...retainer, startsOn: '2026-12-15' };
  const past = { ...applying, pricing: { ...pricing, startsOn: '2026-01-01' } };
  expect(pathsOf('INVALID_OFFER', past, prospect(), now)).toEqual(['pricing.startsOn']);
  expect(pathsOf('INVALID_OFFER', { ...applying, pricing }, prospect(), now)).toEqual([]);
});

it('are those of a sheet, in the month that the thread stands at', () => {
  const deliver = {
    type: 'deliver',
    sheet: { ...sheet, entries: [{ day: 'hier', units: 0, text: ' ' }] },
  } as const;
  const on = parisHour('2026-12-01', 9);
  expect(pathsOf('SHEET_REQUIRED', deliver, stages.monthOngoing, on)).toEqual([
    'sheet.entries.0.day',
    'sheet.entries.0.units',
    'sheet.entries.0.text',
  ]);
  expect(pathsOf('SHEET_REQUIRED', deliver, stages.ongoing, on)).toEqual([]);
  expect(pathsOf('SHEET_REQUIRED', { type: 'deliver' }, stages.monthOngoing, on)).toEqual([]);
});

it('are none where the code says all', () => {
  expect(pathsOf('STATE_CHANGED', { type: 'deliver', sheet }, stages.monthOngoing, now)).toEqual([]);
  expect(pathsOf('FORBIDDEN', { type: 'price/accept' }, stages.priceRefused, now)).toEqual([]);
});
