import type { MatrixStage } from './stages.ts';
import {
  bothAgreed,
  type Column,
  choosing,
  closed,
  directly,
  noConsent,
  notContested,
  nothingToConfirm,
  refuse,
  withdraw,
} from './state-cells.ts';
import { stateMatrixOfConflicts } from './state-matrix-of-conflicts.ts';
import { stateMatrixOfHearings } from './state-matrix-of-hearings.ts';

/**
 * The state matrix of the API, written by hand from rules §3: for each stage, the commands of each party and
 * the resulting states. All other commands are refused, with the code in `refusals` or else the code of a
 * wrong state.
 */

const contested = { 'creator contest': 'CONTESTED', 'candidate contest': 'CONTESTED' };
/** During an open contest, only staff can end the mission. */
const frozen = {
  ...contested,
  'creator mission/validate': 'CONTESTED',
  'candidate deliver': 'CONTESTED',
  'creator cancelDeposit': 'CONTESTED',
  'candidate cancelDeposit': 'CONTESTED',
};
const disputed = {
  'creator cancelDeposit': 'CHARGED_BACK',
  'candidate cancelDeposit': 'CHARGED_BACK',
  'staff cancelDeposit': 'CHARGED_BACK',
};
const nothingToRead = { 'creator review/reply': 'NO_REVIEW', 'candidate review/reply': 'NO_REVIEW' };
const done = { state: 'DONE', creator: ['nda', 'review'], candidate: ['nda', 'review'] };

