import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collaborationModes } from '../payments/fees.ts';
import { addDays } from '../time/paris.ts';
import { type FileState, fileStates } from './file.ts';
import { asksForFile, type VigilanceFacts, type VigilanceRefusal, vigilanceRefusal } from './gate.ts';
import { heldFrom } from './relation.ts';

const facts: VigilanceFacts = {
  mode: 'direct',
  netCents: 500_000,
  missions: [],
  file: { state: 'incomplete' },
  day: '2026-11-29',
};

const refusals: Readonly<Record<FileState, VigilanceRefusal | null>> = {
  incomplete: 'VIGILANCE_INCOMPLETE',
  outOfDate: 'VIGILANCE_OUT_OF_DATE',
  toRenew: null,
  complete: null,
};

describe('a mode is accepted', () => {
  it('on a complete file alone, once the sum of the year is reached', () => {
    for (const state of fileStates)
      for (const mode of collaborationModes)
        expect(vigilanceRefusal({ ...facts, mode, file: { state } }), `${mode} ${state}`).toBe(
          mode === 'portage' ? null : refusals[state],
        );
  });

  it('whatever the file, below the sum', () => {
    for (const state of fileStates)
      expect(vigilanceRefusal({ ...facts, netCents: 499_999, file: { state } })).toBeNull();
  });

  it('with the missions of the year before it', () => {
    const missions = [
      { concludedOn: '2026-03-01', endedOn: null, netCents: 400_000, mode: 'funds' },
    ] as const;
    const small = { ...facts, netCents: 100_000, missions };
    expect(vigilanceRefusal(small)).toBe('VIGILANCE_INCOMPLETE');
    expect(asksForFile(small)).toBe(true);
    expect(vigilanceRefusal({ ...small, day: '2027-03-01' })).toBeNull();
    expect(asksForFile({ ...small, mode: 'portage' })).toBe(false);
  });
});

it('a mode asks for the file exactly if its client then has to hold it', () => {
  const before = fc.array(
    fc.record({
      concludedOn: fc.integer({ min: -800, max: 0 }).map((at) => addDays(facts.day, at)),
      // Ended yesterday, so that only the new mission is judged.
      endedOn: fc.constant(addDays(facts.day, -1)),
      netCents: fc.integer({ min: 1, max: 300_000 }),
      mode: fc.constantFrom(...collaborationModes),
    }),
    { maxLength: 5 },
  );
  const terms = fc.record({
    netCents: fc.integer({ min: 1, max: 600_000 }),
    mode: fc.constantFrom(...collaborationModes),
  });
  fc.assert(
    fc.property(before, terms, (missions, { netCents, mode }) => {
      const agreed = { concludedOn: facts.day, endedOn: null, netCents, mode };
      const held = heldFrom([...missions, agreed], facts.day);
      expect(asksForFile({ missions, netCents, mode, day: facts.day })).toBe(held === facts.day);
    }),
  );
});
