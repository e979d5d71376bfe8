import { searchableLabels } from '@basoche/domain/postings/labels';
import { summary } from '@basoche/domain/postings/summary';
import { addDays, type Day } from '@basoche/domain/time/paris';
import type { JobOfferTable } from '../src/platform/database/schema/tables.ts';
import { instantOf, inTheDay } from './calendar.ts';
import { communes } from './content/communes.ts';
import { companyOffers } from './content/job-offers/companies.ts';
import { firmOffers } from './content/job-offers/firms.ts';
import type { OfferKernel, Recruiter } from './content/job-offers/kernel.ts';
import { officeOffers } from './content/job-offers/offices.ts';
import { benefits, payWords, processes, teams } from './content/job-offers/parts.ts';
import { expand, variantsOf } from './french.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';

export type DemoJobRow = Omit<
  JobOfferTable,
  'id' | 'is_archived' | 'is_withheld' | 'hidden_at' | 'marks' | 'seat_id'
> & {
  id: string;
  is_archived: boolean;
  seat_id: string | null;
};

export interface DemoOffer {
  readonly row: DemoJobRow;
  readonly creator: DemoMember;
}

const kernels: readonly OfferKernel[] = [...companyOffers, ...firmOffers, ...officeOffers];

/** Number of offers of each persona; other members share the rest. */
const personaShare: Readonly<Record<string, number>> = { claire: 7, sophie: 6, yasmine: 2 };

const creatorsFor = (random: Random, members: readonly DemoMember[]) => {
  const recruiting = members.filter(
    ({ row, voice, isVerified }) => voice !== null && isVerified && row.kind !== 'CUSTOMER',
  );
  const left = new Map(Object.entries(personaShare));
  return (by: Recruiter): DemoMember => {
    const ofVoice = recruiting.filter(({ voice }) => voice === by);
    const persona = ofVoice.find((member) => (left.get(member.persona?.key ?? '') ?? 0) > 0);
    if (persona?.persona && random.chance(0.4)) {
      left.set(persona.persona.key, (left.get(persona.persona.key) ?? 0) - 1);
      return persona;
    }
    return random.weighted(ofVoice, ({ row }) => (row.kind === 'EMPLOYEE' ? 1 : 5));
  };
};

/** Publication, deadline and outcome of an offer. */
const lifeOf = (random: Random, today: Day) => {
  const age = 1 + Math.floor(120 * random.next() ** 1.7);
  const publishedOn = addDays(today, -age);
  const endDate = addDays(publishedOn, random.between(35, 95));
  const published_at = instantOf(publishedOn, inTheDay(random, 0));
  const isFilled = age > 20 && random.chance(0.14);
  const isArchived = isFilled || random.chance(0.07);
  const startNow = random.chance(0.5);
  return {
    created_at: published_at,
    published_at,
    updated_at: published_at,
    end_date: endDate,
    start_now: startNow,
    start_date: startNow ? null : addDays(publishedOn, random.between(40, 120)),
    is_archived: isArchived,
    filled_at: isFilled
      ? instantOf(addDays(publishedOn, random.between(12, age - 1)), inTheDay(random, 0))
      : null,
    is_listed: !isArchived && endDate >= today,
  };
};

const none = { salary: null, salary_low_cents: null, salary_high_cents: null, salary_period: null } as const;

/** Rounds to an amount that people would write, in cents. */
const rounded = (euros: number, step: number) => Math.round(euros / step) * step * 100;

const payOf = (
  random: Random,
  { pay: [low, high, period = 'year'], by }: OfferKernel,
  place: number,
  town: string,
) => {
  const draw = random.next();
  if (draw < 0.12) return none;
  if (draw < 0.24) return { ...none, salary: expand(random.pick(payWords[by]), place, town) };
  const step = period === 'year' ? 1_000 : 50;
  const factor = 0.94 + random.next() * 0.16;
  return {
    salary: null,
    salary_low_cents: rounded(low * factor, step),
    salary_high_cents: rounded(high * factor, step),
    salary_period: period,
  };
};

/** Job offers of the demonstration, newest last. */
export const demoOffers = (random: Random, today: Day, members: readonly DemoMember[]): DemoOffer[] => {
  const creatorFor = creatorsFor(random, members);
  const posts = kernels.flatMap((kernel) =>
    Array.from({ length: variantsOf(kernel.title) }, (_, place) => ({ kernel, place })),
  );
  return random
    .shuffle(posts)
    .map(({ kernel, place }): DemoOffer => {
      const creator = creatorFor(kernel.by);
      const [department, city] = random.chance(0.8)
        ? creator.home
        : random.weighted(communes, (commune) => 40 + commune[3]);
      const isSomewhere = kernel.modality !== 'distance';
      const life = lifeOf(random, today);
      const paragraphs = [random.pick(teams[kernel.by]), kernel.work, kernel.profile, random.pick(processes)];
      const description = paragraphs.map((paragraph) => expand(paragraph, place, city)).join('\n\n');
      return {
        creator,
        row: {
          id: uuidAt(random, life.created_at),
          creator_id: creator.row.id,
          title: expand(kernel.title, place, city).trim().replace(/ {2,}/g, ' '),
          labels: searchableLabels({ domain: kernel.domain, place: isSomewhere ? department : null }),
          domain: kernel.domain,
          nature: kernel.nature,
          modality: kernel.modality ?? 'onPlace',
          department: isSomewhere ? department : null,
          city: isSomewhere ? city : null,
          contract_type: kernel.contract ?? 'CDI',
          timing: kernel.timing ?? (random.chance(0.12) ? 'part' : 'full'),
          experiences: kernel.sought.join(' | '),
          ...payOf(random, kernel, place, city),
          salary_description: random.chance(0.6)
            ? expand(random.pick(benefits[kernel.by]), place, city)
            : null,
          description,
          summary: summary(description),
          ...life,
          seat_id: null,
        },
      };
    })
    .sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
};
