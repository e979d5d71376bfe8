import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { decide } from '@basoche/domain/threads/decide';
import { fileRefusal, proposedMode } from '@basoche/domain/threads/proposed-mode';
import type { Move } from './moves.ts';

/**
 * Scripted journeys of threads that random moves seldom complete: `role command`; `wait hours`; `carry out` for its
 * payments; `silence party` and `hear party` to switch the party's message notifications on screen.
 *
 * `complete the file`: when the file blocks the acceptance of a mode; `collect`: its download by the client.
 */

const talk = ['creator nda', 'candidate nda', 'creator message', 'candidate message'];
const toChoice = [...talk, 'creator price/accept'];
const acceptFunds = ['complete the file', 'candidate funds/accept', 'collect'];
const acceptDirect = ['complete the file', 'candidate direct/accept', 'collect'];
const toFunds = [...toChoice, 'creator choose/funds', ...acceptFunds];
const held = [...toFunds, 'provider deposit/confirm'];
const toPortage = [...toChoice, 'creator choose/portage', 'candidate portage/accept'];
const released = ['wait 49', 'timer release', 'carry out'];
const reviewed = ['creator review', 'candidate review', 'candidate review/reply'];

export const missionJourneys: readonly (readonly string[])[] = [
  [...held, 'candidate deliver', 'creator message', 'creator mission/validate', ...released, ...reviewed],
  [...held, 'candidate contest', 'wait 80', 'staff settle split', 'carry out', 'creator review', 'wait 340'],
  [...held, 'creator contest', 'staff settle refund', 'carry out'],
  [...held, 'creator cancelDeposit', 'candidate message', 'candidate cancelDeposit', 'carry out'],
  [...held, 'candidate cancelDeposit', 'creator cancelDeposit/refuse', 'candidate deliver'],
  [...held, 'provider chargeback/open', 'wait 30', 'provider chargeback/lost'],
  [
    ...held,
    'provider chargeback/open',
    'provider chargeback/won',
    'wait 1500',
    'wait 340',
    'timer hold/expire',
    'carry out',
  ],
  // Funds chosen after a refused portage go to the candidate.
  [
    ...toPortage,
    'wait 30',
    'staff portage/reject',
    'creator choose/funds',
    ...acceptFunds,
    'provider deposit/confirm',
    'creator mission/validate',
    ...released,
  ],
  [
    ...toPortage,
    'staff portage/validate',
    'wait 80',
    'partner itg/reject',
    'creator choose/direct',
    ...acceptDirect,
    'creator contest',
    'staff settle release',
  ],
  [
    ...toPortage,
    'staff portage/validate',
    'partner itg/validate',
    'provider deposit/confirm',
    'candidate deliver',
    'wait 340',
    'timer end/auto',
    ...released,
  ],
  [
    ...talk,
    'creator price/refuse',
    'candidate price/new',
    'creator mission/edited',
    'candidate price/confirm',
    'creator price/accept',
    'creator choose/direct',
    'candidate direct/refuse',
    'creator choose/direct',
    ...acceptDirect,
    'creator mission/validate',
    ...reviewed,
  ],
  [...talk, 'creator mission/edited', 'candidate message', 'creator refuseCandidate'],
  [...toFunds, 'staff cancelDeposit', 'carry out'],
  // A file that was complete once, and has expired.
  [
    ...toChoice,
    'creator choose/direct',
    'complete the file',
    'candidate direct/refuse',
    'wait 4500',
    'creator choose/direct',
    ...acceptDirect,
    'wait 4500',
    'collect',
    'creator mission/validate',
  ],
];

const toSecond = [...held, 'candidate deliver', 'creator mission/validate', 'wait 49', 'timer release'];

const inTwo: readonly (readonly string[])[] = [
  [
    ...toSecond,
    'carry out',
    'provider deposit/confirm',
    'creator message',
    'candidate deliver',
    'creator mission/validate',
    ...released,
    ...reviewed,
  ],
  // The first payout waits beside the second deposit, which goes back.
  [
    ...toSecond,
    'provider deposit/confirm',
    'candidate contest',
    'staff settle refund',
    'carry out',
    'creator review',
  ],
  [...toSecond, 'carry out', 'wait 49', 'timer instalment/unfunded', 'candidate instalment/stop'],
  [
    ...toChoice,
    'creator choose/direct',
    ...acceptDirect,
    'creator mission/validate',
    'candidate deliver',
    'creator mission/validate',
    ...reviewed,
  ],
];

