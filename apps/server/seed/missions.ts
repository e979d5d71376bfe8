import { searchableLabels } from '@basoche/domain/postings/labels';
import { closingDay } from '@basoche/domain/postings/publication';
import { summary } from '@basoche/domain/postings/summary';
import { addDays, type Day } from '@basoche/domain/time/paris';
import type { MissionTable } from '../src/platform/database/schema/tables.ts';
import { instantOf, inTheDay } from './calendar.ts';
import { closings } from './content/closings.ts';
import { communes } from './content/communes.ts';
import { businessMissions } from './content/missions/business.ts';
import { digitalMissions } from './content/missions/digital.ts';
import type { MissionKernel, Voice } from './content/missions/kernel.ts';
import { peopleMissions } from './content/missions/people.ts';
import { propertyMissions } from './content/missions/property.ts';
import { publicMissions } from './content/missions/public.ts';
import { workMissions } from './content/missions/work.ts';
import { expand, variantsOf } from './french.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';

type Required =
  | 'id'
  | 'labels'
  | 'is_archived'
  | 'filled_at'
  | 'is_withheld'
  | 'hidden_at'
  | 'created_at'
  | 'updated_at'
  | 'marks'
  | 'price_kinds'
  | 'seat_id';
export type MissionRow = Omit<MissionTable, Required> & {
  id: string;
  labels: string;
  is_archived: boolean;
  created_at: Date;
  updated_at: Date;
  seat_id: string | null;
};

export interface DemoMission {
  readonly row: MissionRow;
  readonly creator: DemoMember;
  readonly kernel: MissionKernel;
}

export const kernels: readonly MissionKernel[] = [
  ...businessMissions,
  ...workMissions,
  ...propertyMissions,
  ...peopleMissions,
  ...publicMissions,
  ...digitalMissions,
];

const missionCount = 380;

/** Number of missions of each persona; other members share the rest. */
const personaShare: Readonly<Record<string, number>> = {
  claire: 12,
  sophie: 11,
  yasmine: 4,
  jeanne: 5,
  rachid: 6,
};

const variants = kernels.flatMap((kernel) =>
  Array.from({ length: variantsOf(kernel.title) }, (_, place) => ({ kernel, place })),
);

/** Gives each mission its creator: first as many as each persona's share, then random members with the right voice. */
const creatorsFor = (random: Random, members: readonly DemoMember[]) => {
  const publishing = members.filter(({ voice, isVerified }) => voice !== null && isVerified);
  const left = new Map(
    publishing.flatMap((member) =>
      member.persona ? [[member, personaShare[member.persona.key] ?? 0] as const] : [],
    ),
  );
  return (voice: Voice): DemoMember => {
    const ofVoice = publishing.filter((member) => member.voice === voice);
    const persona = ofVoice.find((member) => (left.get(member) ?? 0) > 0);
    // Mixed, so that a persona's missions are spread over the months like the others'.
    if (persona && random.chance(0.7)) {
      left.set(persona, (left.get(persona) ?? 0) - 1);
      return persona;
    }
    return random.weighted(ofVoice, ({ row }) => (row.kind === 'EMPLOYEE' ? 1 : 3));
  };
};

const timing = (random: Random, today: Day) => {
  // More recent missions than old ones, as on a growing platform.
  const age = 1 + Math.floor(150 * random.next() ** 1.9);
  const publishedOn = addDays(today, -age);
  const endDate = random.chance(0.2) ? null : addDays(publishedOn, random.between(14, 58));
  const startNow = random.chance(0.55);
  return {
    created_at: instantOf(publishedOn, inTheDay(random, 0)),
    end_date: endDate,
    start_now: startNow,
    start_date: startNow ? null : addDays(publishedOn, random.between(10, 75)),
  };
};

const toStep = (euros: number) => Math.min(10_000, Math.max(100, Math.round(euros / 50) * 50));

