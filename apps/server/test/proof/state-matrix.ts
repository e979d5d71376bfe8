import type { MatrixStage } from './stages.ts';

/**
 * The state matrix of the API, written by hand from rules §3: at each stage, the commands of each party and the
 * resulting state. Any other command is refused, with the code in `refusals` or else that of a wrong state.
 */

/** A command by its name in `permitted`, and the resulting state if it changes. */
type Cell = string;

interface Column {
  readonly state: string;
  readonly creator: readonly Cell[];
  readonly candidate: readonly Cell[];
  readonly staff?: readonly Cell[];
  readonly partner?: readonly Cell[];
  /** Refusals of commands that the party or office may give at another stage, by `creator message`. */
  readonly told?: Readonly<Record<string, string>>;
}

const refuse = 'refuseCandidate > REFUSED';
const withdraw = 'withdraw > REFUSED';
const noConsent = { 'creator message': 'NDA_REQUIRED', 'candidate message': 'NDA_REQUIRED' };
const closed = { 'creator message': 'MESSAGES_CLOSED', 'candidate message': 'MESSAGES_CLOSED' };
const contested = { 'creator contest': 'CONTESTED', 'candidate contest': 'CONTESTED' };
/** During an open contest, only staff can end the mission. */
const frozen = {
  ...contested,
  'creator mission/validate': 'CONTESTED',
  'candidate deliver': 'CONTESTED',
  'creator cancelDeposit': 'CONTESTED',
  'candidate cancelDeposit': 'CONTESTED',
};
const notContested = {
  'creator contest/withdraw': 'NOT_CONTESTED',
  'candidate contest/withdraw': 'NOT_CONTESTED',
};
const directly = {
  'creator cancelDeposit': 'NO_DEPOSIT',
  'candidate cancelDeposit': 'NO_DEPOSIT',
  'staff cancelDeposit': 'NO_DEPOSIT',
};
const disputed = {
  'creator cancelDeposit': 'CHARGED_BACK',
  'candidate cancelDeposit': 'CHARGED_BACK',
  'staff cancelDeposit': 'CHARGED_BACK',
};
const nothingToRead = { 'creator review/reply': 'NO_REVIEW', 'candidate review/reply': 'NO_REVIEW' };
const nothingToConfirm = { 'candidate price/confirm': 'NOTHING_TO_CONFIRM' };
const choosing = { state: 'WAITING_ACCEPTATION', candidate: ['nda', withdraw], told: noConsent };
const offered = ['nda', 'price/accept > WAITING_ACCEPTATION', 'price/refuse', refuse];
/** Refusals about independence, and about the parties before the agreement. */
const declared = { ...noConsent, ...nothingToConfirm, 'candidate independence/declare': 'ALREADY_DECLARED' };
const notAgreed = { 'creator parties/disclose': 'BOTH_CONSENTS_NEEDED' };
const revoking = ['independence/reserve', 'independence/retract'];
const bothAgreed = { 'creator nda': 'ALREADY_CONSENTED', 'candidate nda': 'ALREADY_CONSENTED' };
const ahead = {
  'candidate deliver': 'HEARING_NOT_HELD',
  'creator mission/validate': 'HEARING_AHEAD',
  'creator contest': 'HEARING_AHEAD',
  'candidate contest': 'HEARING_AHEAD',
};
const agreed = {
  state: 'NEW',
  creator: ['message', ...offered.slice(1)],
  candidate: ['message', withdraw, ...revoking],
  told: {
    ...nothingToConfirm,
    'candidate independence/declare': 'ALREADY_DECLARED',
    ...bothAgreed,
  },
};
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

  declared: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, ...revoking],
    told: { ...declared, ...notAgreed },
  },
  reserved: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, 'independence/declare'],
    told: {
      ...noConsent,
      ...nothingToConfirm,
      ...notAgreed,
      'candidate independence/reserve': 'ALREADY_RESERVED',
    },
  },
  retracted: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, 'independence/declare', 'independence/reserve'],
    told: { ...noConsent, ...nothingToConfirm, ...notAgreed },
  },
  listChanged: {
    state: 'NEW',
    creator: offered,
    candidate: ['nda', withdraw, ...revoking],
    told: { ...declared, ...notAgreed, 'candidate independence/declare': 'CONFLICT_CHECK_NEEDED' },
  },
  agreed: { ...agreed, creator: [...agreed.creator, 'parties/disclose'] },
  shown: { ...agreed, told: { ...agreed.told, 'creator parties/disclose': 'ALREADY_SHOWN' } },
  directOfferedOnDeclaration: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'direct/accept > ONGOING', 'direct/refuse', ...revoking],
    told: { ...noConsent, ...notAgreed, 'candidate independence/declare': 'ALREADY_DECLARED' },
  },
  directOfferedOnReserve: {
    ...choosing,
    creator: ['nda', refuse],
    candidate: ['nda', withdraw, 'direct/refuse', 'independence/declare'],
    told: {
      ...noConsent,
      ...notAgreed,
      'candidate independence/reserve': 'ALREADY_RESERVED',
      'candidate direct/accept': 'DECLARATION_NEEDED',
    },
  },
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

  job: { state: 'NEW', creator: ['nda', refuse], candidate: ['nda', withdraw], told: noConsent },
  jobTalking: {
    state: 'NEW',
    creator: ['message', refuse],
    candidate: ['message', withdraw],
    told: bothAgreed,
  },
  jobRefused: { state: 'REFUSED', creator: [], candidate: [], told: closed },
  jobWithdrawn: { state: 'REFUSED', creator: [], candidate: [], told: closed },
};
