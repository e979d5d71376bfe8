import { expect, it } from 'vitest';
import type { AgreedMission } from './relation.ts';
import { threadRelation } from './thread-relation.ts';

const day = '2026-11-29';
const agreed: AgreedMission = { concludedOn: '2026-09-01', endedOn: null, netCents: 200_000, mode: 'funds' };

it.each([
  ['nothing agreed, nothing proposed', [], null, { sumCents: 0, asks: false, heldFrom: null }],
  [
    'a proposed mode counts, and asks from the sum on',
    [agreed],
    { mode: 'direct', netCents: 300_000 },
    { sumCents: 500_000, asks: true, heldFrom: null },
  ],
  [
    'one cent below the sum nothing is asked',
    [agreed],
    { mode: 'direct', netCents: 299_999 },
    { sumCents: 499_999, asks: false, heldFrom: null },
  ],
  [
    'a portage counts for nothing',
    [agreed],
    { mode: 'portage', netCents: 900_000 },
    { sumCents: 200_000, asks: false, heldFrom: null },
  ],
  [
    'a relation that is held asks whatever is proposed',
    [{ ...agreed, netCents: 500_000 }],
    { mode: 'portage', netCents: 1 },
    { sumCents: 500_000, asks: true, heldFrom: '2026-09-01' },
  ],
  [
    'a relation of the past asks no more',
    [{ ...agreed, netCents: 500_000, endedOn: '2026-11-28' }],
    null,
    { sumCents: 500_000, asks: false, heldFrom: null },
  ],
] as const)('%s', (_, missions, proposed, relation) => {
  expect(threadRelation(missions, proposed, day)).toEqual(relation);
});
