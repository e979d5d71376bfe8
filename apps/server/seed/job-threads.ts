import type { JobStage } from '@basoche/domain/options/job-stages';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type { JobApplicationTable } from '../src/platform/database/schema/tables.ts';
import { dayOf, inTheDay, later, type Moment } from './calendar.ts';
import { candidateOf, factsOf } from './casting.ts';
import { candidateNotes, jobTalks, letters } from './content/letters.ts';
import { areColleagues } from './content/teams.ts';
import { expand } from './french.ts';
import type { DemoCv } from './job-cvs.ts';
import type { DemoOffer } from './job-offers.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import { rowsOf, type ThreadRows } from './rows.ts';
import type { Happening } from './story.ts';
import { chargeOf, type DemoTeam } from './teams.ts';
import { agreement } from './thread-commands.ts';
import { type Played, playThrough } from './threads.ts';

/** An application to an offer, with its letter and CV, and its creator's stage and note. */
export interface DemoJobThread {
  readonly played: Played;
  readonly rows: ThreadRows;
  readonly sent: Insertable<JobApplicationTable>;
}

/** Outcomes of an application, with their weights and the stages that its creator may have set. */
const fates = [
  { weight: 8, talks: false, end: null, stages: ['new'] },
  { weight: 3, talks: false, end: null, stages: ['shortlisted'] },
  { weight: 5, talks: true, end: null, stages: ['shortlisted', 'interview', 'offer'] },
  { weight: 3, talks: false, end: 'refuseCandidate', stages: ['new', 'shortlisted'] },
  { weight: 1, talks: true, end: 'refuseCandidate', stages: ['interview'] },
  { weight: 1.5, talks: false, end: 'withdraw', stages: ['new', 'shortlisted'] },
] as const satisfies readonly {
  weight: number;
  talks: boolean;
  end: 'refuseCandidate' | 'withdraw' | null;
  stages: readonly JobStage[];
}[];
type Fate = (typeof fates)[number];

const storyOf = (random: Random, fate: Fate): Happening[] => {
  let at: Moment = inTheDay(random, 0);
  const happenings: Happening[] = [{ at, by: 'candidate', command: 'apply' }];
  const add = (by: Happening['by'], command: Happening['command'], hours: readonly [number, number]) => {
    at = later(random, at, hours);
    happenings.push({ at, by, command });
  };
  if (fate.talks) {
    add('creator', 'nda', [6, 60]);
    const consents = new Set(['creator']);
    for (const [who, words] of random.pick(jobTalks)) {
      const by = who === 'c' ? 'creator' : 'candidate';
      if (!consents.has(by)) add(by, 'nda', [1, 20]);
      consents.add(by);
      at = later(random, at, [0.1, 8]);
      happenings.push({ at, by, command: 'message', words });
    }
  }
  if (fate.end !== null) add(fate.end === 'withdraw' ? 'candidate' : 'creator', fate.end, [20, 120]);
  return happenings;
};

/**
 * Adds the filling of the offer, if it is filled, which notifies a candidate who was neither refused nor has
 * withdrawn.
 */
const withFilling = (happenings: Happening[], offer: DemoOffer, firstDay: Day, fate: Fate): Happening[] => {
  const { filled_at } = offer.row;
  if (filled_at === null || fate.end !== null) return happenings;
  const at = Math.round((filled_at.getTime() - startOfParisDay(firstDay).getTime()) / 60_000);
  return [...happenings, { at, by: 'creator', command: 'job/filled' }];
};

/** A first day on which the offer was open, so that the story ended before today and before the offer was filled. */
const firstDayOf = (random: Random, today: Day, { row }: DemoOffer, happenings: readonly Happening[]) => {
  const lastDay = dayOf(happenings.at(-1)?.at ?? 0);
  const over = row.filled_at === null ? today : parisDay(row.filled_at);
  const latest = [addDays(over, -lastDay - 1), row.end_date].sort()[0] ?? today;
  const earliest = addDays(parisDay(row.published_at), 1);
  const span = (Date.parse(latest) - Date.parse(earliest)) / 86_400_000;
  return span < 0 ? null : addDays(earliest, random.between(0, span));
};

