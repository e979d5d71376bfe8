import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { report, type Stage } from '@basoche/domain/threads/fixtures';
import type { Command } from '../../src/features/threads/execution/service.ts';
import { consentTo, runCommand } from '../../src/features/threads/service.ts';
import type { TestApp } from '../app.ts';
import { aName, anApplicationWith, anAskingMission, nameParties, nthName } from '../conflicts.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aHearing, startHearing, takeHearing } from '../hearings.ts';
import {
  toMonthOngoing,
  toMonthTold,
  toSecondAwaited,
  toSecondDirect,
  toSecondOngoing,
} from '../instalment-steps.ts';
import { aJobApplication, aJobOffer } from '../jobs.ts';
import { aMission, anApplication } from '../missions.ts';
import { aFile, anOldFile } from '../written-vigilance.ts';

/** Threads brought to a stage by the program's own commands, each with its own mission or offer. */

export type Role = 'creator' | 'candidate' | 'staff' | 'partner' | 'provider';
type Step = readonly [Role, Command | 'consent'] | 'the hour';

const accepted: readonly Step[] = [['creator', { type: 'price/accept' }]];
const choose = (mode: 'direct' | 'funds' | 'portage'): readonly Step[] => [
  ...accepted,
  ['creator', { type: `choose/${mode}` }],
];
const portageAtPlatform: readonly Step[] = [...choose('portage'), ['candidate', { type: 'portage/accept' }]];
const fundsAwaited: readonly Step[] = [...choose('funds'), ['candidate', { type: 'funds/accept' }]];
/** 500 €, 20 % VAT, and the fee with its VAT. */
const ongoing: readonly Step[] = [
  ...fundsAwaited,
  ['provider', { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' }],
];
const contest: ThreadCommand = { type: 'contest', reason: 'Le livrable est incomplet.' };
const ended: readonly Step[] = [...ongoing, ['creator', { type: 'mission/validate' }]];
const directOngoing: readonly Step[] = [...choose('direct'), ['candidate', { type: 'direct/accept' }]];
const directDone: readonly Step[] = [...directOngoing, ['creator', { type: 'mission/validate' }]];
const review: ThreadCommand = { type: 'review', grade: 5, text: 'Travail soigné, dans les délais.' };
const bothConsented: readonly Step[] = [
  ['creator', 'consent'],
  ['candidate', 'consent'],
];

/** 150 €, 20 % VAT, and the fee with its VAT. */
const hearingHeld: readonly Step[] = [
  ['provider', { type: 'deposit/confirm', amountCents: 19_800, currency: 'eur' }],
];
const deliverHearing: ThreadCommand = { type: 'deliver', report };

/**
 * Every stage of the domain's fixtures, and further ones of this file: after one consent, after one request to cancel.
 */
export type MatrixStage =
  | Stage
  | 'talking'
  | 'consentedOnce'
  | 'talkingRefused'
  | 'cancelAsked'
  | 'replied'
  | 'choosingOfCustomer'
  | 'choosingSmall'
  | 'choosingWithCompany'
  | 'choosingLitigation'
  | 'jobTalking';

interface Setting {
  readonly steps: readonly Step[];
  readonly about?: 'JOB';
  readonly creator?: Parameters<typeof aMember>[1];
  readonly candidate?: Parameters<typeof aMember>[1];
  readonly nature?: MissionNature;
  readonly offer?: number;
  /**
   * The mission requires a declaration, and the application brings this statement. Its candidates have a
   * profession that may apply.
   */
  readonly independence?: 'declared' | 'reserved';
  /** State of the candidate's vigilance file; complete by default. */
  readonly file?: 'none' | 'old';
  /** A hearing that the candidate takes. */
  readonly hearing?: 'direct' | 'funds';
  /** Number of versions of its list of parties. */
  readonly lists?: number;
}

const settings: Readonly<Record<MatrixStage, Setting>> = {
  created: { steps: [] },
  toConfirm: { steps: [['creator', { type: 'mission/edited', terms: ['price'] }]] },
  priceRefused: { steps: [['creator', { type: 'price/refuse' }]] },
  choosing: { steps: accepted },
  directOffered: { steps: choose('direct') },
  fundsOffered: { steps: choose('funds') },
  portageOffered: { steps: choose('portage') },
  portageAtPlatform: { steps: portageAtPlatform },
  portageAtPartner: { steps: [...portageAtPlatform, ['staff', { type: 'portage/validate' }]] },
  choosingWithoutPortage: {
    steps: [...portageAtPlatform, ['staff', { type: 'portage/reject', reason: 'Dossier incomplet.' }]],
  },
  fundsAwaited: { steps: fundsAwaited, candidate: { isPayable: true } },
  ongoing: { steps: ongoing },
  delivered: { steps: [...ongoing, ['candidate', { type: 'deliver' }]] },
  contested: { steps: [...ongoing, ['candidate', contest]] },
  ended: { steps: ended },
  chargedBack: { steps: [...ongoing, ['provider', { type: 'chargeback/open' }]] },
  endedAndChargedBack: { steps: [...ended, ['provider', { type: 'chargeback/open' }]] },
  endedAndContested: { steps: [...ended, ['creator', contest]] },
  directOngoing: { steps: directOngoing },
  directContested: { steps: [...directOngoing, ['creator', contest]] },
  directDone: { steps: directDone },
  reviewed: { steps: [...directDone, ['creator', review]] },
  bothReviewed: { steps: [...directDone, ['creator', review], ['candidate', review]] },
  refused: { steps: [['creator', { type: 'refuseCandidate' }]] },
  withdrawn: { steps: [...accepted, ['candidate', { type: 'withdraw' }]] },
  settled: {
    steps: [
      ...ended,
      ['creator', contest],
      ['staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' }],
    ],
  },
  job: { about: 'JOB', steps: [] },
  jobRefused: { about: 'JOB', steps: [['creator', { type: 'refuseCandidate' }]] },
  jobWithdrawn: { about: 'JOB', steps: [['candidate', { type: 'withdraw' }]] },

  talking: { steps: bothConsented },
  consentedOnce: { steps: [['creator', 'consent']] },
  talkingRefused: { steps: [...bothConsented, ['creator', { type: 'refuseCandidate' }]] },
  cancelAsked: {
    steps: [...ongoing, ['creator', { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }]],
  },
  replied: {
    steps: [
      ...directDone,
      ['creator', review],
      ['candidate', review],
      ['candidate', { type: 'review/reply', text: 'Merci.' }],
    ],
  },
  choosingOfCustomer: { creator: { kind: 'CUSTOMER' }, steps: accepted },
  choosingSmall: { offer: 249.99, steps: accepted },
  choosingWithCompany: { candidate: { kind: 'COMPANY', companyName: 'Cabinet Candidat' }, steps: accepted },
  choosingLitigation: { nature: 'contentieux', candidate: { jobName: 'Avocat' }, steps: accepted },
  jobTalking: { about: 'JOB', steps: bothConsented },

  declared: { independence: 'declared', steps: [] },
  reserved: { independence: 'reserved', steps: [] },
  retracted: { independence: 'declared', steps: [['candidate', { type: 'independence/retract' }]] },
  listChanged: { independence: 'declared', lists: 2, steps: [] },
  agreed: { independence: 'declared', steps: bothConsented },
  shown: {
    independence: 'declared',
    steps: [...bothConsented, ['creator', { type: 'parties/disclose', listVersion: 1, commitment: null }]],
  },
  directOfferedOnDeclaration: { independence: 'declared', steps: choose('direct') },
  directOfferedOnReserve: { independence: 'reserved', steps: choose('direct') },

  directOfferedWithoutFile: {
    offer: 5000,
    file: 'none',
    candidate: { firstName: 'Sans dossier' },
    steps: choose('direct'),
  },
  fundsOfferedOnOldFile: {
    offer: 5000,
    file: 'old',
    candidate: { firstName: 'Ancien dossier' },
    steps: choose('funds'),
  },

  secondAwaited: { steps: toSecondAwaited, candidate: { isPayable: true } },
  secondOngoing: { steps: toSecondOngoing },
  secondDirect: { steps: toSecondDirect },
  monthOngoing: { steps: toMonthOngoing },
  monthTold: { steps: toMonthTold },

  hearingTaken: { hearing: 'direct', steps: [] },
  hearingAwaited: { hearing: 'funds', steps: [] },
  hearingHeld: { hearing: 'funds', steps: hearingHeld },
  hearingReported: { hearing: 'funds', steps: [...hearingHeld, 'the hour', ['candidate', deliverHearing]] },
  hearingReportedUnpaid: { hearing: 'funds', steps: ['the hour', ['candidate', deliverHearing]] },
  hearingCancelled: { hearing: 'direct', steps: [['creator', { type: 'hearing/cancel' }]] },
  hearingReturned: {
    hearing: 'funds',
    steps: [...hearingHeld, ['candidate', { type: 'hearing/giveBack', why: 'conflict' }]],
  },
};

const isStage = (name: string): name is MatrixStage => Object.hasOwn(settings, name);
export const matrixStages: readonly MatrixStage[] = Object.keys(settings).filter(isStage);

export const isAboutJob = (stage: MatrixStage): boolean => settings[stage].about === 'JOB';

export interface StagedThread {
  readonly id: string;
  readonly creator: TestMember;
  readonly candidate: TestMember;
}

/** Members who are reused in many threads. */
export type Cast = (wishes: Parameters<typeof aMember>[1]) => Promise<TestMember>;

export const aCast = (test: TestApp): Cast => {
  const known = new Map<string, Promise<TestMember>>();
  return (wishes = {}) => {
    const key = JSON.stringify(wishes);
    const found = known.get(key) ?? aMember(test, wishes);
    known.set(key, found);
    return found;
  };
};

/** The candidate's application; a rival's comes before it if there is one. */
const openOf = async (
  test: TestApp,
  setting: Setting,
  creator: TestMember,
  candidates: readonly TestMember[],
): Promise<string> => {
  let id = '';
  if (setting.about === 'JOB') {
    const jobId = await aJobOffer(test, creator);
    for (const one of candidates) id = await aJobApplication(test, jobId, one, { letter: 'Bonjour.' });
    return id;
  }
  const { independence, lists = 1, hearing } = setting;
  if (hearing) {
    const taker = candidates.at(-1);
    if (taker === undefined) throw new Error('Nobody takes the hearing.');
    const answer = await takeHearing(test, taker, await aHearing(test, creator, { mode: hearing }));
    return answer.json().postulationID;
  }
  if (independence) {
    const asking = await anAskingMission(test, creator);
    for (const one of candidates) id = await anApplicationWith(test, asking, one, independence);
    for (let version = 1; version < lists; version += 1)
      await nameParties(test, creator, asking, version, [aName(nthName(version))]);
    return id;
  }
  const missionId = await aMission(test, creator, setting.nature ? { nature: setting.nature } : {});
  // A mission published before the conflict check: its candidates declare nothing.
  const forgetParties = 'delete from mission_party_list where mission_id = $1';
  if (setting.nature) await test.platform.database.pool.query(forgetParties, [missionId]);
  for (const one of candidates) id = await anApplication(test, missionId, one, setting.offer ?? 500);
  return id;
};

/**
 * Members whose vigilance file is written already: the cast is reused in many threads, whose prices add up.
 */
const filed = new WeakMap<TestMember, Promise<void>>();

const writeFile = async (test: TestApp, candidate: TestMember, state: Setting['file']): Promise<void> => {
  if (state === undefined) await aFile(test, candidate);
  if (state === 'old') await anOldFile(test, candidate);
};

const giveFile = (test: TestApp, candidate: TestMember, state: Setting['file']): Promise<void> => {
  const written = filed.get(candidate) ?? writeFile(test, candidate, state);
  filed.set(candidate, written);
  return written;
};

/** `rivals` have already applied to the same mission or offer. */
export const aStagedThread = async (
  test: TestApp,
  stage: MatrixStage,
  cast: Cast,
  rivals: readonly TestMember[] = [],
): Promise<StagedThread> => {
  const setting = settings[stage];
  const creator = await cast(
    setting.hearing
      ? { kind: 'EMPLOYEE', jobName: 'Avocat', firstName: 'Cliente' }
      : { kind: 'COMPANY', ...setting.creator },
  );
  const candidate = await cast({
    kind: 'EMPLOYEE',
    ...((setting.independence || setting.hearing) && { jobName: 'Avocat' }),
    ...(setting.hearing && { isPayable: true }),
    ...setting.candidate,
  });
  await giveFile(test, candidate, setting.file);
  const id = await openOf(test, setting, creator, [...rivals, candidate]);
  for (const step of setting.steps) {
    if (step === 'the hour') {
      await startHearing(test, id);
      continue;
    }
    const [role, command] = step;
    const by =
      role === 'creator' || role === 'candidate'
        ? { memberId: (role === 'creator' ? creator : candidate).id }
        : { role };
    await runCommand(
      test.platform,
      by,
      id,
      command === 'consent' ? consentTo(setting.about ?? 'MISSION') : command,
    );
  }
  return { id, creator, candidate };
};
