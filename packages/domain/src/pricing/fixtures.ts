import type { InstalmentsPrice, RetainerPrice, TimePrice } from './kinds.ts';

/** Prices for tests, in cents, excluding tax. */

/** 600 € a day, ten days a month, 25 days in all. */
export const byDay: TimePrice = { kind: 'day', rateCents: 60_000, monthUnits: 20, ceilingUnits: 50 };

/** 150 € an hour, ten hours a month, 20 hours in all. */
export const byHour: TimePrice = { kind: 'hour', rateCents: 15_000, monthUnits: 40, ceilingUnits: 80 };

export const inInstalments: InstalmentsPrice = {
  kind: 'instalments',
  instalments: [
    { title: 'Audit des contrats', cents: 200_000, days: 20 },
    { title: 'Rédaction des statuts', cents: 300_000, days: 30 },
    { title: 'Formalités', cents: 100_000, days: null },
  ],
};

export const retainer: RetainerPrice = {
  kind: 'retainer',
  monthCents: 40_000,
  months: 6,
  startsOn: '2037-01-31',
  services: 'Consultations courantes en droit social.',
};
