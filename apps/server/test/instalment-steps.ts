import type { ThreadCommand } from '@basoche/domain/threads/commands';

/** Commands that bring a mission to the second of two instalments, from an open flat price. */

type Step = readonly ['creator' | 'candidate' | 'staff' | 'provider', ThreadCommand];

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

/** Staff release the first one at once, so that no clock has to move. */
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
