import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import type pg from 'pg';

/** Missions in numbers, made by PostgreSQL itself: texts of a real length, codes as unevenly spread as on a real platform. */

const creators = 5_000;

/** A few codes take most of the missions, as Paris and business law do: the cube of an even draw leans towards the start of the list. */
const leaning = (codes: string, salt: string) =>
  `(${codes})[1 + floor(power((hashint8(i * 31 + ${salt})::bigint + 2147483648) / 4294967296.0, 3) * array_length(${codes}, 1))::int]`;

const even = (salt: string) => `((hashint8(i * 17 + ${salt})::bigint + 2147483648) / 4294967296.0)`;

const fill = `
insert into mission (creator_id, title, domain, nature, description, summary, time_limit, experience, on_place, department,
  city, start_now, start_date, end_date, closes_on, tarif_low_cents, tarif_high_cents, is_anonymous, is_from_customer,
  is_archived, is_listed, created_at, updated_at)
select c.id, 'Mission ' || i || ' : ' || domain, domain, nature, repeat(sentence, 8), left(repeat(sentence, 3), 247) || '...',
  'Sous trois semaines', 'avocat | juriste_privé', on_place, case when on_place then department end,
  case when on_place then 'Commune ' || department end, start_now, case when not start_now then published + 20 end,
  end_date, coalesce(end_date, published + 60),
  case when has_price then 40000 end, case when has_price then 120000 end, anonymous, customer, archived,
  not archived and coalesce(end_date, published + 60) >= current_date, created, created
from (
  select i,
    ${leaning('$1::text[]', '1')} as domain,
    ${leaning('$2::text[]', '2')} as department,
    ${leaning('$3::text[]', '3')} as nature,
    ${even('4')} < 0.65 as on_place,
    ${even('5')} < 0.55 as start_now,
    ${even('6')} < 0.85 as has_price,
    ${even('7')} < 0.15 as anonymous,
    ${even('8')} < 0.15 as customer,
    ${even('9')} < 0.08 as archived,
    created, created::date as published,
    case when ${even('10')} < 0.8 then created::date + 20 + floor(${even('11')} * 40)::int end as end_date,
    1 + floor(${even('12')} * ${creators})::int as creator,
    'Analyse du contrat, des pièces et de la correspondance, puis note de synthèse avec les références utiles. ' as sentence
  from (
    select i, date_trunc('milliseconds', now() - make_interval(secs => 60 + i * (60 * 86400.0 / $4::bigint))) as created
    from generate_series(1, $4::bigint) i
  ) dated
) drawn
join creator c on c.number = drawn.creator`;

interface Index {
  indexname: string;
  indexdef: string;
}

/** Fills an empty, migrated database. Indexes are made at the end: a tenth of the time. */
export const fillMissions = async (client: pg.Client, size: number): Promise<void> => {
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
  await client.query(
    `insert into member (kind, email, company_name, is_moral, presentation, confirmed_at, verified_at)
     select 'COMPANY', 'bench-' || i || '@basoche.example', 'Entreprise ' || i, true, 'Une entreprise.', now(), now()
     from generate_series(1, ${creators}) i`,
  );
  await client.query(
    'create temporary table creator as select row_number() over (order by id)::int as number, id from member',
  );
  await client.query('analyze creator');
  const { rows: indexes } = await client.query<Index>(
    `select indexname, indexdef from pg_indexes where tablename = 'mission' and indexdef not like '%UNIQUE%'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query(fill, [valuesOf(legalDomains), valuesOf(departments), valuesOf(missionNatures), size]);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('vacuum (analyze) mission');
  await client.query('vacuum (analyze) mission_tally');
  await client.query('analyze member');
};
