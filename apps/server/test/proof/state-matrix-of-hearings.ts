import type { MatrixStage } from './stages.ts';
import {
  alreadyDeclared,
  bothAgreed,
  type Column,
  closed,
  directly,
  notContested,
  revoking,
} from './state-cells.ts';

/** The state matrix of hearings, which are taken with a declaration of independence. */

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
    candidate: ['message', 'hearing/giveBack > REFUSED', ...revoking],
    told: { ...bothAgreed, ...alreadyDeclared, ...notContested, ...directly, ...ahead },
  },
  hearingAwaited: {
    state: 'WAITING_FUNDS',
    creator: ['message', 'deposit', 'cancelDeposit', 'hearing/cancel > REFUSED'],
    candidate: ['message', 'cancelDeposit', 'hearing/giveBack > REFUSED', ...revoking],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...bothAgreed, ...alreadyDeclared, 'candidate deliver': 'HEARING_NOT_HELD' },
  },
  hearingHeld: {
    state: 'ONGOING',
    creator: ['message', 'cancelDeposit', 'hearing/cancel > REFUSED'],
    candidate: ['message', 'cancelDeposit', 'hearing/giveBack > REFUSED', ...revoking],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...bothAgreed, ...alreadyDeclared, ...notContested, ...ahead },
  },
  hearingReported: {
    state: 'ONGOING',
    creator: ['message', 'mission/validate > WAITING_RULES', 'contest', 'cancelDeposit'],
    candidate: ['message', 'contest', 'cancelDeposit', ...revoking],
    staff: ['cancelDeposit > REFUSED'],
    told: {
      ...bothAgreed,
      ...alreadyDeclared,
      ...notContested,
      'candidate deliver': 'ALREADY_DELIVERED',
      'creator hearing/cancel': 'HEARING_HELD',
      'candidate hearing/giveBack': 'HEARING_HELD',
    },
  },
  hearingReportedUnpaid: {
    state: 'ONGOING',
    creator: ['message', 'mission/validate > DONE', 'contest'],
    candidate: ['message', 'contest', ...revoking],
    told: {
      ...bothAgreed,
      ...alreadyDeclared,
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
