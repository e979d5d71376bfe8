import type { Day } from '@basoche/domain/time/paris';
import { demoAvailability } from './availability.ts';
import { type Casting, cast, castConsents, castStaged, type StagedPersona } from './casting.ts';
import { type DemoCompany, demoCompanies } from './companies.ts';
import { stagedMissions } from './content/missions/staged.ts';
import { type DemoCv, demoCvs } from './job-cvs.ts';
import { type DemoOffer, demoOffers } from './job-offers.ts';
import { type DemoJobThread, demoJobThreads } from './job-threads.ts';
import { keptOffers } from './kept-job-offers.ts';
import { type DemoMember, demoMembers } from './members.ts';
import { type DemoMission, demoMissions, ownMission } from './missions.ts';
import { demoMoney } from './money.ts';
import { type DemoPicture, demoPictures } from './pictures.ts';
import { type DemoProfiles, demoProfiles, measurePersons } from './profiles.ts';
import { type Random, randomFrom } from './random.ts';
import { type DemoThread, rowsOf } from './rows.ts';
import { scenarios } from './scenarios.ts';
import { type DemoSearchRow, demoSearches } from './searches.ts';
import { demoTeamRows } from './team-rows.ts';
import { chargeOf, demoTeams } from './teams.ts';
import { play } from './threads.ts';
import { type DemoTies, demoTies } from './ties.ts';
import { demoViews, type ViewCountRow } from './views.ts';

export interface Demo {
  readonly members: readonly DemoMember[];
  readonly missions: readonly DemoMission[];
  readonly offers: readonly DemoOffer[];
  readonly threads: readonly DemoThread[];
  readonly ties: DemoTies;
  readonly views: readonly ViewCountRow[];
  readonly searches: readonly DemoSearchRow[];
  readonly cvs: readonly DemoCv[];
  readonly jobThreads: readonly DemoJobThread[];
  readonly offersKept: ReturnType<typeof keptOffers>;
  readonly money: ReturnType<typeof demoMoney>;
  readonly pictures: readonly DemoPicture[];
  readonly profiles: DemoProfiles;
  readonly companies: readonly DemoCompany[];
  readonly availability: ReturnType<typeof demoAvailability>;
  readonly teams: ReturnType<typeof demoTeamRows>;
}

/** Default seed. Another number gives another demonstration. */
const demoSeed = 1_447;

/** Two missions of Verdelune for staged prices: one old enough for a paid first month, and a recent one. */
const demoStagedMissions = (random: Random, today: Day, members: readonly DemoMember[]) => {
  const verdelune = members.find(({ persona }) => persona?.key === 'claire');
  if (verdelune === undefined) throw new Error('Verdelune is missing.');
  const { day, retainer } = stagedMissions;
  return {
    byDay: ownMission(random, today, verdelune, day, { daysAgo: 110, openDays: 75 }),
    byMonth: ownMission(random, today, verdelune, retainer, { daysAgo: 24, openDays: 35 }),
  };
};

/**
 * The whole demonstration, up to the evening before `today`. The same day and seed give the same data, ids
 * included.
 */
export const generateDemo = ({ today, seed = demoSeed }: { today: Day; seed?: number }): Demo => {
  const random = randomFrom(seed);
  const members = demoMembers(random, today);
  const drawnMissions = demoMissions(random, today, members);
  const { byDay, byMonth } = demoStagedMissions(randomFrom(seed + 21), today, members);
  const missions = [...drawnMissions, byDay, byMonth];
  const teams = demoTeams(randomFrom(seed + 11), today, members);
  for (const { row, creator } of missions) row.seat_id = chargeOf(teams, creator, row.id)?.seat.id ?? null;
  const castings = cast(random, today, members, drawnMissions, scenarios, { teams });
  const playOne =
    (source: Random) =>
    (casting: Casting): DemoThread => {
      const played = play(source, casting);
      const { id: mission_id, is_from_customer } = casting.mission.row;
      const place = { today, about: { mission_id, is_from_customer }, charge: casting.charge };
      return { played, rows: rowsOf(source, played, place) };
    };
  const consents = castConsents(randomFrom(seed + 12), today, members, drawnMissions, {
    teams,
    earlier: castings,
  });
  // Each is drawn from its own source, so that adding one changes no other data.
  const staged: DemoThread[] = [];
  const castApart = (persona: StagedPersona, number: number, suited: readonly DemoMission[]): void => {
    const earlier = [...castings, ...consents, ...staged.map(({ played: { casting } }) => casting)];
    const source = randomFrom(seed + number);
    const [casting] = castStaged(persona, source, today, members, suited, { teams, earlier });
    if (casting !== undefined) staged.push(playOne(randomFrom(seed + number + 1))(casting));
  };
  castApart('thomas', 15, drawnMissions);
  castApart('yasmine', 17, [byDay]);
  castApart('hugo', 19, [byMonth]);
  const threads = [
    ...castings.map(playOne(random)),
    ...consents.map(playOne(randomFrom(seed + 13))),
    ...staged,
  ];
  const applied = threads.map(({ played, rows: { application } }) => ({
    missionId: played.casting.mission.row.id,
    candidateId: application.candidate_id,
    createdAt: played.createdAt,
  }));
  const ties = demoTies({ random, today, members, missions: drawnMissions, applied });
  const views = [
    ...demoViews(random, today, drawnMissions, applied),
    ...demoViews(randomFrom(seed + 22), today, [byDay, byMonth], applied),
  ];
  const searches = demoSearches(random, today, members);
  // Drawn from another source, so that changes of offers do not change missions.
  const offers = demoOffers(randomFrom(seed + 1), today, members);
  for (const { row, creator } of offers) row.seat_id = chargeOf(teams, creator, row.id)?.seat.id ?? null;
  const offersKept = keptOffers(randomFrom(seed + 2), today, members, offers);
  const jobRandom = randomFrom(seed + 3);
  const cvs = demoCvs(jobRandom, today, members);
  const jobThreads = demoJobThreads(jobRandom, today, { members, offers, cvs, teams });
  const money = demoMoney(randomFrom(seed + 4), threads);
  const availability = demoAvailability(randomFrom(seed + 5), today, members);
  const pictures = demoPictures(randomFrom(seed + 9), members);
  const profiles = demoProfiles(randomFrom(seed + 7), today, members);
  measurePersons(members, profiles);
  const companies = demoCompanies(randomFrom(seed + 8), today, members);
  const teamRows = demoTeamRows({ random: randomFrom(seed + 14), today, missions, threads }, teams);
  return {
    members: [...members, ...teams.flatMap(({ newcomers }) => newcomers)],
    teams: teamRows,
    missions,
    offers,
    cvs,
    jobThreads,
    threads,
    ties,
    views,
    searches,
    offersKept,
    money,
    pictures,
    profiles,
    companies,
    availability,
  };
};
