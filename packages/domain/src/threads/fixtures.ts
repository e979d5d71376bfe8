import type { ConflictFacts } from '../conflicts/gate.ts';
import { currentIndependence } from '../conflicts/independence.ts';
import type { WrittenReport } from '../hearings/report.ts';
import { defaultEligibilityRules } from '../missions/default-eligibility-rules.ts';
import { feeWithTaxCents } from '../payments/fees.ts';
import { byDay } from '../pricing/fixtures.ts';
import type { WrittenSheet } from '../pricing/sheets.ts';
import { type Day, parisHour } from '../time/paris.ts';
import type { FileState } from '../vigilance/file.ts';
import type { RelationFacts } from '../vigilance/gate.ts';
import type { ThreadActor, ThreadRole } from './actors.ts';
import type { Application } from './application.ts';
import type { CommandOf, ThreadCommand } from './commands.ts';
import { currentConfidentiality } from './confidentiality.ts';
import { decide } from './decide.ts';
import type { Decision } from './effects.ts';
import type { HearingTerms, Prospect } from './prospect.ts';

/** Threads for tests, brought to each stage by the commands themselves. No product code imports this file. */

export const actors: Readonly<Record<ThreadRole, ThreadActor>> = {
  creator: { role: 'creator', memberId: 'creator-1' },
  candidate: { role: 'candidate', memberId: 'candidate-1' },
  staff: { role: 'staff' },
  partner: { role: 'partner' },
  provider: { role: 'provider' },
  timer: { role: 'timer' },
};

/** A Monday morning without a holiday near it. */
export const start = new Date('2026-11-23T09:00:00Z');

export const hoursAfter = (hours: number, from: Date = start) => new Date(from.getTime() + hours * 3_600_000);

/** A company's mission of research, and a verified jurist who may apply to it. */
export const prospect = (changes: Partial<Prospect> = {}): Prospect => ({
  state: null,
  type: 'MISSION',
  creator: { memberId: 'creator-1', kind: 'COMPANY', isMoral: true },
  candidate: {
    memberId: 'candidate-1',
    kind: 'EMPLOYEE',
    isMoral: false,
    profession: 'Juriste',
    isVerified: true,
    hasApplied: false,
  },
  subject: {
    type: 'MISSION',
    nature: 'recherches',
    creatorId: 'creator-1',
    creatorKind: 'COMPANY',
    isArchived: false,
    isHidden: false,
    endDate: '2026-12-31',
    publishedAt: new Date('2026-11-01T08:00:00Z'),
  },
  rules: defaultEligibilityRules,
  conflicts: null,
  ...changes,
});

export type Step = readonly [role: ThreadRole, command: ThreadCommand];

/** The decision on the last of these steps, one hour apart; all earlier steps must be allowed. */
export const attempt = (subject: Application | Prospect, ...steps: readonly Step[]): Decision => {
  let current = subject;
  let decision: Decision | undefined;
  for (const [index, [role, command]] of steps.entries()) {
    if (decision !== undefined && !decision.ok)
      throw new Error(`Refused before the last step: ${decision.code}`);
    decision = decide(current, command, actors[role], hoursAfter(index));
    if (decision.ok) current = decision.application;
  }
  if (decision === undefined) throw new Error('No step was given.');
  return decision;
};

/** The application after these steps, all of which must be allowed. */
export const after = (subject: Application | Prospect, ...steps: readonly Step[]): Application => {
  const decision = attempt(subject, ...steps);
  if (!decision.ok) throw new Error(`Refused: ${decision.code}`);
  return decision.application;
};

export const apply: Step = ['candidate', { type: 'apply', offerCents: 50_000, tvaApplicable: true }];
export const applyToJob: Step = ['candidate', { type: 'apply', offerCents: null, tvaApplicable: false }];

/** The client's consent to the agreement, which the taker accepts as well. */
const agreement = { version: currentConfidentiality.version, sha256: 'a'.repeat(64) };

/**
 * Facts of a vigilance file in this state, for a candidate who agreed 4,500 € with the creator earlier in the
 * year.
 */
export const fileIn = (state: FileState): RelationFacts => ({
  missions: [{ concludedOn: '2026-09-01', endedOn: null, netCents: 450_000, mode: 'direct' }],
  file: { state },
  day: '2026-11-23',
});

/** Two weeks after the beginning, at nine in Paris. */
export const hearingAt = new Date('2026-12-07T08:00:00Z');

