import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parisInstant, parisTime } from '../time/paris.ts';
import {
  type Listener,
  minutesToUnfilled,
  nextWaveAt,
  tellAgain,
  tellingTime,
  toldInAll,
  toldInFirstWave,
  unfilledAt,
  waveMinutesAtLeast,
  waveOf,
} from './waves.ts';
import { freedomAt } from './week.ts';

const at = (day: string, time: string): Date => parisInstant(day, time) ?? new Date(Number.NaN);

describe('the half-days of a week', () => {
  // Tuesday 2026-12-08; the clocks change on 2026-10-25 and 2027-03-28.
  const tuesdayMorning = 1 << 2;
  it.each([
    ['2026-12-08', '09:00', tuesdayMorning, 'yes'],
    ['2026-12-08', '12:59', tuesdayMorning, 'yes'],
    ['2026-12-08', '13:00', tuesdayMorning, 'perhaps'],
    ['2026-12-08', '13:00', 1 << 3, 'yes'],
    ['2026-12-09', '09:00', tuesdayMorning, 'perhaps'],
    ['2026-12-13', '09:00', 0b1111_1111_1111, 'perhaps'],
    ['2026-10-26', '12:59', 1, 'yes'],
    ['2027-03-29', '12:59', 1, 'yes'],
    ['2027-03-29', '13:00', 1, 'perhaps'],
  ])('on %s at %s, with %i: %s', (day, time, week, expected) => {
    expect(freedomAt(week, [], at(day, time))).toBe(expected);
  });

  it('count for nothing during an absence, both days included', () => {
    const absences = [{ firstDay: '2026-12-07', lastDay: '2026-12-08' }];
    expect(freedomAt(-1, absences, at('2026-12-07', '00:10'))).toBe('no');
    expect(freedomAt(-1, absences, at('2026-12-08', '23:50'))).toBe('no');
    expect(freedomAt(-1, absences, at('2026-12-09', '09:00'))).toBe('yes');
  });
});

const listener = fc.record<Listener>({
  memberId: fc.uuid(),
  km: fc.integer({ min: 0, max: 900 }),
  distanceKm: fc.constantFrom(null, 10, 25, 50, 100, 200),
  goesFarther: fc.boolean(),
  freedom: fc.constantFrom('yes', 'perhaps', 'no'),
});
const listeners = fc.uniqueArray(listener, { maxLength: 400, selector: ({ memberId }) => memberId });
const rankOf = (memberId: string) => Number.parseInt(memberId.slice(0, 6), 16);

