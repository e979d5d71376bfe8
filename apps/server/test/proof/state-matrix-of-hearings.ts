import type { MatrixStage } from './stages.ts';
import { bothAgreed, type Column, closed, directly, notContested } from './state-cells.ts';

/** The state matrix of hearings. */

const ahead = {
  'candidate deliver': 'HEARING_NOT_HELD',
  'creator mission/validate': 'HEARING_AHEAD',
  'creator contest': 'HEARING_AHEAD',
  'candidate contest': 'HEARING_AHEAD',
};

export const stateMatrixOfHearings = {
  hearingTaken: {
    state: 'ONGOING',
    creator: ['message', 'hearing/cancel > REFUSED'],
    candidate: ['message', 'hearing/giveBack > REFUSED'],
    told: { ...bothAgreed, ...notContested, ...directly, ...ahead },
  },
  hearingAwaited: {
    state: 'WAITING_FUNDS',
    creator: ['message', 'deposit', 'cancelDeposit', 'hearing/cancel > REFUSED'],
    candidate: ['message', 'cancelDeposit', 'hearing/giveBack > REFUSED'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...bothAgreed, 'candidate deliver': 'HEARING_NOT_HELD' },
  },
  hearingHeld: {
    state: 'ONGOING',
    creator: ['message', 'cancelDeposit', 'hearing/cancel > REFUSED'],
    candidate: ['message', 'cancelDeposit', 'hearing/giveBack > REFUSED'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...bothAgreed, ...notContested, ...ahead },
  },
  hearingReported: {
    state: 'ONGOING',
    creator: ['message', 'mission/validate > WAITING_RULES', 'contest', 'cancelDeposit'],
    candidate: ['message', 'contest', 'cancelDeposit'],
    staff: ['cancelDeposit > REFUSED'],
    told: {
      ...bothAgreed,
      ...notContested,
      'candidate deliver': 'ALREADY_DELIVERED',
      'creator hearing/cancel': 'HEARING_HELD',
      'candidate hearing/giveBack': 'HEARING_HELD',
    },
  },
  hearingReportedUnpaid: {
    state: 'ONGOING',
    creator: ['message', 'mission/validate > DONE', 'contest'],
    candidate: ['message', 'contest'],
    told: {
      ...bothAgreed,
      ...notContested,
      ...directly,
      'candidate deliver': 'ALREADY_DELIVERED',
      'creator hearing/cancel': 'HEARING_HELD',
      'candidate hearing/giveBack': 'HEARING_HELD',
    },
  },
  hearingCancelled: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  hearingReturned: { state: 'REFUSED', creator: [], candidate: [], told: closed },
} satisfies Partial<Record<MatrixStage, Column>>;