/** A hearing for 150 €, with an avocat who may take it and whose payment account is ready. */
export const hearing = (mode: HearingTerms['mode'], changes: Partial<HearingTerms> = {}): Prospect => {
  const given = prospect();
  return {
    ...given,
    candidate: { ...given.candidate, profession: 'Avocat' },
    subject: { ...given.subject, nature: 'postulation' },
    hearing: {
      heldAt: hearingAt,
      priceCents: 15_000,
      mode,
      feeCents: feeWithTaxCents(mode),
      consent: { ...agreement, at: start },
      payeeIsReady: true,
      ...changes,
    },
  };
};

export const takeAt = (more: Partial<CommandOf<'take'>>): Step => [
  'candidate',
  { type: 'take', priceCents: 15_000, tvaApplicable: true, consent: agreement, ...more },
];
export const take = takeAt({});

export const consent: ThreadCommand = {
  type: 'nda',
  version: currentConfidentiality.version,
  sha256: 'a'.repeat(64),
};

/**
 * Conflict check of a mission that requires a declaration: the parties are named, and the candidate checked
 * this version of them.
 */
export const conflicts: ConflictFacts = {
  level: 'declaration',
  parties: 'named',
  listVersion: 1,
  askedVersion: 1,
};

export const declaration = {
  version: currentIndependence.version,
  sha256: 'b'.repeat(64),
  listVersion: 1,
  commitment: 'c'.repeat(64),
} as const;

export const declare: Step = ['candidate', { type: 'independence/declare', ...declaration }];
export const disclose: Step = [
  'creator',
  { type: 'parties/disclose', listVersion: 1, commitment: declaration.commitment },
];

/** An application with a statement about independence. */
export const applyWith = (kind: 'declared' | 'reserved'): Step => [
  'candidate',
  {
    type: 'apply',
    offerCents: 50_000,
    tvaApplicable: true,
    independence: kind === 'declared' ? { kind, ...declaration } : { kind },
  },
];

/** A price of 500 € with 20 % of VAT, and the fee of held funds with its own VAT. */
export const confirmDeposit: Step = [
  'provider',
  { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' },
];

/** A price of 150 € with 20 % of VAT, and the same fee. */
const confirmHearingDeposit: Step = [
  'provider',
  { type: 'deposit/confirm', amountCents: 19_800, currency: 'eur' },
];

export const review: ThreadCommand = { type: 'review', grade: 4, text: 'Un travail soigné.' };

/** The thread after a command of its candidate at this time. */
const given = (subject: Application, command: ThreadCommand, now: Date): Application => {
  const decision = decide(subject, command, actors.candidate, now);
  if (!decision.ok) throw new Error(decision.code);
  return decision.application;
};

/** The thread after a command of its candidate, a day after the hearing. */
const dayAfterHearing = (subject: Application, command: ThreadCommand): Application =>
  given(subject, command, hoursAfter(24, hearingAt));

/** The thread after a command of its candidate, at 9 on this day (Europe/Paris). */
const onDay = (day: Day, subject: Application, command: ThreadCommand): Application =>
  given(subject, command, parisHour(day, 9));

const at = (subject: Application | Prospect, ...steps: readonly Step[]) => after(subject, ...steps);
const created = at(prospect(), apply);
const choosing = at(created, ['creator', { type: 'price/accept' }]);
const directOffered = at(choosing, ['creator', { type: 'choose/direct' }]);
const fundsOffered = at(choosing, ['creator', { type: 'choose/funds' }]);
const portageOffered = at(choosing, ['creator', { type: 'choose/portage' }]);
const portageAtPlatform = at(portageOffered, ['candidate', { type: 'portage/accept' }]);
const portageAtPartner = at(portageAtPlatform, ['staff', { type: 'portage/validate' }]);
/** The candidate's payment account is ready. */
const fundsAwaited = { ...at(fundsOffered, ['candidate', { type: 'funds/accept' }]), payeeIsReady: true };
const ongoing = at(fundsAwaited, confirmDeposit);
const ended = at(ongoing, ['creator', { type: 'mission/validate' }]);
const directOngoing = at(directOffered, ['candidate', { type: 'direct/accept' }]);
const job = at(prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } }), applyToJob);
const asking = prospect({ conflicts });
const declared = at(asking, applyWith('declared'));
const reserved = at(asking, applyWith('reserved'));
const agreed = at(declared, ['creator', consent], ['candidate', consent]);
const offering: readonly Step[] = [
  ['creator', { type: 'price/accept' }],
  ['creator', { type: 'choose/direct' }],
];
const directDone = at(directOngoing, ['creator', { type: 'mission/validate' }]);
const contest: ThreadCommand = { type: 'contest', reason: 'Le livrable est incomplet.' };