export const stateMatrix: Readonly<Record<MatrixStage, Column>> = {
  created: {
    state: 'NEW',
    creator: ['nda', 'price/accept > WAITING_ACCEPTATION', 'price/refuse', refuse],
    candidate: ['nda', withdraw],
    told: { ...noConsent, ...nothingToConfirm },
  },
  toConfirm: {
    state: 'NEW',
    creator: ['nda', 'price/accept > WAITING_ACCEPTATION', 'price/refuse', refuse],
    candidate: ['nda', 'price/confirm', withdraw],
    told: noConsent,
  },
  consentedOnce: {
    state: 'NEW',
    creator: ['message', 'price/accept > WAITING_ACCEPTATION', 'price/refuse', refuse],
    candidate: ['nda', withdraw],
    told: { ...nothingToConfirm, 'candidate message': 'NDA_REQUIRED', 'creator nda': 'ALREADY_CONSENTED' },
  },
  talking: {
    state: 'NEW',
    creator: ['message', 'price/accept > WAITING_ACCEPTATION', 'price/refuse', refuse],
    candidate: ['message', withdraw],
    told: { ...nothingToConfirm, 'creator nda': 'ALREADY_CONSENTED', 'candidate nda': 'ALREADY_CONSENTED' },
  },
  priceRefused: {
    state: 'NEW',
    creator: ['nda', refuse],
    candidate: ['nda', 'price/new', withdraw],
    told: noConsent,
  },
  choosing: { ...choosing, creator: ['nda', refuse, 'choose/direct', 'choose/funds', 'choose/portage'] },
  choosingWithoutPortage: {
    ...choosing,
    creator: ['nda', refuse, 'choose/direct', 'choose/funds'],
    told: { ...noConsent, 'creator choose/portage': 'PORTAGE_ALREADY_REFUSED' },
  },
  choosingOfCustomer: {
    ...choosing,
    creator: ['nda', refuse, 'choose/funds'],
    told: {
      ...noConsent,
      'creator choose/direct': 'DIRECT_NOT_ALLOWED',
      'creator choose/portage': 'PORTAGE_NEEDS_LEGAL_ENTITY',
    },
  },
  choosingSmall: {
    ...choosing,
    creator: ['nda', refuse, 'choose/direct', 'choose/funds'],
    told: { ...noConsent, 'creator choose/portage': 'PORTAGE_MINIMUM' },
  },
  choosingWithCompany: {
    ...choosing,
    creator: ['nda', refuse, 'choose/direct', 'choose/funds'],
    told: { ...noConsent, 'creator choose/portage': 'PORTAGE_NEEDS_NATURAL_PERSON' },
  },
  choosingLitigation: {
    ...choosing,
    creator: ['nda', refuse, 'choose/direct', 'choose/funds'],
    told: { ...noConsent, 'creator choose/portage': 'PORTAGE_EXCLUDED_NATURE' },
  },
  directOffered: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'direct/accept > ONGOING', 'direct/refuse'],
  },
  fundsOffered: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'funds/accept > WAITING_FUNDS', 'funds/refuse'],
  },
  portageOffered: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'portage/accept > WAITING_PORTAGE', 'portage/refuse'],
  },
  portageAtPlatform: {
    state: 'WAITING_PORTAGE',
    creator: ['nda'],
    candidate: ['nda'],
    staff: ['portage/validate', 'portage/reject > WAITING_ACCEPTATION'],
    told: noConsent,
  },
  portageAtPartner: {
    state: 'WAITING_PORTAGE',
    creator: ['nda'],
    candidate: ['nda'],
    partner: ['itg/validate > WAITING_FUNDS', 'itg/reject > WAITING_ACCEPTATION'],
    told: noConsent,
  },
  fundsAwaited: {
    state: 'WAITING_FUNDS',
    creator: ['nda', 'deposit', 'cancelDeposit'],
    candidate: ['nda', 'cancelDeposit'],
    staff: ['cancelDeposit > REFUSED'],
    told: noConsent,
  },
  ongoing: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > WAITING_RULES', 'contest', 'cancelDeposit'],
    candidate: ['nda', 'deliver', 'contest', 'cancelDeposit'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...noConsent, ...notContested },
  },
  cancelAsked: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > WAITING_RULES', 'contest'],
    candidate: ['nda', 'deliver', 'contest', 'cancelDeposit > REFUSED', 'cancelDeposit/refuse'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...noConsent, ...notContested, 'creator cancelDeposit': 'ALREADY_ASKED' },
  },
  delivered: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > WAITING_RULES', 'contest', 'cancelDeposit'],
    candidate: ['nda', 'contest', 'cancelDeposit'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...noConsent, ...notContested, 'candidate deliver': 'ALREADY_DELIVERED' },
  },
  contested: {
    state: 'ONGOING',
    creator: ['nda'],
    candidate: ['nda', 'contest/withdraw'],
    staff: ['settle > DONE', 'cancelDeposit > REFUSED'],
    told: { ...noConsent, ...frozen, 'creator contest/withdraw': 'FORBIDDEN' },
  },
  chargedBack: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > WAITING_RULES', 'contest'],
    candidate: ['nda', 'deliver', 'contest'],
    told: { ...noConsent, ...notContested, ...disputed },
  },
  endedAndChargedBack: {
    state: 'WAITING_RULES',
    creator: ['nda', 'contest'],
    candidate: ['nda', 'contest'],
    told: { ...noConsent, ...notContested },
  },
  ended: {
    state: 'WAITING_RULES',
    creator: ['nda', 'contest'],
    candidate: ['nda', 'contest'],
    told: { ...noConsent, ...notContested },
  },
  endedAndContested: {
    state: 'WAITING_RULES',
    creator: ['nda', 'contest/withdraw'],
    candidate: ['nda'],
    staff: ['settle > DONE'],
    told: { ...noConsent, ...contested, 'candidate contest/withdraw': 'FORBIDDEN' },
  },
  directOngoing: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > DONE', 'contest'],
    candidate: ['nda', 'deliver', 'contest'],
    told: { ...noConsent, ...notContested, ...directly },
  },
  directContested: {
    state: 'ONGOING',
    creator: ['nda', 'contest/withdraw'],
    candidate: ['nda'],
    staff: ['settle > DONE'],
    told: { ...noConsent, ...frozen, ...directly, 'candidate contest/withdraw': 'FORBIDDEN' },
  },
  directDone: { ...done, told: { ...noConsent, ...nothingToRead } },
  settled: { ...done, told: { ...noConsent, ...nothingToRead } },
  reviewed: {
    ...done,
    creator: ['nda'],
    // The creator's review is not readable yet.
    told: { ...noConsent, ...nothingToRead, 'creator review': 'ALREADY_REVIEWED' },
  },
  bothReviewed: {
    ...done,
    creator: ['nda', 'review/reply'],
    candidate: ['nda', 'review/reply'],
    told: { ...noConsent, 'creator review': 'ALREADY_REVIEWED', 'candidate review': 'ALREADY_REVIEWED' },
  },
  replied: {
    ...done,
    creator: ['nda', 'review/reply'],
    candidate: ['nda'],
    told: {
      ...noConsent,
      'creator review': 'ALREADY_REVIEWED',
      'candidate review': 'ALREADY_REVIEWED',
      'candidate review/reply': 'ALREADY_REPLIED',
    },
  },
  refused: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  withdrawn: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  talkingRefused: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  directOfferedWithoutFile: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'direct/refuse'],
    told: { ...noConsent, 'candidate direct/accept': 'VIGILANCE_INCOMPLETE' },
  },
  fundsOfferedOnOldFile: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'funds/refuse'],
    told: { ...noConsent, 'candidate funds/accept': 'VIGILANCE_OUT_OF_DATE' },
  },
  secondAwaited: {
    state: 'WAITING_FUNDS',
    creator: ['nda', 'deposit', 'cancelDeposit', 'instalment/stop > DONE'],
    candidate: ['nda', 'cancelDeposit', 'instalment/stop > DONE'],
    staff: ['cancelDeposit > DONE'],
    told: noConsent,
  },
  secondOngoing: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > WAITING_RULES', 'contest', 'cancelDeposit'],
    candidate: ['nda', 'deliver', 'contest', 'cancelDeposit'],
    staff: ['cancelDeposit > DONE'],
    told: {
      ...noConsent,
      ...notContested,
      'creator instalment/stop': 'INSTALMENT_FUNDED',
      'candidate instalment/stop': 'INSTALMENT_FUNDED',
    },
  },
  secondDirect: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > DONE', 'contest'],
    candidate: ['nda', 'deliver', 'contest', 'instalment/stop > DONE'],
    told: { ...noConsent, ...notContested, ...directly, 'creator instalment/stop': 'FORBIDDEN' },
  },
  monthOngoing: {
    state: 'ONGOING',
    creator: ['nda', 'contest', 'cancelDeposit'],
    candidate: ['nda', 'deliver', 'contest', 'cancelDeposit'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...noConsent, ...notContested, 'creator mission/validate': 'SHEET_AWAITED' },
  },
  monthTold: {
    state: 'ONGOING',
    creator: ['nda', 'mission/validate > WAITING_RULES', 'sheet/return', 'contest', 'cancelDeposit'],
    candidate: ['nda', 'contest', 'cancelDeposit'],
    staff: ['cancelDeposit > REFUSED'],
    told: { ...noConsent, ...notContested, 'candidate deliver': 'ALREADY_DELIVERED' },
  },
  job: { state: 'NEW', creator: ['nda', refuse], candidate: ['nda', withdraw], told: noConsent },
  jobTalking: {
    state: 'NEW',
    creator: ['message', refuse],
    candidate: ['message', withdraw],
    told: bothAgreed,
  },
  jobRefused: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  jobWithdrawn: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  ...stateMatrixOfConflicts,
  ...stateMatrixOfHearings,
};
