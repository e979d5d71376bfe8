import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parisDay } from '../time/paris.ts';
import { dayInName, latestFile, releaseDay } from './days.ts';

const now = new Date('2026-11-29T23:30:00Z');
const lastModified = 'Sun, 01 Nov 2026 05:12:00 GMT';

it.each([
  ['/resources/annuaire-avocats-20260923.csv', '2026-09-23'],
  ['attachment; filename="annuaire-avocats-20260923.csv"', '2026-09-23'],
  ['/siren/StockUniteLegale_utf8.zip', null],
  ['/annuaire-20261345.csv', null],
])('%s tells %s', (name, day) => {
  expect(dayInName(name)).toBe(day);
});

it.each([
  [['', '/a-20260923.csv'], lastModified, '2026-09-23'],
  [['', '/stock.zip'], lastModified, '2026-11-01'],
  [['', '/stock.zip'], null, '2026-11-30'],
  [['', '/stock.zip'], 'yesterday', '2026-11-30'],
  [['/a-20270101.csv'], lastModified, '2026-11-01'],
  [['/a.csv'], 'Fri, 01 Jan 2027 00:00:00 GMT', '2026-11-30'],
  [['/a-20261130.csv'], null, '2026-11-30'],
])('the day of a file named %j, changed %s, is %s', (names, changed, day) => {
  expect(releaseDay({ names, lastModified: changed }, now)).toBe(day);
});

it('no file is from the future, whatever its server says', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc
            .date({ noInvalidDate: true })
            .map((date) => `x-${date.toISOString().slice(0, 10).replaceAll('-', '')}.csv`),
        ),
      ),
      fc.option(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
        ),
        { nil: null },
      ),
      (names, changed) => {
        const day = releaseDay({ names, lastModified: changed }, now);
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(day <= parisDay(now)).toBe(true);
      },
    ),
  );
});

it('the latest file of a dataset is that of the last day in a name, else the one published last', () => {
  const file = (url: string, createdAt = '2026-11-01T08:00:00+00:00') => ({ url, createdAt });
  const [july, september] = [file('/a-20260717.csv', '2026-10-02T10:00:00'), file('/a-20260923.csv')];
  expect(latestFile([july, september])).toBe('/a-20260923.csv');
  expect(latestFile([september, july])).toBe('/a-20260923.csv');
  expect(latestFile([file('/a.csv', '2026-09-01T00:00:00'), file('/b.csv', '2026-10-01T00:00:00')])).toBe(
    '/b.csv',
  );
  expect(latestFile([])).toBeNull();
});
