import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { MissionCard, OwnMission } from '@basoche/contract/missions/missions';
import { totalCountHeader } from '@basoche/contract/route';
import type { AppliedJob } from '@basoche/contract/threads/job-applications';
import type { AppliedMission } from '@basoche/contract/threads/mission-applications';
import {
  audiences,
  expectedCard,
  isJob,
  newestApplied,
  newestPublished,
  openAmong,
  toldCard,
} from './cards.ts';
import { type Check, check, type Known } from './check.ts';
import type { Person, Publication } from './event-book.ts';
import type { ThreadHistory } from './history.ts';

/** A member's applications and favourites, with their counts. */

const appliedOf = (
  { histories }: Known,
  member: Person,
  isListed: (one: Publication) => boolean,
): ThreadHistory[] =>
  newestApplied(histories).filter(
    ({ thread }) => thread.candidate.id === member.id && isListed(thread.about),
  );

const appliedMissions = (known: Known, member: Person, path: string, isListed: typeof isJob): Check =>
  check<AppliedMission[]>({
    about: `the applied list ${path} of ${member.name}`,
    token: member.token,
    path,
    expected: appliedOf(known, member, isListed).map((one) => ({
      id: one.thread.id,
      state: one.state,
      offer: (one.offerCents ?? 0) / 100,
      offerToConfirm: known.book.toConfirm.get(one.thread.id) ?? [],
      createdAt: one.createdAt,
      mission: expectedCard(known, member, one.thread.about, one.isRevealed),
    })),
    told: (all) =>
      all.map(({ id, state, offer, offerToConfirm, createdAt, mission }) => ({
        id,
        state,
        offer,
        offerToConfirm,
        createdAt,
        mission: toldCard(mission),
      })),
  });

const appliedJobs = (known: Known, member: Person): Check =>
  check<AppliedJob[]>({
    about: `the applied list of offers of ${member.name}`,
    token: member.token,
    path: '/jobs/postulates',
    expected: appliedOf(known, member, audiences.jobs).map((one) => ({
      id: one.thread.id,
      isRefused: one.state === 'REFUSED',
      isWithdrawn: one.closedReason === 'withdrawn',
      createdAt: one.createdAt,
      job: expectedCard(known, member, one.thread.about),
    })),
    told: (all) => all.map(({ jobOffer, ...rest }) => ({ ...rest, job: toldCard(jobOffer) })),
  });

/** [open, applied to], as the tabs of each public list count them. */
const counts = (known: Known, member: Person, path: string, isListed: typeof isJob): Check =>
  check<unknown>({
    about: `the counts ${path} of ${member.name}`,
    token: member.token,
    path,
    expected: [openAmong(known, isListed).length, appliedOf(known, member, isListed).length],
    told: (answer) => answer,
  });

/**
 * An archived publication stays readable for its creator and its candidates, and disappears from everybody else's
 * favourites.
 */
const favourites = (known: Known, member: Person, path: string, type: Publication['type']): Check => {
  const { favourites: all } = known.book;
  const applied = appliedOf(known, member, (one) => one.type === type);
  const kept = all
    .filter(({ memberId, about }) => memberId === member.id && about.type === type)
    .toReversed()
    .flatMap(({ about }) => {
      const own = applied.find(({ thread }) => thread.about.id === about.id);
      const isReadable = !about.isArchived || about.creator.id === member.id || own !== undefined;
      return isReadable ? [expectedCard(known, member, about, own?.isRevealed)] : [];
    });
  return check<(MissionCard | JobCard)[]>({
    about: `the favourites (${type}) of ${member.name}`,
    token: member.token,
    path,
    expected: { kept, total: kept.length },
    told: (cards, headers) => ({ kept: cards.map(toldCard), total: Number(headers[totalCountHeader]) }),
  });
};

/** Another member's missions: those that are open and not anonymous, without data of candidates. */
const othersOwn = (known: Known, member: Person, creator: Person): Check =>
  check<OwnMission[]>({
    about: `the missions of ${creator.name} that ${member.name} is shown`,
    token: member.token,
    path: `/missions/${creator.id}`,
    expected: newestPublished(openAmong(known, (one) => !isJob(one) && !one.isAnonymous))
      .filter((one) => one.creator.id === creator.id)
      .map((one) => ({
        ...expectedCard(known, member, one),
        candidates: 0,
        newCandidates: 0,
        permitted: [],
      })),
    told: (all) =>
      all.map((one) => ({
        ...toldCard(one),
        candidates: one.candidates,
        newCandidates: one.newCandidates,
        permitted: one.permitted,
      })),
  });

export const appliedChecks = (known: Known, member: Person): Check[] => {
  const creators = new Set(known.book.publications.map(({ creator }) => creator));
  const isOnlooker = !known.book.threads.some(({ candidate }) => candidate.id === member.id);
  return [
    appliedMissions(known, member, `/missions/postulate/${member.id}`, audiences.members),
    appliedMissions(known, member, '/missions/customers/postulate', audiences.customers),
    appliedJobs(known, member),
    counts(known, member, `/missions/count/user/${member.id}`, audiences.members),
    counts(known, member, '/missions/customers/count', audiences.customers),
    counts(known, member, '/jobs/count', audiences.jobs),
    favourites(known, member, '/missions/favourites', 'MISSION'),
    favourites(known, member, '/jobs/favourites', 'JOB'),
    ...(isOnlooker ? [...creators].map((creator) => othersOwn(known, member, creator)) : []),
  ];
};
