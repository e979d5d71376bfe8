import { searchableLabels } from '@basoche/domain/listings/labels';
import { summary } from '@basoche/domain/listings/summary';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type { JobOfferTable } from '../src/platform/schema/job-offers.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** A published offer, stored as it is when it is written: its id. */
export const aJobOffer = async (
  { platform, clock }: TestApp,
  creator: TestMember,
  wishes: Partial<Insertable<JobOfferTable>> = {},
): Promise<string> => {
  const now = clock.now();
  const offer = {
    creator_id: creator.id,
    title: 'Juriste en droit des sociétés',
    domain: 'droit_affaires',
    nature: 'redaction',
    modality: 'onPlace',
    department: '75',
    city: 'Paris',
    contract_type: 'CDI',
    timing: 'full',
    start_now: true,
    end_date: addDays(parisDay(now), 30),
    experiences: 'juriste | 2_5ans',
    description: 'Tenir les assemblées et les registres de quarante filiales.',
    created_at: now,
    published_at: now,
    updated_at: now,
    is_listed: true,
    ...wishes,
  } satisfies Partial<Insertable<JobOfferTable>>;
  const { id } = await platform.database.db
    .insertInto('job_offer')
    .values({
      ...offer,
      summary: summary(offer.description),
      labels: searchableLabels({ domain: offer.domain, place: offer.department }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
