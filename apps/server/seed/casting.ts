import { defaultEligibilityRules as rules } from '@basoche/domain/missions/default-eligibility-rules';
import type { EligibilityCandidate, EligibilitySubject } from '@basoche/domain/postings/who-may-apply';
import { mayApply } from '@basoche/domain/postings/who-may-apply';
import type { PartyFacts } from '@basoche/domain/threads/application';
import { portageExcludedNatures } from '@basoche/domain/threads/portage';
import { addDays, type Day, parisDay } from '@basoche/domain/time/paris';
import { areColleagues } from './content/teams.ts';
import type { DemoMember } from './members.ts';
import type { DemoMission } from './missions.ts';
import type { Random } from './random.ts';
import { retainerAwaited, type Scenario, secondConsent, secondOfThree, sheetToAccept } from './scenarios.ts';
import { drawStory, type Story, withDated } from './story.ts';
import { chargeOf, type DemoCharge, type DemoTeam } from './teams.ts';

/** A scenario with its mission, its candidate and the day on which it starts. */
export interface Casting {
  readonly scenario: Scenario;
  readonly mission: DemoMission;
  readonly candidate: DemoMember;
  /** The person in charge of the thread; null if the creator has no team. */
  readonly charge: DemoCharge | null;
  readonly story: Story;
  readonly firstDay: Day;
  readonly today: Day;
}

export const factsOf = ({ row }: DemoMember): PartyFacts => ({
  memberId: row.id,
  kind: row.kind,
  isMoral: row.is_moral,
});

export const subjectOf = ({ row, creator }: DemoMission): EligibilitySubject => ({
  type: 'MISSION',
  nature: row.nature,
  creatorId: row.creator_id,
  creatorKind: creator.row.kind,
  // Missions that are archived today were open at the time of the application.
  isArchived: false,
  isHidden: false,
  endDate: row.end_date,
  publishedAt: row.published_at,
});

export const candidateOf = ({ row, isVerified }: DemoMember): EligibilityCandidate => ({
  memberId: row.id,
  kind: row.kind,
  profession: row.job_name,
  isVerified,
  hasApplied: false,
});

/** After this many unsuitable missions, one that another candidate has won may be used again. */
const scarce = 800;
const portageMinimumEuros = 400;

const suits = ({ row, creator, kernel }: DemoMission, mode: Scenario['mode']): boolean => {
  if (mode === 'direct') return creator.row.kind !== 'CUSTOMER' || creator.row.is_moral;
  if (mode !== 'portage') return true;
  return (
    creator.row.is_moral &&
    kernel.price[0] >= portageMinimumEuros &&
    (row.tarif_low_cents ?? Number.POSITIVE_INFINITY) >= portageMinimumEuros * 100 &&
    !portageExcludedNatures.some((nature) => nature === row.nature)
  );
};

/**
 * First day for a story that must end just before a step of the calendar; null unless the mission was open on
 * that first day.
 */
const dayBefore = (day: Day, { row }: DemoMission, { lastDay }: Story): Day | null => {
  const first = addDays(day, -lastDay - 1);
  return first > parisDay(row.created_at) && first <= row.closes_on ? first : null;
};

/** A first day on which the mission was open, so that the story ended as long ago as its scenario requires. */
const firstDayOf = (
  random: Random,
  today: Day,
  { row }: DemoMission,
  story: Story,
  { daysAgo }: Scenario,
): Day | null => {
  const latest = [addDays(today, -daysAgo[0] - story.lastDay), row.closes_on].sort()[0] ?? today;
  const earliest =
    [addDays(today, -daysAgo[1] - story.lastDay), addDays(parisDay(row.created_at), 1)].sort()[1] ?? today;
  const span = (Date.parse(latest) - Date.parse(earliest)) / 86_400_000;
  return span < 0 ? null : addDays(earliest, random.between(0, span));
};

interface Stage {
  readonly teams: readonly DemoTeam[];
  /** Stories cast earlier. */
  readonly earlier?: readonly Casting[];
}