describe('waves', () => {
  it('tell nobody twice or while away, nearest first, and never more than their numbers', () => {
    fc.assert(
      fc.property(listeners, (all) => {
        const told = new Set<string>();
        for (const wave of [1, 2, 3] as const) {
          const people = waveOf(
            wave,
            all.filter(({ memberId }) => !told.has(memberId)),
            { told: told.size, rankOf },
          );
          expect(people.length).toBeLessThanOrEqual(wave === 1 ? toldInFirstWave : toldInAll);
          expect(people.map(({ km }) => km)).toEqual(people.map(({ km }) => km).sort((a, b) => a - b));
          for (const one of people) {
            expect(one.freedom).not.toBe('no');
            if (wave === 1)
              expect([one.freedom, one.km <= (one.distanceKm ?? one.km)]).toEqual(['yes', true]);
            told.add(one.memberId);
          }
        }
        expect(told.size).toBeLessThanOrEqual(toldInAll);
        // Everybody who may be free and would come was notified, unless all places were taken.
        const left = all.filter(
          ({ memberId, km, distanceKm, goesFarther, freedom }) =>
            !told.has(memberId) &&
            freedom !== 'no' &&
            (distanceKm === null || km <= distanceKm || goesFarther),
        );
        expect(told.size === toldInAll || left.length === 0).toBe(true);
      }),
    );
  });

  it('tell again whoever was told and may still come, and those whom the waves so far would have told', () => {
    const some = fc.uniqueArray(
      fc.tuple(listener, fc.boolean()).map(([one, wasTold]) => ({ ...one, wasTold })),
      { maxLength: 60, selector: ({ memberId }) => memberId },
    );
    fc.assert(
      fc.property(some, fc.constantFrom(1, 2, 3), (all, wave) => {
        const before = all.filter(({ wasTold }) => wasTold);
        const people = tellAgain(wave, all, { told: before.length, rankOf }).map(({ memberId }) => memberId);
        expect(new Set(people).size).toBe(people.length);
        // Computes the expected people one by one, without the functions of the waves.
        const would = all.filter(({ wasTold, km, distanceKm, goesFarther, freedom }) => {
          if (freedom === 'no') return false;
          if (wasTold) return true;
          const isNear = distanceKm === null || km <= distanceKm;
          if (wave === 1) return isNear && freedom === 'yes';
          return isNear || (goesFarther && (wave === 3 || (distanceKm !== null && km <= 2 * distanceKm)));
        });
        expect(people.toSorted()).toEqual(would.map(({ memberId }) => memberId).toSorted());
      }),
    );
  });

  it.each([
    ['2026-12-07 13:00', '2026-12-09 09:00', '2026-12-07 14:00'],
    ['2026-12-07 20:30', '2026-12-09 09:00', '2026-12-08 07:00'],
    ['2026-12-09 08:00', '2026-12-09 09:00', '2026-12-09 08:15'],
    ['2026-12-09 08:55', '2026-12-09 09:00', null],
  ] as const)(
    'whose last was told on %s, for a hearing on %s, are said to have found nobody: %s',
    (told, hearing, said) => {
      const [now, held] = [told, hearing].map((text) => at(...(text.split(' ') as [string, string])));
      expect(unfilledAt(now as Date, held as Date)).toEqual(
        said === null ? null : at(...(said.split(' ') as [string, string])),
      );
    },
  );

  it.each([
    // a wave, told at, hearing, the next
    [1, '2026-12-07 10:00', '2026-12-09 09:00', '2026-12-07 11:00'],
    [2, '2026-12-07 11:00', '2026-12-09 09:00', '2026-12-07 13:00'],
    [3, '2026-12-07 13:00', '2026-12-09 09:00', null],
    [1, '2026-12-09 07:00', '2026-12-09 09:00', '2026-12-09 07:30'],
    [1, '2026-12-09 08:40', '2026-12-09 09:00', '2026-12-09 08:50'],
    [1, '2026-12-09 08:55', '2026-12-09 09:00', null],
    [1, '2026-12-07 20:30', '2026-12-09 09:00', '2026-12-08 07:00'],
    [1, '2026-12-08 20:30', '2026-12-09 09:00', '2026-12-08 21:30'],
    [2, '2026-12-08 23:30', '2026-12-09 14:00', '2026-12-09 07:00'],
    [1, '2026-12-08 05:30', '2026-12-08 08:30', '2026-12-08 06:15'],
  ] as const)('after wave %i told on %s, for a hearing on %s: %s', (wave, told, hearing, next) => {
    const [now, held] = [told, hearing].map((text) => at(...(text.split(' ') as [string, string])));
    const found = nextWaveAt(wave, now as Date, held as Date);
    expect(found).toEqual(next === null ? null : at(...(next.split(' ') as [string, string])));
  });

  it('come no sooner than the shortest time after the one before, or not at all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 * 24 * 40 }),
        (wave, now, minutes) => {
          const hearing = new Date(now.getTime() + minutes * 60_000);
          const next = nextWaveAt(wave as 1 | 2, now, hearing);
          if (next !== null)
            expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(waveMinutesAtLeast * 60_000);
          const said = unfilledAt(now, hearing);
          if (said !== null && said.getTime() < now.getTime() + minutesToUnfilled * 60_000)
            expect(hearing.getTime() - now.getTime()).toBeLessThan(4 * minutesToUnfilled * 60_000);
        },
      ),
    );
  });

  it('come at no hour of the night, unless the hearing is in the morning that follows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 * 24 * 40 }),
        (now, minutes) => {
          const hearing = new Date(now.getTime() + minutes * 60_000);
          const told = tellingTime(now, hearing);
          expect(told.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(told < hearing || told.getTime() === now.getTime()).toBe(true);
          const isNight = parisTime(told) < '07:00' || parisTime(told) >= '21:00';
          if (isNight) expect(hearing.getTime() - told.getTime()).toBeLessThan(17 * 3_600_000);
        },
      ),
    );
  });
});
