import type { OwnJob } from '@basoche/contract/jobs/jobs';
import type { OwnMission } from '@basoche/contract/missions/missions';
import type { JobCandidate } from '@basoche/contract/threads/job-candidates';
import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { jobStages } from '@basoche/domain/options/job-stages';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { expectedCard, isExpired, isJob, newestApplied, newestPublished, toldCard } from './cards.ts';
import { type Check, check, type Known } from './check.ts';
import type { Person, Publication } from './event-book.ts';
import type { ThreadHistory } from './history.ts';

/** A creator's own missions and offers, their candidates, and the counts of both. */

const historiesOf = ({ histories }: Known, about: Publication): ThreadHistory[] =>
  histories.filter(({ thread }) => thread.about.id === about.id);

const stageOf = ({ book }: Known, { thread }: ThreadHistory) => book.stages.get(thread.id) ?? 'new';

const expectedOwn = (known: Known, about: Publication) => {
  const candidates = historiesOf(known, about);
  return {
    ...expectedCard(known, about.creator, about),
    candidates: candidates.length,
    newCandidates: candidates.filter((one) => one.state === 'NEW' && stageOf(known, one) === 'new').length,
    permitted: [
      'update',
      'publish',
      'candidates',
      ...(isExpired(about, known) ? ['relaunch'] : []),
      ...(about.isArchived ? [] : ['fill']),
    ],
  };
};

const toldOwn = (one: OwnMission | OwnJob) => ({
  ...toldCard(one),
  candidates: one.candidates,
  newCandidates: one.newCandidates,
  permitted: one.permitted,
});

const ownLists = (known: Known, member: Person, type: Publication['type']): Check[] => {
  const own = newestPublished(known.book.publications).filter(
    (one) => one.type === type && one.creator.id === member.id,
  );
  const isMission = type === 'MISSION';
  const path = isMission ? `/missions/${member.id}` : '/jobs/me';
  const list = (query: string, kept: readonly Publication[]) =>
    check<(OwnMission | OwnJob)[]>({
      about: `the own list (${type}${query}) of ${member.name}`,
      token: member.token,
      path: `${path}${query}`,
      expected: kept.map((one) => expectedOwn(known, one)),
      told: (all) => all.map(toldOwn),
    });
  const archived = own.filter(({ isArchived }) => isArchived);
  const published = own.filter(({ isArchived }) => !isArchived);
  return [
    list('', own),
    list('?isArchived=true', archived),
    list('?isArchived=false', published),
    check<unknown>({
      about: `the own counts (${type}) of ${member.name}`,
      token: member.token,
      path: isMission ? `/missions/count/creator/${member.id}` : '/jobs/me/count',
      expected: [published.length, archived.length],
      told: (counts) => counts,
    }),
  ];
};

/** Days after which a review opens by itself; the second review of a mission opens both (rules §3). */
const hiddenDays = 14;

/** Open reviews of this candidate by creators. Each has the grade 4, which the moves give. */
const gradesOf = ({ histories, now }: Known, candidateId: string): number =>
  histories.filter(({ thread, reviewedAt: { creator, candidate } }) => {
    if (creator === undefined || thread.candidate.id !== candidateId) return false;
    return candidate !== undefined || creator.getTime() + hiddenDays * 86_400_000 <= now.getTime();
  }).length;

const expectedCandidate = (known: Known, history: ThreadHistory) => {
  const { id, candidate } = history.thread;
  const grades = gradesOf(known, candidate.id);
  return {
    id,
    state: history.state,
    offer: (history.offerCents ?? 0) / 100,
    instalments: history.planned.map(({ title, cents, days }) => ({ title, sum: cents / 100, days })),
    offerToConfirm: known.book.toConfirm.get(id) ?? [],
    createdAt: history.createdAt,
    user: candidate.id,
    rating: grades === 0 ? null : { average: 4, count: grades },
    nbMissions: known.histories.filter(
      ({ thread, state }) => thread.candidate.id === candidate.id && state === 'DONE',
    ).length,
    hasConsented: history.consents.includes('creator'),
  };
};