const told = ['wait 800', 'candidate deliver', 'creator mission/validate'];

const byDay: readonly (readonly string[])[] = [
  [
    ...held,
    'wait 800',
    'candidate deliver',
    'creator sheet/return',
    ...told,
    ...released,
    'provider deposit/confirm',
    ...told,
    ...released,
    ...reviewed,
  ],
  [...toChoice, 'creator choose/direct', ...acceptDirect, ...told, 'wait 800', 'candidate instalment/stop'],
];

interface PartsJourney {
  /** Price that the candidate applies with. */
  readonly price: 'two instalments' | 'by day';
  readonly steps: readonly string[];
}

/** Journeys of missions whose price has parts, in turn. */
export const partsJourneys: readonly PartsJourney[] = [
  ...inTwo.slice(0, 2).map((steps) => ({ price: 'two instalments', steps }) as const),
  ...byDay.slice(0, 1).map((steps) => ({ price: 'by day', steps }) as const),
  ...inTwo.slice(2).map((steps) => ({ price: 'two instalments', steps }) as const),
  ...byDay.slice(1).map((steps) => ({ price: 'by day', steps }) as const),
];

export const jobJourneys: readonly (readonly string[])[] = [
  [...talk, 'creator job/filled', 'candidate message', 'candidate withdraw'],
  // A silenced message does not count for later notifications.
  [
    'creator nda',
    'candidate nda',
    'silence candidate',
    'creator message',
    'hear candidate',
    'creator message',
    'creator refuseCandidate',
  ],
];

export type JourneyStep =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'wish'; readonly party: ThreadParty; readonly wanted: boolean }
  | { readonly kind: 'carry out' }
  | { readonly kind: 'collect' }
  /** The candidate tries to accept the mode, and completes the file that blocks it. */
  | { readonly kind: 'complete the file'; readonly move: Move };

const isNamed = ({ actor, command }: Move, name: string): boolean =>
  [
    `${actor.role} ${command.type}`,
    `${actor.role} ${command.type} ${'outcome' in command ? command.outcome : ''}`,
  ].includes(name);

const stepOf = (
  name: string,
  application: Application,
  moves: readonly Move[],
  now: Date,
): JourneyStep | undefined => {
  if (name === 'carry out' || name === 'collect') return { kind: name };
  if (name === 'complete the file') {
    const { memberId } = application.candidate;
    const accept = moves.find(
      ({ actor, command: { type } }) =>
        'memberId' in actor &&
        actor.memberId === memberId &&
        (type === 'direct/accept' || type === 'funds/accept') &&
        type === `${proposedMode(application)}/accept`,
    );
    return accept === undefined || fileRefusal(application) === null
      ? undefined
      : { kind: 'complete the file', move: accept };
  }
  const party = name.endsWith(' creator') ? 'creator' : 'candidate';
  if (name.startsWith('silence ')) return { kind: 'wish', party, wanted: false };
  if (name.startsWith('hear ')) return { kind: 'wish', party, wanted: true };
  if (name.startsWith('wait ')) return { kind: 'wait', hours: Number(name.slice('wait '.length)) };
  const move = moves.find((one) => isNamed(one, name) && decide(application, one.command, one.actor, now).ok);
  return move === undefined ? undefined : { kind: 'move', move };
};

/**
 * The next step of a journey that the rules allow, and the number of steps after it. Skips steps made impossible by
 * random moves.
 */
export const nextStep = (
  left: string[],
  application: Application,
  moves: readonly Move[],
  now: Date,
): JourneyStep | undefined => {
  for (;;) {
    const name = left.shift();
    if (name === undefined) return undefined;
    const step = stepOf(name, application, moves, now);
    if (step !== undefined) return step;
  }
};
