import { describe, expect, it } from 'vitest';
import { formationErrors, periodErrors } from './career.ts';

const today = '2026-11-21';
const future = 'Cette date ne peut pas être après aujourd’hui.';
const old = 'Cette date est trop ancienne.';

describe('the dates of an experience', () => {
  it.each([
    ['2020-01-01', null, {}],
    [today, today, {}],
    ['1900-01-01', '1900-01-01', {}],
    ['1899-12-31', null, { startDate: old }],
    ['2026-11-22', null, { startDate: future }],
    ['2020-01-01', '2026-11-22', { endDate: future }],
    ['2020-01-02', '2020-01-01', { endDate: 'La date de fin ne peut pas précéder la date de début.' }],
    ['2026-11-23', '2026-11-22', { startDate: future, endDate: future }],
  ])('from %s to %s: %j', (startDate, endDate, errors) => {
    const found = periodErrors({ startDate, endDate }, today).map(({ path, message }) => [path, message]);
    expect(Object.fromEntries(found)).toEqual(errors);
  });
});

describe('the day of a diploma', () => {
  it.each([
    [null, []],
    [today, []],
    ['2026-11-22', [{ path: 'date', message: future }]],
    ['1899-12-31', [{ path: 'date', message: old }]],
  ])('%s: %j', (date, errors) => {
    expect(formationErrors({ date }, today)).toEqual(errors);
  });
});
