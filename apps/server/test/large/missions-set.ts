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

/** Missions and applications in numbers, made by PostgreSQL itself; a tenth of a large set open. */

const missions = `
insert into mission (creator_id, title, labels, domain, nature, description, summary, time_limit, experience, on_place,
  department, city, start_now, start_date, end_date, closes_on, tarif_low_cents, tarif_high_cents, is_anonymous,
  is_from_customer, is_archived, is_listed, created_at, published_at, updated_at, marks)
select c.id, t.title, '', domain, nature, t.description, t.summary, 'Sous trois semaines', 'avocat | juriste_privé', on_place,
  case when on_place then department end, case when on_place then t.city end, start_now,
  case when not start_now then created::date + 20 end, closes_on, closes_on, low, high, anonymous, customer, archived,
  not archived and closes_on >= current_date, created, created, created,
  array_to_tsvector(t.found_by || facets_of(domain, nature, case when on_place then department else 'distance' end))
from (
  select *, case when is_open then created::date + 61 + (i % 20)::int else created::date + 10 + (i % 40)::int end as closes_on,
    case when low_price is not null then least(low_price * (1 + (i % 4)::int), 1000000) end as high, low_price as low
  from (
    select i, i <= $5 as is_open,
      ${leaning('$1::text[]', '1')} as domain, ${leaning('$2::text[]', '2')} as department,
      ${leaning('$3::text[]', '3')} as nature,
      ${even('4')} < 0.65 as on_place, ${even('5')} < 0.55 as start_now, ${even('7')} < 0.15 as anonymous,
      ${even('8')} < 0.15 as customer, ${even('9')} < 0.03 and i > $5 as archived,
      case when ${even('6')} < 0.85 then 10000 + 5000 * floor(power(${even('13')}, 3) * 160)::int end as low_price,
      1 + floor(${even('12')} * ${companies})::int as creator, 1 + floor(${even('14')} * ${texts})::int as text,
      date_trunc('milliseconds', now() - case
        when i <= $5 then make_interval(secs => 60 + i * (58 * 86400.0 / $5))
        else make_interval(secs => 60 * 86400.0 + i * (1000 * 86400.0 / $4)) end) as created
    from generate_series(1, $4::bigint) i
  ) drawn
) priced
join creator c on c.number = priced.creator
join pool t on t.number = priced.text`;

/** Half of the applications go to what is open; one candidate in a hundred sends as many as eleven others. */
const applications = `
insert into application (type, mission_id, creator_id, candidate_id, is_from_customer, state, offer_cents, tva_applicable, position, created_at,
  updated_at, closed_reason)
select distinct on (m.id, c.id) 'MISSION', m.id, m.creator_id, c.id, m.is_from_customer, state, 50000, true, 1,
  m.created_at + make_interval(secs => 60 + i % 3600), m.created_at, case when state = 'REFUSED' then 'refused' end
from (
  select i, (array['NEW', 'NEW', 'REFUSED', 'WAITING_ACCEPTATION', 'ONGOING', 'DONE'])[1 + i % 6] as state,
    case when i % 2 = 0 then 1 + floor(${even('21')} * $2)::int else 1 + floor(${even('22')} * $3)::int end as mission,
    case when i % 10 = 0 then 1 + floor(${even('23')} * ${candidates / 100})::int
      else 1 + floor(${even('24')} * ${candidates})::int end as person
  from generate_series(1, $1::bigint) i
) drawn
join numbered m on m.number = drawn.mission
join candidate c on c.number = drawn.person`;

/** Fills an empty, migrated database. */
export const fillMissions = async (client: pg.Client, size: DataSize): Promise<void> => {
  await fillPeople(client);
  await client.query('alter table mission disable trigger mission_marked');
  await withoutIndexes(client, 'mission_listing', () =>
    withoutIndexes(client, 'mission', () =>
      client.query(missions, [
        valuesOf(legalDomains),
        valuesOf(departments),
        valuesOf(missionNatures),
        size.entries,
        size.open,
      ]),
    ),
  );
  await client.query('alter table mission enable trigger mission_marked');
  await client.query(
    `create temporary table numbered as
     select row_number() over (order by created_at desc)::int as number, id, creator_id, is_from_customer, created_at from mission`,
  );
  await client.query('analyze numbered');
  await withoutIndexes(client, 'application', () =>
    client.query(applications, [size.applications, size.open, size.entries]),
  );
  await settle(client, ['mission', 'mission_listing', 'mission_tally']);
};
