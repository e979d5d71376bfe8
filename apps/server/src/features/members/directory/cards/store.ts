import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import type { DirectoryKind } from '@basoche/domain/options/directory-kinds';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { LineRow } from '../../../public-registers/shown/service.ts';

/** Cards of members, in the directory and among favourites. */

export interface EntryRow {
  id: string;
  kind: DirectoryKind;
  name: string;
  role: string | null;
  job_name: string | null;
  profession_form: ProfessionForm | null;
  picture_url: string | null;
  place: string | null;
  hourly_cost_cents: number | null;
  domains: LegalDomain[];
  is_verified: boolean;
  line: LineRow | null;
  availability: AvailabilityStatus | null;
  available_from: string | null;
  availability_confirmed_at: Date | null;
  average: number | null;
  grades: number;
  is_favourite: boolean;
  note: string | null;
}

/** Columns of a card; `m` is the member, `:now` the current time, `:viewer` the viewer. */
export const cardColumns = `m.id, m.kind, display_name(m) as name, m.role, m.job_name, m.profession_form, m.picture_url,
  coalesce(c.headquarters_name, m.place) as place, p.hourly_cost_cents, coalesce(p.skill_domains, c.sectors, '{}') as domains,
  m.verified_at is not null and coalesce(m.verified_until > :now, true) as is_verified,
  (select line from register_line(m) line) as line,
  a.status as availability, a.available_from, a.confirmed_at as availability_confirmed_at,
  r.average, r.grades, f.member_id is not null as is_favourite, f.note`;

export const cardTables = `left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id
  left join member_availability a on a.member_id = m.id
  left join member_favourite f on f.member_id = :viewer and f.kept_id = m.id
  cross join lateral (
    select round(avg(grade), 1)::float8 as average, count(*)::integer as grades from review
    where subject_id = m.id and party = 'creator' and opens_at <= :now) r`;

export const cardTypes = { now: 'timestamptz', viewer: 'uuid' } as const;
