import { expect, it } from 'vitest';
import { definitions } from './commands.ts';
import { instalmentEndingSentence } from './instalment-ending-content.ts';
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

it('is told in words to each party, by its instalment or month', () => {
  const told = (place: { readonly position: number; readonly count: number | null }) =>
    instalmentEndings.map((ending) =>
      instalmentEndingSentence(ending, { reader: 'creator', other: 'Camille Roy', place })?.replaceAll(
        '\u00a0',
        ' ',
      ),
    );
  expect(told({ position: 1, count: 3 })).toEqual([
    undefined,
    undefined,
    'Basoche a tranché la contestation de la tranche 2 sur 3.',
    'Vous avez arrêté la mission avant la tranche 2 sur 3.',
    'Camille Roy a arrêté la mission avant la tranche 2 sur 3.',
    'D’un commun accord, le dépôt de la tranche 2 sur 3 est annulé.',
    'Basoche a annulé le dépôt de la tranche 2 sur 3.',
    'La durée maximale de conservation des fonds de la tranche 2 sur 3 est atteinte\u202f: ils reviennent au client.',
    'La banque a repris le dépôt de la tranche 2 sur 3.',
  ]);
  expect(told({ position: 0, count: null })).toContain(
    'Camille Roy a arrêté la mission\u202f: le mois 1 est sans suite.',
  );
  expect(told({ position: 1, count: null }).join('\n')).not.toMatch(/tranche|la mois|de mois/);
});
