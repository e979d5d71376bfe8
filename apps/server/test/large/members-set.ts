import { departments } from '@basoche/domain/options/departments';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { skillNames } from '@basoche/domain/options/skills';
import type pg from 'pg';
import { communes } from '../../seed/content/communes.ts';
import { familyNames, femaleNames, maleNames } from '../../seed/content/names.ts';
import { trades } from '../../seed/content/trades.ts';
import { even, leaning, settle, withoutIndexes } from './filling.ts';

/** Members in numbers, made by PostgreSQL itself: five persons in eight of the trade, a quarter students, companies the rest. */

const syllables = [
  'bar',
  'vel',
  'mon',
  'tau',
  'ri',
  'gou',
  'len',
  'sac',
  'pi',
  'dor',
  'ma',
  'che',
  'quer',
  'lan',
  'bous',
  'tho',
];

/** As many family names as there are in a large town: the commonest first, as draws lean. */
const surnames: readonly string[] = [
  ...familyNames,
  ...syllables.flatMap((first) =>
    syllables.flatMap((second) =>
      syllables.map((third) => `${first.charAt(0).toUpperCase()}${first.slice(1)}${second}${third}`),
    ),
  ),
];
/** Professions and functions of natural persons, and the texts that they write of themselves. */
const roles = [
  ...new Set(trades.flatMap(({ profession, roles: said }) => said.map((role) => `${profession}, ${role}`))),
];
const texts = trades.flatMap(({ about }) => about);

const drawn = (array: string, salt: string) =>
  `(${array})[1 + floor(${even(salt)} * array_length(${array}, 1))::int]`;

const members = `
insert into member (kind, email, first_name, last_name, company_name, is_moral, job_name, role, place, presentation, completeness, created_at,
  confirmed_at, verified_at, verified_until)
select kind, 'membre-' || i || '@basoche.example', case when kind <> 'COMPANY' then first end,
  case when kind <> 'COMPANY' then last end, case when kind = 'COMPANY' then 'Cabinet ' || last || ' et associés' end,
  kind = 'COMPANY', case kind when 'EMPLOYEE' then split_part(role, ', ', 1) when 'STUDENT' then 'Étudiant' end,
  case when kind <> 'COMPANY' and ${even('5')} < 0.8 then substring(role from ', (.*)') end,
  case when kind <> 'COMPANY' then place end, said, completeness, created, created,
  case when ${even('6')} < 0.6 then created end, case when kind = 'STUDENT' then now() + interval '200 days' end
from (
  select i, (array['EMPLOYEE','EMPLOYEE','EMPLOYEE','EMPLOYEE','EMPLOYEE','STUDENT','STUDENT','COMPANY'])[1 + i % 8] as kind,
    ${drawn('$1::text[]', '1')} as first, ${leaning('$2::text[]', '2')} as last, ${leaning('$3::text[]', '3')} as role,
    ${leaning('$4::text[]', '4')} as place, ${drawn('$6::text[]', '8')} as said,
    (array[0, 12, 25, 37, 50, 62, 75, 87, 100])[1 + floor(${even('7')} * 9)::int] as completeness,
    date_trunc('milliseconds', now() - make_interval(secs => i * (1500 * 86400.0 / $5))) as created
  from generate_series(1, $5::bigint) i
) drawn`;

const numbered = `
create temporary table numbered as
select id, kind, substring(email from '\\d+')::bigint as i, substring(place from '\\((..)\\)$') as department from member`;

/** One domain to five. */
const domainsOf = `(select array_agg(distinct code) from generate_series(1, 1 + (i % 5)::int) turn,
  lateral (select (array[${['11', '12', '13', '14', '15'].map((salt) => leaning('$1::text[]', salt)).join(', ')}])[turn] as code) one)`;

const persons = `
insert into person_profile (member_id, department, hourly_cost_cents, experience, skill_domains)
select id, department, case when ${even('21')} < 0.55 then 2000 + 1000 * floor(power(${even('22')}, 2) * 28)::int end,
  case when ${even('23')} < 0.8 then ${drawn('$2::text[]', '24')} end, ${domainsOf}
from numbered where kind <> 'COMPANY'`;

const companies = `
insert into company_profile (member_id, sectors, locations, headquarters_name)
select id, ${domainsOf}, array[${leaning('$2::text[]', '31')}, ${drawn('$2::text[]', '32')}], ${leaning('$3::text[]', '33')}
from numbered where kind = 'COMPANY'`;

const said = `
insert into member_availability (member_id, status, available_from, confirmed_at)
select id, status, case when status = 'SOON' then current_date + 20 end, now() - make_interval(days => (i % 21)::int)
from (select *, (array['AVAILABLE', 'AVAILABLE', 'SOON', 'BUSY'])[1 + (i / 7 % 4)::int] as status from numbered
  where kind <> 'COMPANY' and ${even('41')} < 0.3) numbered`;

/** Of some thousands, as much as a page can show. */
const careers = [
  `insert into skill (member_id, name, grade, rank)
   select id, ($1::text[])[rank], 1 + (i % 5)::int, rank from numbered, generate_series(1, 8) rank where kind <> 'COMPANY' and i <= 5000`,
  `insert into experience (member_id, company_name, sector, job, location, start_date, end_date)
   select id, 'Cabinet ' || rank, ($1::text[])[rank], 'Collaborateur', 'Lyon (69)', date '2024-01-01' - 400 * rank,
     case when rank > 1 then date '2024-01-01' - 400 * (rank - 1) end
   from numbered, generate_series(1, 5) rank where kind <> 'COMPANY' and i <= 5000`,
  `insert into formation (member_id, certification, school, date, description)
   select id, 'Master 2, ' || ($1::text[])[rank], 'Université ' || rank, date '2015-06-30' - 365 * rank, 'Mention bien.'
   from numbered, generate_series(1, 3) rank where kind <> 'COMPANY' and i <= 5000`,
];

const tables = ['member', 'person_profile', 'company_profile', 'member_availability'];

/** Fills an empty, migrated database with so many members. */
export const fillMembers = async (
  client: pg.Client,
  { entries }: { readonly entries: number },
): Promise<void> => {
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const towns = communes
    .toSorted((a, b) => b[3] - a[3])
    .map(([department, name]) => `${name} (${department})`);
  const domains = valuesOf(legalDomains);
  await client.query(members, [[...femaleNames, ...maleNames], surnames, roles, towns, entries, texts]);
  await client.query(numbered);
  await client.query(persons, [domains, valuesOf(experienceLevels)]);
  await client.query(companies, [domains, valuesOf(departments), towns]);
  await client.query(said);
  for (const career of careers) await client.query(career, [valuesOf(skillNames)]);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('analyze member, person_profile, company_profile, member_availability, directory_code');
  await withoutIndexes(client, 'member_listing', () =>
    withoutIndexes(client, 'office_member', () =>
      client.query(
        `select list_members(array_agg(id), now()) from (select id, (i / 2000) as part from numbered) m group by part`,
      ),
    ),
  );
  await settle(client, [...tables, 'member_listing', 'office_member', 'directory_code']);
};
