import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CollaborationMode, collaborationModes } from '../payments/fees.ts';
import { byDay, byHour, inInstalments, retainer } from './fixtures.ts';
import {
  closeInstalment,
  currentInstalment,
  deliver,
  end,
  fund,
  instalmentCloses,
  isOver,
  isUnfunded,
  mayDeliver,
  mayStop,
  openFirst,
  type Progress,
  stop,
  sumsOf,
  threadState,
} from './instalments.ts';
import { engagedCents, isTimePrice, kindsOf, type Pricing } from './kinds.ts';

const flat = { kind: 'flat', cents: 50_000 } as const;

describe('any sequence', () => {
  const step = fc.record({
    act: fc.constantFrom('fund', 'deliver', 'end', 'stop', ...instalmentCloses),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    isLast: fc.nat(9).map((one) => one === 0),
  });
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  const play = (progress: Progress, { act, part, isLast }: Step): Progress => {
    const one = currentInstalment(progress);
    if (one === null) return progress;
    const { position } = one;
    const units = Math.ceil((one.units ?? 0) * part);
    const isHeld = one.isFunded || progress.mode === 'direct';
    if (act === 'stop') return mayStop(progress, 'candidate') ? stop(progress) : progress;
    if (act === 'fund') return isHeld ? progress : fund(progress, position);
    if (act === 'deliver') {
      const told = isTimePrice(progress.pricing) ? { units, isLast } : { isLast };
      return mayDeliver(progress) ? deliver(progress, told) : progress;
    }
    if (!isHeld) return progress;
    if (act === 'end') return one.isDelivered ? end(progress, position) : progress;
    const isMonth = progress.pricing.kind !== 'flat' && progress.pricing.kind !== 'instalments';
    if (act === 'accepted' && isMonth && !one.isDelivered) return progress;
    const share = { dueCents: Math.floor(sumsOf({ ...progress, instalments: [one] }).openCents * part) };
    return closeInstalment(progress, { position, close: act, ...(act === 'settled' ? share : {}) });
  };

  const begun = fc
    .constantFrom<Pricing>(flat, byDay, byHour, inInstalments, retainer)
    .chain((pricing) =>
      fc
        .constantFrom<CollaborationMode>(
          ...collaborationModes.filter((mode) => kindsOf(mode).includes(pricing.kind)),
        )
        .map((mode) => openFirst(pricing, mode)),
    );

  it('engages no cent more, loses none, and has one instalment under way at most', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(begun, fc.array(step, { maxLength: 60 }), (from, steps) => {
        let progress = from;
        for (const one of steps) {
          progress = play(progress, one);
          const { engagedCents: engaged, ...parts } = sumsOf(progress);
          expect(engaged).toBe(engagedCents(progress.pricing));
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(engaged);
          expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
          const open = progress.instalments.filter(({ close }) => close === null);
          expect(open.length).toBeLessThanOrEqual(1);
          const state = threadState(progress);
          seen.add(`${progress.pricing.kind} ${state}`);
          expect(state === 'DONE' || state === 'REFUSED').toBe(isOver(progress));
          if (isOver(progress)) expect(progress.isEnding).toBe(true);
          expect(progress.instalments.map(({ position }) => position)).toEqual([
            ...progress.instalments.keys(),
          ]);
          if (state === 'WAITING_FUNDS') expect(isUnfunded(progress)).toBe(true);
        }
      }),
      { numRuns: 500, seed: 24 },
    );
    expect(seen.size).toBe(25);
  });
});