const toldCandidate = (told: Candidate) => ({
  id: told.id,
  state: told.state,
  offer: told.offer,
  instalments: told.instalments ?? [],
  offerToConfirm: told.offerToConfirm,
  createdAt: told.createdAt,
  user: told.user.id,
  rating: told.rating,
  nbMissions: told.nbMissions,
  hasConsented: told.creatorNDAConsent,
});

/** Newest first; refused ones come last. */
const refusedLast = (all: readonly ThreadHistory[]): ThreadHistory[] =>
  newestApplied(all).toSorted((a, b) => Number(a.state === 'REFUSED') - Number(b.state === 'REFUSED'));

/** The states in the order of the tabs of a mission's candidates, after that of all. */
const tabs: readonly ApplicationState[] = [
  'NEW',
  'REFUSED',
  'WAITING_ACCEPTATION',
  'WAITING_PORTAGE',
  'WAITING_FUNDS',
  'WAITING_RULES',
  'ONGOING',
  'DONE',
];

const missionCandidates = (known: Known, about: Publication): Check[] => {
  const { token } = about.creator;
  const candidates = refusedLast(historiesOf(known, about));
  const list = (query: string, kept: readonly ThreadHistory[]) =>
    check<Candidate[]>({
      about: `the candidates${query} of «\u00a0${about.title}\u00a0»`,
      token,
      path: `/missions/postulants/${about.id}${query}`,
      expected: kept.map((one) => expectedCandidate(known, one)),
      told: (all) => all.map(toldCandidate),
    });
  const state = candidates[0]?.state ?? 'NEW';
  return [
    list('', candidates),
    list(
      `?state=${state}`,
      candidates.filter((one) => one.state === state),
    ),
    check<unknown>({
      about: `the candidates' counts of «\u00a0${about.title}\u00a0»`,
      token,
      path: `/missions/postulate/counts/${about.id}`,
      expected: tabs.map((tab) => candidates.filter((one) => one.state === tab).length),
      told: (counts) => counts,
    }),
  ];
};

const jobCandidates = (known: Known, about: Publication): Check[] => {
  const { token } = about.creator;
  const candidates = refusedLast(historiesOf(known, about));
  const refused = candidates.filter(({ state }) => state === 'REFUSED');
  const kept = candidates.filter(({ state }) => state !== 'REFUSED');
  const list = (query: string, all: readonly ThreadHistory[]) =>
    check<JobCandidate[]>({
      about: `the candidates${query} of «\u00a0${about.title}\u00a0»`,
      token,
      path: `/jobs/postulants/${about.id}${query}`,
      expected: all.map((one) => ({
        id: one.thread.id,
        isRefused: one.state === 'REFUSED',
        isWithdrawn: one.closedReason === 'withdrawn',
        stage: stageOf(known, one),
        createdAt: one.createdAt,
        user: one.thread.candidate.id,
        hasConsented: one.consents.includes('creator'),
      })),
      told: (answer) =>
        answer.map(({ id, isRefused, isWithdrawn, stage, createdAt, user, creatorNDAConsent }) => ({
          id,
          isRefused,
          isWithdrawn,
          stage,
          createdAt,
          user: user.id,
          hasConsented: creatorNDAConsent,
        })),
    });
  const count = (name: string, expected: readonly number[]) =>
    check<unknown>({
      about: `the candidates' ${name} of «\u00a0${about.title}\u00a0»`,
      token,
      path: `/jobs/postulates/${name}/${about.id}`,
      expected,
      told: (counts) => counts,
    });
  const atStage = (stage: string) => kept.filter((one) => stageOf(known, one) === stage);
  return [
    list('', candidates),
    list('?isRefused=true', refused),
    list('?stage=interview', atStage('interview')),
    count('count', [kept.length, refused.length]),
    count(
      'stages',
      jobStages.map(({ value }) => atStage(value).length),
    ),
  ];
};

export const ownChecks = (known: Known, member: Person): Check[] => {
  const own = known.book.publications.filter(({ creator }) => creator.id === member.id);
  return [
    ...ownLists(known, member, 'MISSION'),
    ...(member.kind === 'CUSTOMER' ? [] : ownLists(known, member, 'JOB')),
    ...own.flatMap((about) => (isJob(about) ? jobCandidates(known, about) : missionCandidates(known, about))),
  ];
};
