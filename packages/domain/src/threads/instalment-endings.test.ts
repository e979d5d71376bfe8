import { expect, it } from 'vitest';
import { definitions } from './commands.ts';
import { type ClosedWith, instalmentEndingOf, instalmentEndings } from './instalment-endings.ts';

const closings: readonly (readonly [ClosedWith, 'ACCEPTED' | 'REFUSED', string | undefined])[] = [
  [{ command: 'mission/validate', role: 'creator' }, 'ACCEPTED', 'declared'],
  [{ command: 'end/auto', role: 'timer' }, 'ACCEPTED', 'byItself'],
  [{ command: 'hold/expire', role: 'timer' }, 'ACCEPTED', 'byItself'],
  [{ command: 'hold/expire', role: 'timer' }, 'REFUSED', 'heldTooLong'],
  [{ command: 'settle', role: 'staff' }, 'REFUSED', 'settled'],
  [{ command: 'instalment/stop', role: 'creator' }, 'REFUSED', 'stoppedByCreator'],
  [{ command: 'instalment/stop', role: 'candidate' }, 'REFUSED', 'stoppedByCandidate'],
  [{ command: 'cancelDeposit', role: 'candidate' }, 'REFUSED', 'cancelled'],
  [{ command: 'cancelDeposit', role: 'staff' }, 'REFUSED', 'cancelledByStaff'],
  [{ command: 'chargeback/lost', role: 'provider' }, 'REFUSED', 'taken'],
  [{ command: 'deposit/confirm', role: 'provider' }, 'ACCEPTED', undefined],
  [{ command: 'toString', role: 'provider' }, 'ACCEPTED', undefined],
];

it.each(closings)('%o with %s ends an instalment as %s', (closedWith, result, ending) => {
  expect(instalmentEndingOf(closedWith, result)).toBe(ending);
});

it('is told of every end, by commands that exist', () => {
  const told = closings.flatMap(([, , ending]) => ending ?? []);
  expect(new Set(told)).toEqual(new Set(instalmentEndings));
  for (const [{ command }, , ending] of closings)
    if (ending !== undefined) expect(Object.keys(definitions)).toContain(command);
});
