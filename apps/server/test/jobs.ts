import type { JobForm } from '@basoche/contract/jobs/publishing';
import type { ApplyToJobForm } from '@basoche/contract/threads/job-applications';
import { searchableLabels } from '@basoche/domain/postings/labels';
import { summary } from '@basoche/domain/postings/summary';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type { JobOfferTable } from '../src/platform/database/schema/tables.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Inserts a published offer and returns its id. */
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

/** A well-formed form of a job offer. */
export const aJobForm = ({ clock }: Pick<TestApp, 'clock'>, wishes: Partial<JobForm> = {}): JobForm => ({
  title: 'Juriste en droit social (F/H)',
  domain: 'droit_travail',
  nature: 'consultation',
  modality: 'mixte',
  place: '69',
  city: 'Lyon',
  contractType: 'CDI',
  timing: 'full',
  startNow: true,
  endDate: addDays(parisDay(clock.now()), 20),
  experiences: 'juriste | 2_5ans',
  salary: null,
  salaryLow: 42_000,
  salaryHigh: 48_000,
  salaryPeriod: 'year',
  salaryDescription: 'Intéressement et titres-restaurant.',
  jobDescription: 'Conseiller les équipes des ressources humaines et suivre les contentieux.',
  ...wishes,
});

/** Inserts a draft with only a title and returns its id. */
export const aJobDraft = async (
  { platform, clock }: TestApp,
  { id: author_id }: TestMember,
): Promise<string> => {
  const now = clock.now();
  const { id } = await platform.database.db
    .insertInto('job_draft')
    .values({ author_id, fields: JSON.stringify({ title: 'Brouillon' }), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Sends a candidate's application to an offer and returns its id. */
export const aJobApplication = async (
  test: TestApp,
  jobId: string,
  candidate: TestMember,
  sent: ApplyToJobForm = {},
): Promise<string> => {
  const answer = await test.call('POST', `/jobs/postulate/${jobId}`, { token: candidate.token, body: sent });
  if (answer.statusCode !== 201) throw new Error(`Applying: ${answer.statusCode} ${answer.body}`);
  return answer.json().id;
};
