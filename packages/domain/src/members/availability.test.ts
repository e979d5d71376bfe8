import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDay } from '../missions/delivery.ts';
import { addDays, parisDay, weekday } from '../time/paris.ts';
import {
  askedOn,
  availabilityConfirmationPath,
  calendarAddress,
  confirmOutcome,
  isFresh,
  isToConfirm,
  lastAskTime,
  readCalendarName,
  shownAvailability,
  soonError,
} from './availability.ts';

const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });
const hour = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

describe('what somebody said of their time', () => {
  it('counts for fourteen days, and is to be confirmed from the seventh on', () => {
    const said = new Date('2026-11-21T10:00:00Z');
    const after = (days: number) => new Date(said.getTime() + days * 86_400_000);
    expect([isFresh(said, after(13.9)), isFresh(said, after(14))]).toEqual([true, false]);
    const confirm = (status: 'AVAILABLE' | 'SOON' | 'BUSY', days: number) =>
      isToConfirm({ status, confirmedAt: said }, after(days));
    expect([
      confirm('AVAILABLE', 6),
      confirm('AVAILABLE', 7),
      confirm('SOON', 9),
      confirm('BUSY', 30),
    ]).toEqual([false, true, true, false]);
  });

  it('is of a day to come, within a year', () => {
    expect(soonError('2026-11-21', '2026-11-21')).toContain('à venir');
    expect(soonError('2026-11-22', '2026-11-21')).toBeNull();
    expect(soonError('2027-11-23', '2026-11-21')).toContain('l’année');
  });

  it('is asked for on Mondays at nine in Paris, in summer as in winter', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const asked = lastAskTime(now);
        expect(asked.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime() - asked.getTime()).toBeLessThanOrEqual((7 * 24 + 1) * 3_600_000);
        expect([weekday(parisDay(asked)), hour.format(asked)]).toEqual([1, '09:00']);
        expect(lastAskTime(asked)).toEqual(asked);
      }),
    );
  });

  it('of a Monday is asked for on the next one, and on two Mondays at most', () => {
    const monday = new Date('2026-11-23T08:30:00Z');
    const asked = [7, 14, 21].map((days) => {
      const { first, last } = askedOn(new Date(monday.getTime() + days * 86_400_000 - 1_800_000));
      return first <= parisDay(monday) && parisDay(monday) <= last;
    });
    expect(asked).toEqual([true, true, false]);
  });

  it('is confirmed on a screen that says what became of it', () => {
    for (const outcome of ['done', 'gone'] as const) {
      const [path, said = ''] = availabilityConfirmationPath('a/b', outcome).split('?etat=');
      expect([path, confirmOutcome(said)]).toEqual(['/disponibilite/a%2Fb', outcome]);
    }
    expect(confirmOutcome(null)).toBeNull();
    expect([readCalendarName(`${'a'.repeat(43)}.ics`), readCalendarName('a.ics')]).toEqual([
      'a'.repeat(43),
      undefined,
    ]);
  });
});

describe('the last day of a mission', () => {
  const from = '2026-11-21';
  it.each([
    ['Dix jours', '2026-12-01'],
    ['Sous 2 semaines', '2026-12-05'],
    ['Requête sous trois semaines', '2026-12-12'],
    ['48 heures', '2026-11-23'],
    ['5 jours ouvrés', '2026-11-26'],
    ['Deux mois, à mi-temps', '2027-01-21'],
    ['Un mois', '2026-12-21'],
    ['Dans les deux mois', '2027-01-21'],
  ])('of «\u00a0%s\u00a0» is the %s', (words, day) => {
    expect(deliveryDay(from, words)).toBe(day);
  });

  it.each(['Avant la fin du trimestre', 'Urgent', 'Premier échange cette semaine', 'aucun jour', ''])(
    'of «\u00a0%s\u00a0» is not known',
    (words) => {
      expect(deliveryDay(from, words)).toBeNull();
    },
  );

  it('is never before the first, and exists in the calendar', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom('heures', 'jours', 'mois'),
        (now, n, unit) => {
          const first = parisDay(now);
          const last = deliveryDay(first, `${n} ${unit}`) ?? '';
          expect(last >= first && addDays(last, 0) === last).toBe(true);
        },
      ),
    );
  });
});

describe('what others see of somebody’s time', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  // Half an hour past midnight in Paris.
  const said = new Date('2026-11-19T23:30:00Z');

  it('is what was said, and the day in Paris on which it was', () => {
    expect(shownAvailability('SOON', '2027-01-04', said, now)).toEqual({
      status: 'SOON',
      from: '2027-01-04',
      confirmedOn: '2026-11-20',
    });
    expect(shownAvailability('BUSY', null, said, now)).toEqual({
      status: 'BUSY',
      from: null,
      confirmedOn: '2026-11-20',
    });
  });

  it('is nothing where nothing was said, or too long ago', () => {
    expect(shownAvailability(null, null, said, now)).toBeNull();
    expect(shownAvailability('AVAILABLE', null, null, now)).toBeNull();
    expect(shownAvailability('AVAILABLE', null, new Date('2026-11-07T10:00:00Z'), now)).toBeNull();
  });

  it('is free at most 366 days from now', () => {
    expect(soonError('2027-11-22', '2026-11-21')).toBeNull();
  });
});

describe('the addresses of somebody’s time', () => {
  it('are those of the mail’s link and of the calendar', () => {
    const secret = `${'a-_'.repeat(14)}z`;
    expect(availabilityConfirmationPath('jeton')).toBe('/disponibilite/jeton');
    expect(calendarAddress(secret)).toBe(`/agenda/${secret}.ics`);
    expect(readCalendarName(`${secret}.ics`)).toBe(secret);
    for (const name of [`x${secret}.ics`, `/${secret}.ics`, `${secret}.ics.gz`, secret]) {
      expect(readCalendarName(name)).toBeUndefined();
    }
  });
});

it.each([
  ['2027-01-31', 'un mois', '2027-02-28'],
  ['2026-12-31', 'deux mois', '2027-02-28'],
  ['2026-12-31', '6 mois', '2027-06-30'],
  ['2027-03-15', '12 mois', '2028-03-15'],
])('from %s, %s end on %s', (from, words, day) => {
  expect(deliveryDay(from, words)).toBe(day);
});
