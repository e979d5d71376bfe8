import type { MatrixStage } from './stages.ts';

/** The calls that change a thread, and whose affair each is: the rows of the state matrix. */

/** Stages at which a decision is, or was, an affair of staff or of the partner: at any other there is none for them (404). */
const affairs: Readonly<Record<string, readonly MatrixStage[]>> = {
  'portage/validate': ['platformReview', 'partnerReview', 'choosingWithoutPortage'],
  'portage/reject': ['platformReview', 'partnerReview', 'choosingWithoutPortage'],
  'itg/validate': ['partnerReview'],
  'itg/reject': ['partnerReview'],
  settle: ['contested', 'endedAndContested', 'directContested', 'settled'],
};

export const isAffair = (stage: MatrixStage, command: string): boolean =>
  affairs[command]?.includes(stage) ?? !stage.startsWith('job');

/** Who a call is for, in rules §3; to the other party it answers 403. */
interface Call {
  readonly command: string;
  readonly by: readonly ('creator' | 'candidate' | 'staff' | 'partner')[];
  readonly body?: (number: number) => object;
  /** Threads of offers have it too, by this call, or by another one and then answer 404 here. */
  readonly jobs?: 'too' | 'elsewhere' | 'alone';
}

const creator = ['creator'] as const;
const candidate = ['candidate'] as const;
const parties = ['creator', 'candidate'] as const;
const reason = () => ({ reason: 'Le dossier est incomplet.' });

/** Every call that changes a thread, by its name in the contract. */
export const stateCalls: Readonly<Record<string, Call>> = {
  'threads.sendMessage': {
    command: 'message',
    by: parties,
    jobs: 'too',
    body: (number) => ({ content: 'Bonjour', clientId: `matrix-${number}` }),
  },
  'threads.consent': { command: 'nda', by: parties, jobs: 'elsewhere' },
  'threads.consentToJob': { command: 'nda', by: parties, jobs: 'alone' },
  'threads.acceptPrice': { command: 'price/accept', by: creator },
  'threads.refusePrice': { command: 'price/refuse', by: creator },
  'threads.proposePrice': { command: 'price/new', by: candidate, body: () => ({ offer: 420 }) },
  'threads.confirmPrice': { command: 'price/confirm', by: candidate },
  'threads.refuseCandidate': { command: 'refuseCandidate', by: creator, jobs: 'too' },
  'threads.withdraw': { command: 'withdraw', by: candidate, jobs: 'too' },
  'threads.chooseDirect': { command: 'choose/direct', by: creator },
  'threads.chooseFunds': { command: 'choose/funds', by: creator },
  'threads.choosePortage': { command: 'choose/portage', by: creator },
  'threads.acceptDirect': { command: 'direct/accept', by: candidate },
  'threads.refuseDirect': { command: 'direct/refuse', by: candidate },
  'threads.acceptFunds': { command: 'funds/accept', by: candidate },
  'threads.refuseFunds': { command: 'funds/refuse', by: candidate },
  'threads.acceptPortage': { command: 'portage/accept', by: candidate },
  'threads.refusePortage': { command: 'portage/refuse', by: candidate },
  'threads.cancelDeposit': { command: 'cancelDeposit', by: parties },
  'threads.deliver': { command: 'deliver', by: candidate },
  'threads.contest': { command: 'contest', by: parties, body: reason },
  'threads.withdrawContest': { command: 'contest/withdraw', by: parties },
  'threads.validateMission': { command: 'mission/validate', by: creator },
  'threads.review': {
    command: 'review',
    by: parties,
    body: () => ({ grade: 4, text: 'Un échange clair et des délais tenus.' }),
  },
  'backOffice.validatePortage': { command: 'portage/validate', by: ['staff'] },
  'backOffice.rejectPortage': { command: 'portage/reject', by: ['staff'], body: reason },
  'backOffice.validatePartnerPortage': { command: 'itg/validate', by: ['partner'] },
  'backOffice.rejectPartnerPortage': { command: 'itg/reject', by: ['partner'], body: reason },
  'backOffice.settleDispute': {
    command: 'settle',
    by: ['staff'],
    body: () => ({ outcome: 'release', ...reason() }),
  },
  'backOffice.cancelDeposit': { command: 'cancelDeposit', by: ['staff'], body: reason },
  'threads.replyToReview': { command: 'review/reply', by: parties, body: () => ({ text: 'Merci à vous.' }) },
};
