import { centsToEuros } from '@basoche/domain/payments/amounts';
import { engagedCents, type RetainerPrice, type TimePrice } from '@basoche/domain/pricing/kinds';
import { monthAfter, monthOf } from '@basoche/domain/pricing/months';
import type { SheetEntry } from '@basoche/domain/pricing/sheets';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { TestApp } from './app.ts';
import { decides, gives, untilThe } from './play-threads.ts';
import { aWorld, type World } from './world.ts';

/** Missions with a sheet each month, for tests. Worlds have 20 % of VAT. */

/** 500 € a day, four days a month, six days in all: deposits of 2,000 and 1,000 € without tax. */
export const sixDays: TimePrice = { kind: 'day', rateCents: 50_000, monthUnits: 8, ceilingUnits: 12 };

/** Two months of 400 € from this day on. */
export const twoMonths = (startsOn: string): RetainerPrice => ({
  kind: 'retainer',
  monthCents: 40_000,
  months: 2,
  startsOn,
  services: 'Consultations courantes en droit social.',
});

/** A price in the form of its calls. */
export const monthly = (pricing: TimePrice | RetainerPrice) => ({
  offer: centsToEuros(engagedCents(pricing)),
  pricing:
    pricing.kind === 'retainer'
      ? {
          kind: pricing.kind,
          month: centsToEuros(pricing.monthCents),
          months: pricing.months,
          startsOn: pricing.startsOn,
          services: pricing.services,
        }
      : {
          kind: pricing.kind,
          rate: centsToEuros(pricing.rateCents),
          monthUnits: pricing.monthUnits,
          ceilingUnits: pricing.ceilingUnits,
        },
});

/** A thread whose price is accepted, before the choice of a mode. */
export const agreedMonths = async (test: TestApp, pricing: TimePrice | RetainerPrice): Promise<World> => {
  const world = await aWorld(test, 'priceRefused');
  await gives(test, world, world.candidate, 'action/price/new', { body: monthly(pricing) });
  await gives(test, world, world.owner, 'action/price/accept');
  return world;
};

/**
 * The same mission: with held funds it waits for its first deposit; in a direct relation its first month is
 * under way.
 */
export const monthsIn = async (
  test: TestApp,
  mode: 'direct' | 'funds',
  pricing: TimePrice | RetainerPrice = sixDays,
): Promise<World> => {
  const world = await agreedMonths(test, pricing);
  await gives(test, world, world.owner, `action/choose/${mode}`);
  await gives(test, world, world.candidate, `action/${mode}/accept`);
  return world;
};

/** Confirms the deposit of this sum, all taxes included. */
export const deposit = (test: TestApp, world: World, amountCents: number): Promise<void> =>
  decides(test, world, 'provider', { type: 'deposit/confirm', amountCents, currency: 'eur' });

/** Entries of at most one day each, on consecutive days from this one on. */
export const entriesFrom = (day: string, units: readonly number[]): SheetEntry[] =>
  units.map((one, at) => ({ day: addDays(day, at), units: one, text: `Travail ${at + 1}` }));

export const today = (test: TestApp): string => parisDay(test.clock.now());

/** Sets the clock to the fifth of the next month, so that a deposit covers all that is planned for a month. */
export const earlyInMonth = (test: TestApp): void =>
  test.clock.set(new Date(`${monthAfter(monthOf(today(test)))}-05T10:00:00Z`));

/** Moves the clock by days of 24 hours and runs the timers that are then due. */
export const inDays = (test: TestApp, days: number): Promise<void> =>
  untilThe(test, new Date(test.clock.now().getTime() + days * 86_400_000));