/** A report that a taker writes. */
export const report: WrittenReport = {
  outcome: 'pleaded',
  text: 'Plaidée, délibéré au 12 janvier.',
  nextDay: '2027-01-12',
};
const hearingTaken = at(hearing('direct'), take);
const hearingAwaited = { ...at(hearing('funds'), take), payeeIsReady: true };
const hearingHeld = at(hearingAwaited, confirmHearingDeposit);

/** The second instalment of three. */
const second = { position: 1, count: 3 };

/** The first month of a price by day, whose deposit covers ten days. */
const month = { position: 0, count: null, month: { pricing: byDay, units: 20, after: null } };
const monthOngoing: Application = { ...ongoing, offerCents: 600_000, instalment: month };

/** The sheet of that month: two half days on its first day, one on its last day. */
export const sheet: WrittenSheet = {
  entries: [
    { day: '2026-11-23', units: 2, text: 'Relecture des baux.' },
    { day: '2026-11-30', units: 1, text: 'Note de synthèse.' },
  ],
  isLast: false,
};

/** One thread for each stage at which other commands become possible. */

export const stages = {
  created,
  toConfirm: at(created, ['creator', { type: 'mission/edited', terms: ['price', 'place'] }]),
  priceRefused: at(created, ['creator', { type: 'price/refuse' }]),
  choosing,
  directOffered,
  fundsOffered,
  portageOffered,
  portageAtPlatform,
  portageAtPartner,
  choosingWithoutPortage: at(portageAtPlatform, [
    'staff',
    { type: 'portage/reject', reason: 'Dossier incomplet.' },
  ]),
  fundsAwaited,
  ongoing,
  delivered: at(ongoing, ['candidate', { type: 'deliver' }]),
  contested: at(ongoing, ['candidate', contest]),
  ended,
  chargedBack: at(ongoing, ['provider', { type: 'chargeback/open' }]),
  endedAndChargedBack: at(ended, ['provider', { type: 'chargeback/open' }]),
  endedAndContested: at(ended, ['creator', contest]),
  directOngoing,
  directContested: at(directOngoing, ['creator', contest]),
  directDone,
  reviewed: at(directDone, ['creator', review]),
  bothReviewed: at(directDone, ['creator', review], ['candidate', review]),
  refused: at(created, ['creator', { type: 'refuseCandidate' }]),
  withdrawn: at(choosing, ['candidate', { type: 'withdraw' }]),
  settled: at(
    ended,
    ['creator', contest],
    ['staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' }],
  ),
  job,
  jobRefused: at(job, ['creator', { type: 'refuseCandidate' }]),
  declared,
  reserved,
  retracted: at(declared, ['candidate', { type: 'independence/retract' }]),
  listChanged: { ...declared, conflicts: { ...conflicts, listVersion: 2 } },
  agreed,
  shown: at(agreed, disclose),
  directOfferedOnDeclaration: at(declared, ...offering),
  directOfferedOnReserve: at(reserved, ...offering),
  directOfferedWithoutFile: { ...directOffered, vigilance: fileIn('incomplete') },
  fundsOfferedOnOldFile: { ...fundsOffered, vigilance: fileIn('outOfDate') },
  hearingTaken,
  hearingAwaited,
  hearingHeld,
  hearingReported: dayAfterHearing(hearingHeld, { type: 'deliver', report }),
  hearingReportedUnpaid: dayAfterHearing(hearingAwaited, { type: 'deliver', report }),
  hearingCancelled: at(hearingTaken, ['creator', { type: 'hearing/cancel' }]),
  hearingReturned: at(hearingHeld, ['candidate', { type: 'hearing/giveBack', why: 'conflict' }]),
  jobWithdrawn: at(job, ['candidate', { type: 'withdraw' }]),
  secondAwaited: { ...fundsAwaited, instalment: second },
  secondOngoing: { ...ongoing, instalment: second },
  secondDirect: { ...directOngoing, instalment: second },
  monthOngoing,
  monthTold: onDay('2026-12-01', monthOngoing, { type: 'deliver', sheet }),
} satisfies Record<string, Application>;
export type Stage = keyof typeof stages;
