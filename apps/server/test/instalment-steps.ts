import { sampleSheet } from '@basoche/domain/threads/sheet-conditions';
import type { Command } from '../src/features/threads/execution/service.ts';

/** Commands that bring a mission to the second of two instalments, from an open flat price. */

type Step = readonly ['creator' | 'candidate' | 'staff' | 'provider', Command];

/** Instalments of 300 and 200 €; 360 and 240 € with VAT. */
const agreed: readonly Step[] = [
  ['creator', { type: 'price/refuse' }],
  [
    'candidate',
    {
      type: 'price/new',
      offerCents: 50_000,
      pricing: {
        kind: 'instalments',
        instalments: [
          { title: 'Audit', cents: 30_000, days: 10 },
          { title: 'Rédaction', cents: 20_000, days: null },
        ],
      },
    },
  ],
  ['creator', { type: 'price/accept' }],
];

/** Staff release the first instalment at once, so that no test has to move the clock. */
export const toSecondAwaited: readonly Step[] = [
  ...agreed,
  ['creator', { type: 'choose/funds' }],
  ['candidate', { type: 'funds/accept' }],
  ['provider', { type: 'deposit/confirm', amountCents: 37_800, currency: 'eur' }],
  ['candidate', { type: 'contest', reason: 'Le client ne répond plus.' }],
  ['staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' }],
];

export const toSecondOngoing: readonly Step[] = [
  ...toSecondAwaited,
  ['provider', { type: 'deposit/confirm', amountCents: 24_000, currency: 'eur' }],
];

export const toSecondDirect: readonly Step[] = [
  ...agreed,
  ['creator', { type: 'choose/direct' }],
  ['candidate', { type: 'direct/accept' }],
  ['creator', { type: 'mission/validate' }],
];

/** The first month of a mission of 500 € a day, of four days a month and six in all. */
export const toMonthOngoing: readonly Step[] = [
  ['creator', { type: 'price/refuse' }],
  [
    'candidate',
    {
      type: 'price/new',
      offerCents: 300_000,
      pricing: { kind: 'day', rateCents: 50_000, monthUnits: 8, ceilingUnits: 12 },
    },
  ],
  ['creator', { type: 'price/accept' }],
  ['creator', { type: 'choose/funds' }],
  ['candidate', { type: 'funds/accept' }],
  ['provider', { type: 'deposit/confirm', amountCents: 241_800, currency: 'eur' }],
];

/** The same month after its last sheet of half a day was sent, so that no test has to move the clock. */
export const toMonthTold: readonly Step[] = [
  ...toMonthOngoing,
  ['candidate', (application) => ({ type: 'deliver', ...sampleSheet(application) })],
];

/** Steps to the stages of a world that concern an instalment. */
export const stagedSteps: Readonly<Record<string, readonly Step[]>> = {
  secondAwaited: toSecondAwaited,
  monthOngoing: toMonthOngoing,
  monthTold: toMonthTold,
};
