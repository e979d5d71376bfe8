import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceToFirst } from '../pricing/advance.ts';
import { timeCents } from '../pricing/amounts.ts';
import { byDay, byHour, retainer } from '../pricing/fixtures.ts';
import { type Followed, follow, type Standing } from '../pricing/follow.ts';
import { engagedCents, type MonthlyPrice, type TimePrice } from '../pricing/kinds.ts';
import { depositPageHours, unitsADay } from '../pricing/limits.ts';
import { daysIn, lastPaymentDay } from '../pricing/months.ts';
import type { SheetEntry } from '../pricing/sheets.ts';
import { addDays, addHours, parisHour } from '../time/paris.ts';
import type { Application } from './application.ts';
import { depositAt, depositNoteOf } from './awaited-deposit.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { depositDueCents } from './deposits-and-refunds.ts';
import { actors, stages } from './fixtures.ts';
import { monthOfThread } from './sheet-conditions.ts';

/** Deposits of months of time that begin late in a calendar month (rules §13, decision 0111). */

const allowed = (application: Application, command: ThreadCommand, role: keyof typeof actors, now: Date) => {
  const decision = decide({ ...application, payeeIsReady: true }, command, actors[role], now);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.code}`);
  return decision;
};

const begun = (pricing: MonthlyPrice, now: Date): Standing => {
  const decision = allowed(stages.fundsOffered, { type: 'funds/accept' }, 'candidate', now);
  const first = advanceToFirst(decision, pricing, now);
  return { application: first.decision.application, progress: first.progress, position: 0, kept: new Map() };
};

const give = (from: Standing, command: ThreadCommand, role: keyof typeof actors, now: Date): Followed =>
  follow(from, allowed(from.application, command, role, now), now);

/** Pays the deposit of a page that is opened at this time. */
const paid = (from: Standing, openedAt: Date, now = openedAt): Followed => {
  const amountCents = depositDueCents(depositAt(from.application, openedAt));
  return give(from, { type: 'deposit/confirm', amountCents, currency: 'eur', openedAt }, 'provider', now);
};

const addMinutes = (instant: Date, minutes: number) => addHours(instant, minutes / 60);
const at = (day: string, hour = 12) => parisHour(day, hour);
const netOf = ({ application }: Standing) => application.offerCents;

describe('the deposit of a month of time', () => {
  it('is limited to what the days left in the month can tell', () => {
    const from = begun(byDay, at('2037-01-12'));
    const sumOn = (day: string, hour = 12) => depositAt(from.application, at(day, hour)).offerCents;
    // Ten days a month of 600 € a day.
    expect(sumOn('2037-01-12')).toBe(600_000);
    expect(sumOn('2037-01-22')).toBe(600_000);
    expect(sumOn('2037-01-23')).toBe(540_000);
    expect(sumOn('2037-01-28')).toBe(240_000);
    expect(sumOn('2037-01-31')).toBe(60_000);
    // The page may be paid on the day after.
    expect(sumOn('2037-01-27', 23)).toBe(240_000);
    expect(sumOn('2037-01-30', 23)).toBe(60_000);
    expect(sumOn('2037-01-31', 23)).toBe(600_000);
    expect(sumOn('2037-02-01')).toBe(600_000);
  });

  it('opened and paid in the last hours of a month is of a month that ends with the next one', () => {
    const late = new Date('2037-01-31T21:30:00Z');
    const held = paid(begun(byDay, at('2037-01-12')), late);
    expect(netOf(held)).toBe(600_000);
    expect(monthOfThread(held.application)?.period).toEqual({ from: '2037-01-31', until: '2037-02-28' });
    const due = held.decision.effects.filter(
      (one) => one.kind === 'schedule' && one.command.type === 'sheet/due',
    );
    expect(due[0]).toMatchObject({ at: parisHour('2037-02-28', 18) });
    const entries = wholeOf(20, '2037-02-01', 2);
    const sheet = { entries, isLast: false };
    const sent = give(held, { type: 'deliver', sheet }, 'candidate', at('2037-02-28'));
    expect(sent.application.sheet?.entries).toEqual(entries);
  });

  it('opened and paid at any time about the end of a month covers no more than its days can tell', () => {
    const minutes = fc.integer({ min: -4 * 24 * 60, max: 12 * 60 });
    const month = fc.constantFrom('2037-02-01', '2037-03-01', '2036-03-01', '2037-04-01', '2037-11-01');
    const later = fc.integer({ min: 0, max: depositPageHours * 60 });
    const price = fc
      .record({
        kind: fc.constantFrom('day' as const, 'hour' as const),
        units: fc.integer({ min: 1, max: 60 }),
      })
      .map(({ kind, units }) => ({ kind, rateCents: 10_000, monthUnits: units, ceilingUnits: units * 3 }));
    const covers = (pricing: TimePrice, openedAt: Date, paidAt: Date) => {
      const held = paid(begun(pricing, addHours(openedAt, -1)), openedAt, paidAt);
      const { month: open, period } = monthOfThread(held.application) ?? {};
      const days = daysIn(period ?? { from: '', until: '' });
      expect(open?.units).toBeGreaterThan(0);
      expect(netOf(held)).toBe(timeCents(pricing, open?.units ?? 0));
      expect(open?.units).toBeLessThanOrEqual(unitsADay[pricing.kind] * days);
    };
    fc.assert(
      fc.property(price, month, minutes, later, (pricing, first, before, after) => {
        const openedAt = addMinutes(parisHour(first, 0), before);
        covers(pricing, openedAt, addMinutes(openedAt, after));
      }),
      { numRuns: 400, seed: 112 },
    );
  });

  it('leaves a retainer, a price by hour with enough days, and a paid deposit as they are', () => {
    for (const pricing of [retainer, byHour]) {
      const { application } = begun(pricing, at('2037-01-31'));
      expect(depositAt(application, at('2037-01-31'))).toBe(application);
    }
    const held = paid(begun(byDay, at('2037-01-12')), at('2037-01-12'));
    expect(depositAt(held.application, at('2037-01-30'))).toBe(held.application);
    expect(stages.choosing).toBe(depositAt(stages.choosing, at('2037-01-30')));
  });

  it('is accepted for the sum of its page, or for all that was planned, and for no other', () => {
    const from = begun(byDay, at('2037-01-12'));
    const pay = (amountCents: number, openedAt?: Date) =>
      decide(
        from.application,
        { type: 'deposit/confirm', amountCents, currency: 'eur', ...(openedAt ? { openedAt } : {}) },
        actors.provider,
        at('2037-02-01'),
      );
    const openedAt = at('2037-01-28');
    expect(pay(240_000 * 1.2 + 1_800, openedAt)).toMatchObject({ ok: true });
    expect(pay(600_000 * 1.2 + 1_800, openedAt)).toMatchObject({ ok: true });
    expect(pay(300_000 * 1.2 + 1_800, openedAt)).toMatchObject({ code: 'AMOUNT_MISMATCH' });
    expect(pay(240_000 * 1.2 + 1_800)).toMatchObject({ code: 'AMOUNT_MISMATCH' });
  });

  it('tells no more than it covers, and plans the rest in later months', () => {
    const held = paid(begun(byDay, at('2037-01-12')), at('2037-01-30'));
    expect([netOf(held), held.progress?.instalments[0]]).toMatchObject([
      120_000,
      { netCents: 120_000, units: 4 },
    ]);
    const sheet = (units: readonly number[]): ThreadCommand => ({
      type: 'deliver',
      sheet: {
        entries: units.map((one, after) => ({
          day: addDays('2037-01-30', after),
          units: one,
          text: 'Bail.',
        })),
        isLast: false,
      },
    });
    const sent = give(held, sheet([2, 2]), 'candidate', at('2037-01-31'));
    const ended = give(sent, { type: 'mission/validate' }, 'creator', at('2037-01-31'));
    const second = give(ended, { type: 'release' }, 'timer', at('2037-02-04'));
    expect(second.progress?.instalments).toMatchObject([
      { dueCents: 120_000, units: 4 },
      { netCents: 600_000, units: 20 },
    ]);
  });

  it('that staff release without a sheet costs what was deposited', () => {
    const held = paid(begun(byDay, at('2037-01-12')), at('2037-01-31'));
    const contested = give(held, { type: 'contest', reason: 'Rien.' }, 'creator', at('2037-01-31'));
    const settled = give(
      contested,
      { type: 'settle', outcome: 'release', reason: 'Vu.' },
      'staff',
      at('2037-02-01'),
    );
    expect(settled.progress?.instalments).toMatchObject([
      { dueCents: 60_000, units: 2 },
      { netCents: 600_000, units: 20 },
    ]);
  });

  it('says which days and how much time it covers', () => {
    const from = begun(byDay, at('2037-01-12'));
    const note = (day: string) =>
      depositNoteOf(from.application, at(day))?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(note('2037-01-12')).toBe(
      'Le compte rendu dira ce qui a été fait du 12 janvier 2037 au 31 janvier 2037.',
    );
    expect(note('2037-01-28')).toBe(
      'Le compte rendu dira ce qui a été fait du 28 janvier 2037 au 31 janvier 2037. Le dépôt se limite au temps que ces jours permettent, 4 jours : le reste passe aux mois suivants.',
    );
    expect(note('2037-01-31')).toContain('fait le 31 janvier 2037.');
    expect(depositNoteOf(begun(retainer, at('2037-01-31')).application, at('2037-01-31'))).toBeNull();
  });

  it('of any price and any days: never above the plan or the ceiling, never below what its days can tell', () => {
    const price = fc.oneof(
      fc
        .record({ rate: fc.integer({ min: 50, max: 5_000 }), month: fc.integer({ min: 1, max: 60 }) })
        .map(({ rate, month }) => ({
          kind: 'day' as const,
          rateCents: rate * 2,
          monthUnits: month,
          ceilingUnits: month * 3,
        })),
      fc.integer({ min: 1, max: 800 }).map((month) => ({
        kind: 'hour' as const,
        rateCents: 400,
        monthUnits: month,
        ceilingUnits: month * 3,
      })),
    );
    const hours = fc.array(fc.nat(24 * 45), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(price, fc.nat(24 * 365), hours, (pricing, start, waits) => {
        let now = addHours(at('2037-01-01'), start);
        let standing = begun(pricing, now);
        let told = 0;
        for (const wait of waits) {
          if (standing.application.state !== 'WAITING_FUNDS') break;
          now = addHours(now, wait);
          const planned = standing.application.instalment?.month?.units ?? 0;
          const held = paid(standing, now);
          const { month, period } = monthOfThread(held.application) ?? {};
          const units = month?.units ?? 0;
          const canBeTold = unitsADay[pricing.kind] * daysIn(period ?? { from: '', until: '' });
          expect(units).toBeLessThanOrEqual(planned);
          expect(units).toBeLessThanOrEqual(canBeTold);
          // Days that its page could count on: the first month might begin on the last day of the page.
          const { from = '', until: end = '' } = period ?? {};
          const last = lastPaymentDay(now);
          const sure =
            month?.after === null && last > from ? { from: last, until: end } : { from, until: end };
          expect(units).toBeGreaterThanOrEqual(Math.min(planned, unitsADay[pricing.kind] * daysIn(sure)));
          expect(netOf(held)).toBe(timeCents(pricing, units));
          expect(told + (netOf(held) ?? 0)).toBeLessThanOrEqual(engagedCents(pricing));
          const whole = wholeOf(Math.min(units, canBeTold), period?.from ?? '', unitsADay[pricing.kind]);
          const until = at(period?.until ?? '');
          now = until > now ? until : now;
          const sent = give(
            held,
            { type: 'deliver', sheet: { entries: whole, isLast: false } },
            'candidate',
            now,
          );
          const ended = give(sent, { type: 'mission/validate' }, 'creator', now);
          now = addHours(now, 49);
          standing = give(ended, { type: 'release' }, 'timer', now);
          told = standing.progress?.instalments.reduce((sum, one) => sum + (one.dueCents ?? 0), 0) ?? 0;
          expect(told).toBeLessThanOrEqual(engagedCents(pricing));
          if (standing.application.state === 'DONE') expect(told).toBe(engagedCents(pricing));
        }
      }),
      { numRuns: 200, seed: 111 },
    );
  });
});

/** A sheet that tells this many units, as many a day as there may be. */
const wholeOf = (units: number, from: string, aDay: number): SheetEntry[] =>
  Array.from({ length: Math.ceil(units / aDay) }, (_, after) => ({
    day: addDays(from, after),
    units: Math.min(aDay, units - after * aDay),
    text: 'Relecture.',
  }));
