import { countedCents } from '@basoche/domain/pricing/instalments';
import { proposedMode } from '@basoche/domain/threads/proposed-mode';
import type { ActionType, ApplicationState } from '@basoche/domain/threads/states';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { defaultDemandRules } from '@basoche/domain/vigilance/default-demands';
import { demandsOn } from '@basoche/domain/vigilance/demands';
import { type FileState, fileOn } from '@basoche/domain/vigilance/file';
import type { RelationFacts } from '@basoche/domain/vigilance/gate';
import { vigilanceClientOf } from '@basoche/domain/vigilance/parties';
import { type AgreedMission, heldFrom } from '@basoche/domain/vigilance/relation';
import type { Followed, Stage } from './followed.ts';

/**
 * Vigilance files in memory, for candidates who are independents: the rules are applied beside the server
 * (rules §12).
 */

const agreedStates: readonly ApplicationState[] = ['WAITING_FUNDS', 'ONGOING', 'WAITING_RULES', 'DONE'];

const dayOf = (at: Date | null): Day | null => at && parisDay(at);

/** Missions that the two parties of a thread agreed on, in a direct relation or with held funds. */
const agreedWith = ({ threads }: Stage, { about, candidate }: Followed): AgreedMission[] =>
  threads
    .filter((one) => one.about.creator.id === about.creator.id && one.candidate.id === candidate.id)
    .flatMap(({ application: { mode, state, offerCents, endedAt, doneAt }, progress, agreedOn }) => {
      if (mode === null || offerCents === null || agreedOn === null || !agreedStates.includes(state))
        return [];
      const netCents = progress === null ? offerCents : countedCents(progress);
      // The end of one instalment is not the end of the mission.
      const hasEnded = progress === null || state === 'DONE';
      return [{ mode, netCents, concludedOn: agreedOn, endedOn: hasEnded ? dayOf(endedAt ?? doneAt) : null }];
    });

/** State of the candidate's file for the creator of a thread. */
export const fileStateIn = ({ book }: Stage, { about, candidate }: Followed, day: Day): FileState => {
  const documents = book.documents
    .filter(({ memberId, isWithdrawn }) => memberId === candidate.id && !isWithdrawn)
    .map(({ kind, from }) => ({ kind, from, until: null }));
  const client = vigilanceClientOf(about.creator);
  return fileOn(documents, demandsOn(defaultDemandRules, { candidate: 'independent', client }), day).state;
};

/** Facts of the file for a proposed mode; null without one, or if files are not required. */
const factsIn = (stage: Stage, thread: Followed, now: Date): RelationFacts | null => {
  const { application } = thread;
  if (!stage.book.asksForFiles || application.state !== 'WAITING_ACCEPTATION') return null;
  if (proposedMode(application) === null) return null;
  const day = parisDay(now);
  return { missions: agreedWith(stage, thread), file: { state: fileStateIn(stage, thread, day) }, day };
};

/** True if the creator of a thread must hold the file of its candidate. */
export const isHeldIn = (stage: Stage, thread: Followed, day: Day): boolean =>
  heldFrom(agreedWith(stage, thread), day) !== null;

const modeActions: readonly ActionType[] = ['DIRECT', 'FUNDS', 'PORTAGE'];
const launched: readonly ApplicationState[] = [
  'WAITING_PORTAGE',
  'WAITING_FUNDS',
  'ONGOING',
  'WAITING_RULES',
];

/** True for another candidate of the same mission with a proposed or agreed mode. */
const isUnderWay = ({ application: { state, actions } }: Followed): boolean =>
  launched.includes(state) ||
  (state === 'WAITING_ACCEPTATION' &&
    actions.some(({ type, result }) => modeActions.includes(type) && result === 'ONGOING'));

/** Updates the facts that the rules of a thread read from other threads, the candidate's file and the day. */
export const lookAround = (stage: Stage, thread: Followed): void => {
  const others = stage.threads.filter((one) => one.about.id === thread.about.id && one.id !== thread.id);
  thread.application = {
    ...thread.application,
    othersUnderWay: others.filter(isUnderWay).length,
    vigilance: factsIn(stage, thread, stage.test.clock.now()),
  };
};
