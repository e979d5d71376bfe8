import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barByRegister, type StatedBar } from './bar-by-register.ts';

const stated: StatedBar = { court: 'tj-69123', isConfirmed: false, isRefused: false, registerDay: null };
const line = { court: 'tj-69123', seenOn: '2026-09-23' };

it.each([
  ['a stated bar is confirmed by a line of the same', stated, line, { type: 'confirm', day: '2026-09-23' }],
  ['of another bar, nothing', stated, { ...line, court: 'tj-75056' }, null],
  ['of no known tribunal, nothing', stated, { ...line, court: null }, null],
  ['without a line, nothing', stated, null, null],
  ['a bar that staff confirmed stays theirs', { ...stated, isConfirmed: true }, line, null],
  ['also without a line', { ...stated, isConfirmed: true }, null, null],
  ['a refusal of staff stays', { ...stated, isRefused: true }, line, null],
  [
    'a later edition gives its day',
    { ...stated, isConfirmed: true, registerDay: '2026-08-23' },
    line,
    { type: 'confirm', day: '2026-09-23' },
  ],
  ['the same edition, nothing', { ...stated, isConfirmed: true, registerDay: '2026-09-23' }, line, null],
  [
    'the end of the line ends it',
    { ...stated, isConfirmed: true, registerDay: '2026-08-23' },
    null,
    { type: 'end' },
  ],
  [
    'a bar that is spelled anew leaves it as it is',
    { ...stated, isConfirmed: true, registerDay: '2026-08-23' },
    { ...line, court: null },
    null,
  ],
  [
    'another bar ends it',
    { ...stated, isConfirmed: true, registerDay: '2026-08-23' },
    { ...line, court: 'tj-75056' },
    { type: 'end' },
  ],
] as const)('%s', (_, bar, found, outcome) => {
  expect(barByRegister(bar, found)).toEqual(outcome);
});

const days = fc.constantFrom('2026-08-23', '2026-09-23', '2026-10-23');
const courts = fc.constantFrom('tj-69123', 'tj-75056');
const bars: fc.Arbitrary<StatedBar> = fc
  .tuple(courts, fc.constantFrom('stated', 'staff', 'register', 'refused'), days)
  .map(([court, by, day]) => ({
    court,
    isConfirmed: by === 'staff' || by === 'register',
    isRefused: by === 'refused',
    registerDay: by === 'register' ? day : null,
  }));
const lines = fc.option(fc.record({ court: fc.option(courts), seenOn: days }));

const carriedOut = (bar: StatedBar, line: Parameters<typeof barByRegister>[1]): StatedBar => {
  const outcome = barByRegister(bar, line);
  if (outcome === null) return bar;
  return outcome.type === 'end'
    ? { ...bar, isConfirmed: false, registerDay: null }
    : { ...bar, isConfirmed: true, registerDay: outcome.day };
};

it('once carried out, nothing is left to do', () => {
  fc.assert(
    fc.property(bars, lines, (bar, found) => {
      expect(barByRegister(carriedOut(bar, found), found)).toBeNull();
    }),
  );
});

it('a bar is confirmed by a register only while a line stands, of the same bar if its tribunal is known', () => {
  fc.assert(
    fc.property(bars, lines, (bar, found) => {
      const after = carriedOut(bar, found);
      if (after.registerDay !== null) {
        expect(after.isConfirmed).toBe(true);
        if (found?.court !== null)
          expect(found).toMatchObject({ court: after.court, seenOn: after.registerDay });
      }
    }),
  );
});