/** Casts every scenario as often as it requires. Personas come first, so that each has something to show. */
export const cast = (
  random: Random,
  today: Day,
  members: readonly DemoMember[],
  missions: readonly DemoMission[],
  scenarios: readonly Scenario[],
  { teams, earlier = [] }: Stage,
): Casting[] => {
  const candidates = members.filter(
    ({ row, isVerified, voice }) =>
      isVerified &&
      (row.kind === 'STUDENT' || row.kind === 'EMPLOYEE' || (row.kind === 'COMPANY' && voice === 'firm')),
  );
  const stars = candidates.filter(({ persona }) => persona !== null && persona.kind !== 'COMPANY');
  const starMissions = missions.filter(({ creator }) => creator.persona !== null);
  const applied = new Set(earlier.map(({ mission, candidate }) => `${mission.row.id} ${candidate.row.id}`));
  const won = new Set(earlier.flatMap(({ mission, scenario }) => (scenario.mode ? [mission] : [])));
  const played = new Map<DemoMember, number>();
  let turn = 0;

  const candidateFor = (mission: DemoMission, firstDay: Day, { mode }: Scenario): DemoMember | null => {
    const may = (member: DemoMember) =>
      !applied.has(`${mission.row.id} ${member.row.id}`) &&
      !areColleagues(mission.creator.persona?.key, member.persona?.key) &&
      (mode !== 'portage' || !member.row.is_moral) &&
      mayApply({ subject: subjectOf(mission), candidate: candidateOf(member), today: firstDay, rules }).ok;
    turn += 1;
    const star =
      turn % 3 === 0
        ? stars.toSorted((a, b) => (played.get(a) ?? 0) - (played.get(b) ?? 0)).find(may)
        : undefined;
    if (star) return star;
    for (let tries = 0; tries < 30; tries += 1) {
      const member = random.pick(candidates);
      if (member.persona === null && may(member)) return member;
    }
    return null;
  };

  const castOne = (scenario: Scenario, wantsStar: boolean): Casting => {
    const dated = scenario.dated?.(today) ?? [];
    for (let tries = 0; tries < 4 * scarce; tries += 1) {
      const mission = random.pick(wantsStar && tries < 60 ? starMissions : missions);
      if (!suits(mission, scenario.mode) || (scenario.mode && tries < scarce && won.has(mission))) continue;
      const drawn = drawStory(random, scenario, mission.row.nature);
      const [next] = dated;
      const firstDay = next
        ? dayBefore(next.day, mission, drawn)
        : firstDayOf(random, today, mission, drawn, scenario);
      const story = firstDay === null ? drawn : withDated(drawn, firstDay, dated);
      const candidate = firstDay && candidateFor(mission, firstDay, scenario);
      if (!candidate) continue;
      applied.add(`${mission.row.id} ${candidate.row.id}`);
      if (scenario.mode) won.add(mission);
      played.set(candidate, (played.get(candidate) ?? 0) + 1);
      // Some threads have another person in charge than their mission.
      const { id } = candidate.row.id.endsWith('a') ? candidate.row : mission.row;
      const charge = chargeOf(teams, mission.creator, id);
      return { scenario, mission, candidate, charge, story, firstDay, today };
    }
    throw new Error(`No mission suits the scenario "${scenario.name}".`);
  };

  // The most demanding scenarios first: few missions suit a portage, and few are old enough for a long story.
  const need = ({ mode, steps }: Scenario) => (mode === 'portage' ? 100 : 0) + steps.length;
  return scenarios
    .toSorted((a, b) => need(b) - need(a))
    .flatMap((scenario) =>
      Array.from({ length: scenario.count }, (_, index) => castOne(scenario, index % 3 === 0)),
    );
};

/** For each team with a deposit limit, casts a deposit above it, in the charge of a manager. */
export const castConsents = (
  random: Random,
  today: Day,
  members: readonly DemoMember[],
  missions: readonly DemoMission[],
  stage: Stage,
): Casting[] =>
  stage.teams.flatMap(({ firm, owner, seats, depositLimitCents: limit }) => {
    const seat = seats.find(({ role }) => role === 'manager');
    if (limit === null || seat === undefined) return [];
    const dear = missions.filter(
      ({ creator, row, kernel }) =>
        creator === firm && (row.tarif_low_cents ?? kernel.price[0] * 100) >= limit,
    );
    return cast(random, today, members, dear, [secondConsent], stage).map((casting) => ({
      ...casting,
      charge: { seat, owner },
    }));
  });

/** Personas with a staged price (instalments or months), each with its scenario. */
const stagedScenarios = { thomas: secondOfThree, yasmine: sheetToAccept, hugo: retainerAwaited } as const;
export type StagedPersona = keyof typeof stagedScenarios;

/** Casts a mission with a staged price for one persona. */
export const castStaged = (
  persona: StagedPersona,
  random: Random,
  today: Day,
  members: readonly DemoMember[],
  missions: readonly DemoMission[],
  stage: Stage,
): Casting[] => {
  const prestataire = members.filter(({ persona: own }) => own?.key === persona);
  return cast(random, today, prestataire, missions, [stagedScenarios[persona]], stage);
};