const price = (random: Random, [low, high]: MissionKernel['price']) => {
  if (random.chance(0.15)) return { tarif_low_cents: null, tarif_high_cents: null };
  const factor = 0.85 + random.next() * 0.4;
  return { tarif_low_cents: toStep(low * factor) * 100, tarif_high_cents: toStep(high * factor) * 100 };
};

const place = (random: Random, kernel: MissionKernel, creator: DemoMember) => {
  const [department, city] = random.chance(0.7)
    ? creator.home
    : random.weighted(communes, (commune) => 40 + commune[3]);
  const onPlace = kernel.where === 'place' || (kernel.where === undefined && random.chance(0.9));
  return { onPlace, department, city };
};

interface Drawn {
  readonly creator: DemoMember;
  readonly kernel: MissionKernel;
  /** Place of the alternatives used from the kernel. */
  readonly variant: number;
  readonly place: ReturnType<typeof place>;
  readonly times: ReturnType<typeof timing>;
  readonly isArchived: boolean;
  readonly closing: string;
}

const missionOf = (
  random: Random,
  today: Day,
  { creator, kernel, variant, place: where, times, isArchived, closing }: Drawn,
): DemoMission => {
  const { onPlace, department, city } = where;
  const closesOn = closingDay({ endDate: times.end_date, publishedAt: times.created_at });
  const description = expand(`${kernel.text}${closing}`, variant, city);
  return {
    creator,
    kernel,
    row: {
      id: uuidAt(random, times.created_at),
      creator_id: creator.row.id,
      title: expand(kernel.title, variant, city),
      labels: searchableLabels({ domain: kernel.domain, place: onPlace ? department : null }),
      domain: kernel.domain,
      nature: kernel.nature,
      description,
      summary: summary(description),
      time_limit: expand(kernel.timeLimit, variant, city),
      experience: kernel.sought.join(' | '),
      on_place: onPlace,
      department: onPlace ? department : null,
      city: onPlace ? city : null,
      ...times,
      closes_on: closesOn,
      ...price(random, kernel.price),
      is_anonymous: random.chance(0.15),
      is_from_customer: creator.row.kind === 'CUSTOMER',
      is_archived: isArchived,
      is_listed: !isArchived && closesOn >= today,
      published_at: times.created_at,
      updated_at: times.created_at,
      seat_id: null,
    },
  };
};

/** Missions of the demonstration, newest last. */
export const demoMissions = (random: Random, today: Day, members: readonly DemoMember[]): DemoMission[] => {
  const creatorFor = creatorsFor(random, members);
  return random
    .shuffle(variants)
    .slice(0, missionCount)
    .map(({ kernel, place: variant }): DemoMission => {
      const creator = creatorFor(kernel.by);
      const where = place(random, kernel, creator);
      const times = timing(random, today);
      const isArchived = random.chance(0.11);
      const closing = random.chance(0.55) ? `\n\n${random.pick(closings[kernel.by])}` : '';
      return missionOf(random, today, { creator, kernel, variant, place: where, times, isArchived, closing });
    })
    .sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
};

/** A hand-written mission of a company, published so many days ago and open for so many days. */
export const ownMission = (
  random: Random,
  today: Day,
  creator: DemoMember,
  kernel: MissionKernel,
  { daysAgo, openDays }: { readonly daysAgo: number; readonly openDays: number },
): DemoMission => {
  const publishedOn = addDays(today, -daysAgo);
  const mission = missionOf(random, today, {
    creator,
    kernel,
    variant: 0,
    place: place(random, kernel, creator),
    times: {
      created_at: instantOf(publishedOn, inTheDay(random, 0)),
      end_date: addDays(publishedOn, openDays),
      start_now: true,
      start_date: null,
    },
    isArchived: false,
    closing: '',
  });
  const [low, high] = kernel.price;
  const told = { tarif_low_cents: low * 100, tarif_high_cents: high * 100, is_anonymous: false };
  return { ...mission, row: { ...mission.row, ...told } };
};