const commandOf =
  (variant: number) =>
  ({ command, words = '' }: Happening): ThreadCommand => {
    if (command === 'apply') return { type: command, offerCents: null, tvaApplicable: false };
    if (command === 'nda') return { type: command, ...agreement };
    if (command === 'message') return { type: command, content: expand(words, variant) };
    if (command === 'refuseCandidate' || command === 'withdraw' || command === 'job/filled') {
      return { type: command };
    }
    throw new Error(`No application to an offer is told ${command}.`);
  };

interface Stage {
  readonly members: readonly DemoMember[];
  readonly offers: readonly DemoOffer[];
  readonly cvs: readonly DemoCv[];
  readonly teams: readonly DemoTeam[];
}

/** Personas' offers have more candidates, and personas apply more often. */
export const demoJobThreads = (
  random: Random,
  today: Day,
  { members, offers, cvs, teams }: Stage,
): DemoJobThread[] => {
  const cvOf = new Map(cvs.map(({ row }) => [row.member_id, row]));
  const candidates = members.filter(
    ({ row, isVerified }) => isVerified && (row.kind === 'STUDENT' || row.kind === 'EMPLOYEE'),
  );
  const likely = ({ persona, row }: DemoMember) => (persona ? 8 : 1) + (cvOf.has(row.id) ? 4 : 0);

  const threadOf = (offer: DemoOffer, candidate: DemoMember): DemoJobThread[] => {
    const { creator, row } = offer;
    const fate = random.weighted(fates, ({ weight }) => weight);
    const drawn = storyOf(random, fate);
    const firstDay = firstDayOf(random, today, offer, drawn);
    if (firstDay === null) return [];
    const variant = random.between(0, 2);
    const charge = chargeOf(teams, creator, row.id);
    const played = playThrough({
      name: row.title,
      prospect: {
        state: null,
        type: 'JOB',
        creator: factsOf(creator),
        candidate: { ...factsOf(candidate), ...candidateOf(candidate) },
        subject: {
          type: 'JOB',
          nature: row.nature,
          creatorId: row.creator_id,
          creatorKind: creator.row.kind,
          // Offers that are archived today were open at the time of the application.
          isArchived: false,
          isHidden: false,
          endDate: row.end_date,
          publishedAt: row.published_at,
        },
        rules: [],
        conflicts: null,
      },
      charge,
      happenings: withFilling(drawn, offer, firstDay, fate),
      firstDay,
      commandOf: commandOf(variant),
    });
    const stage = random.pick<JobStage>(fate.stages);
    const rows = rowsOf(random, played, {
      today,
      about: { job_id: row.id, is_from_customer: false, stage },
      charge,
    });
    const cv = cvOf.get(candidate.row.id);
    const isKept = cv !== undefined && cv.created_at < played.createdAt;
    return [
      {
        played,
        rows,
        sent: {
          application_id: rows.application.id,
          letter: random.chance(0.8) ? expand(random.pick(letters), variant) : null,
          cv_id: isKept && random.chance(0.85) ? cv.id : null,
          note: stage !== 'new' && random.chance(0.6) ? expand(random.pick(candidateNotes), 0) : '',
        },
      },
    ];
  };

  return offers
    .flatMap((offer) => {
      const most = offer.creator.persona === null ? random.between(0, 2) : random.between(3, 8);
      const chosen = new Set<DemoMember>();
      for (let tries = 0; tries < most; tries += 1) {
        const candidate = random.weighted(candidates, likely);
        const { persona, row } = offer.creator;
        if (candidate.row.id !== row.id && !areColleagues(persona?.key, candidate.persona?.key))
          chosen.add(candidate);
      }
      return [...chosen].flatMap((candidate) => threadOf(offer, candidate));
    })
    .sort((a, b) => a.played.createdAt.getTime() - b.played.createdAt.getTime());
};
