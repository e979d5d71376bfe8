import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import type pg from 'pg';
import {
  candidates,
  companies,
  type DataSize,
  even,
  fillPeople,
  leaning,
  settle,
  texts,
  withoutIndexes,
} from './filling.ts';

/** Job offers and applications in numbers, made by PostgreSQL itself; a tenth of a large set open. */

const offers = `
insert into job_offer (creator_id, title, labels, domain, nature, modality, department, city, contract_type, timing, start_now,
  start_date, end_date, experiences, salary, salary_low_cents, salary_high_cents, salary_period, description, summary,
  is_archived, is_listed, created_at, published_at, updated_at, marks)
select c.id, t.title, '', domain, nature, modality, place, case when place is not null then t.city end, contract, 'full',
  start_now, case when not start_now then created::date + 20 end, end_date, 'juriste | 2_5ans',
  case when i % 3 = 0 then '45 000 à 52 000 €' end, low, low + 500000, case when low is not null then 'year' end,
  t.description, t.summary, archived, not archived and end_date >= current_date, created, created, created,
  array_to_tsvector(t.found_by || array['f=d/' || domain, 'f=n/' || nature, 'f=m/' || modality, 'f=c/' || contract]
    || case when place is null then '{}'::text[] else array['f=p/' || place] end)
from (
  select *, case when modality <> 'distance' then department end as place,
    case when is_open then created::date + 61 + (i % 20)::int else created::date + 10 + (i % 40)::int end as end_date
  from (
    select i, i <= $6 as is_open,
      ${leaning('$1::text[]', '1')} as domain, ${leaning('$2::text[]', '2')} as department,
      ${leaning('$3::text[]', '3')} as nature, ${leaning('$4::text[]', '5')} as contract,
      case when ${even('4')} < 0.55 then 'onPlace' when ${even('4')} < 0.85 then 'mixte' else 'distance' end as modality,
      ${even('6')} < 0.55 as start_now, ${even('9')} < 0.05 and i > $6 as archived,
      case when ${even('13')} < 0.7 then 2500000 + 100000 * floor(${even('7')} * 60)::int end as low,
      1 + floor(${even('12')} * ${companies})::int as creator, 1 + floor(${even('14')} * ${texts})::int as text,
      date_trunc('milliseconds', now() - case
        when i <= $6 then make_interval(secs => 60 + i * (58 * 86400.0 / $6))
        else make_interval(secs => 60 * 86400.0 + i * (1000 * 86400.0 / $5)) end) as created
    from generate_series(1, $5::bigint) i
  ) drawn
) placed
join creator c on c.number = placed.creator
join pool t on t.number = placed.text`;

/** Half of the applications go to what is open; one candidate in a hundred sends as many as eleven others. */
const applications = `
insert into application (type, job_id, creator_id, candidate_id, is_from_customer, state, stage, tva_applicable, position,
  created_at, updated_at, closed_reason)
select distinct on (j.id, c.id) 'JOB', j.id, j.creator_id, c.id, false, state,
  (array['new', 'new', 'shortlisted', 'interview', 'offer'])[1 + i % 5], false, 1,
  j.created_at + make_interval(secs => 60 + i % 3600), j.created_at, case when state = 'REFUSED' then 'refused' end
from (
  select i, (array['NEW', 'NEW', 'REFUSED'])[1 + i % 3] as state,
    case when i % 2 = 0 then 1 + floor(${even('21')} * $2)::int else 1 + floor(${even('22')} * $3)::int end as offer,
    case when i % 10 = 0 then 1 + floor(${even('23')} * ${candidates / 100})::int
      else 1 + floor(${even('24')} * ${candidates})::int end as person
  from generate_series(1, $1::bigint) i
) drawn
join numbered j on j.number = drawn.offer
join candidate c on c.number = drawn.person`;

/** Fills an empty, migrated database. */
export const fillJobs = async (client: pg.Client, size: DataSize): Promise<void> => {
  await fillPeople(client);
  await client.query('alter table job_offer disable trigger job_offer_marked');
  await withoutIndexes(client, 'job_listing', () =>
    withoutIndexes(client, 'job_offer', () =>
      client.query(offers, [
        valuesOf(legalDomains),
        valuesOf(departments),
        valuesOf(missionNatures),
        valuesOf(contractTypes),
        size.entries,
        size.open,
      ]),
    ),
  );
  await client.query('alter table job_offer enable trigger job_offer_marked');
  await client.query(
    `create temporary table numbered as
     select row_number() over (order by created_at desc)::int as number, id, creator_id, created_at from job_offer`,
  );
  await client.query('analyze numbered');
  await withoutIndexes(client, 'application', () =>
    client.query(applications, [size.applications, size.open, size.entries]),
  );
  await settle(client, ['job_offer', 'job_listing', 'job_tally']);
};
