import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { UserType } from '@basoche/domain/members/kinds';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import type { CompanySize } from '@basoche/domain/options/company-sizes';
import type { Department } from '@basoche/domain/options/departments';
import type { ExperienceLevel } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { SkillName } from '@basoche/domain/options/skills';
import type { WorkLocation } from '@basoche/domain/options/work-locations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { LineRow } from '../../public-registers/shown/service.ts';

/** Everything shown on a member's page, in one statement. Lists are JSON arrays in display order. */
export interface ProfileRow {
  id: string;
  kind: UserType;
  name: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  role: string | null;
  picture_url: string | null;
  presentation: string | null;
  place: string | null;
  phone: string | null;
  zip_code: string | null;
  job_name: string | null;
  profession_form: ProfessionForm | null;
  is_indexed: boolean;
  vanity: string | null;
  is_verified: boolean;
  line: LineRow | null;
  /** True if only the owner may see the page: not confirmed yet, or suspended. */
  is_hidden: boolean;
}

const member = (now: Date) => sql`
  m.id, m.kind, display_name(m) as name, m.first_name, m.last_name, m.company_name, m.role, m.picture_url, m.presentation, m.place,
  m.phone, m.zip_code, m.job_name, m.profession_form, m.is_indexed, m.vanity::text as vanity,
  m.verified_at is not null and (m.verified_until is null or m.verified_until > ${now}) as is_verified,
  (select line from register_line(m) line) as line,
  m.confirmed_at is null or m.suspended_at is not null as is_hidden`;

const hasPage = (id: string) =>
  sql`m.id = ${id}::uuid and m.deleted_at is null and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')`;

/** True if a public page of this id existed and its account was deleted since. */
export const hadPage = async (db: Db, id: string): Promise<boolean> => {
  const rows = await rowsOf(db)`
    select from member m where m.id = ${id}::uuid and m.deleted_at is not null and m.confirmed_at is not null
      and m.suspended_at is null and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')`;
  return rows.length > 0;
};

export interface SkillRow {
  name: SkillName;
  grade: number;
}

export interface ExperienceRow {
  id: string;
  company_name: string;
  sector: string;
  job: string;
  location: string;
  start_date: string;
  end_date: string | null;
}

export interface FormationRow {
  id: string;
  certification: string;
  school: string;
  date: string | null;
  description: string | null;
}

export interface PersonRow extends ProfileRow {
  kind: 'STUDENT' | 'EMPLOYEE';
  hourly_cost_cents: number | null;
  experience: ExperienceLevel | null;
  skill_domains: LegalDomain[] | null;
  work_locations: WorkLocation[] | null;
  min_months: number | null;
  max_months: number | null;
  preferred_sectors: LegalDomain[] | null;
  company_sizes: CompanySize[] | null;
  response_time_mn: number | null;
  availability: AvailabilityStatus | null;
  available_from: string | null;
  availability_confirmed_at: Date | null;
  skills: SkillRow[];
  experiences: ExperienceRow[];
  formations: FormationRow[];
}

export interface CompanyRow extends ProfileRow {
  kind: 'COMPANY';
  website_url: string | null;
  sectors: LegalDomain[] | null;
  locations: Department[] | null;
  company_values: string | null;
  sought_profiles: string | null;
  headquarters_name: string | null;
  creation_year: number | null;
  leader_name: string | null;
  leader_role: string | null;
  leader_linkedin_url: string | null;
  leader_picture_id: string | null;
  presentation_picture_id: string | null;
  photos: { slot: number; picture_id: string }[];
}

export const findPerson = (db: Db, id: string, now: Date): Promise<PersonRow | undefined> =>
  rowOf<PersonRow>(db)`
    select ${member(now)}, p.hourly_cost_cents, p.experience, p.skill_domains, p.work_locations, p.min_months, p.max_months,
      p.preferred_sectors, p.company_sizes, p.response_time_mn, a.status as availability, a.available_from,
      a.confirmed_at as availability_confirmed_at,
      (select coalesce(json_agg(json_build_object('name', s.name, 'grade', s.grade) order by s.rank), '[]')
        from skill s where s.member_id = m.id) as skills,
      (select coalesce(json_agg(json_build_object('id', e.id, 'company_name', e.company_name, 'sector', e.sector, 'job', e.job,
          'location', e.location, 'start_date', e.start_date, 'end_date', e.end_date)
          order by e.end_date desc nulls first, e.start_date desc, e.id), '[]')
        from experience e where e.member_id = m.id) as experiences,
      (select coalesce(json_agg(json_build_object('id', f.id, 'certification', f.certification, 'school', f.school,
          'date', f.date, 'description', f.description) order by f.date desc nulls first, f.id), '[]')
        from formation f where f.member_id = m.id) as formations
    from member m
    left join person_profile p on p.member_id = m.id
    left join member_availability a on a.member_id = m.id
    where ${hasPage(id)} and m.kind <> 'COMPANY'`;

export const findCompany = (db: Db, id: string, now: Date): Promise<CompanyRow | undefined> =>
  rowOf<CompanyRow>(db)`
    select ${member(now)}, c.website_url, c.sectors, c.locations, c.company_values, c.sought_profiles, c.headquarters_name,
      c.creation_year, c.leader_name, c.leader_role, c.leader_linkedin_url, c.leader_picture_id, c.presentation_picture_id,
      (select coalesce(json_agg(json_build_object('slot', o.slot, 'picture_id', o.picture_id) order by o.slot), '[]')
        from company_photo o where o.member_id = m.id) as photos
    from member m
    left join company_profile c on c.member_id = m.id
    where ${hasPage(id)} and m.kind = 'COMPANY'`;
