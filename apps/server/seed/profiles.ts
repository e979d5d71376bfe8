import { personCompleteness } from '@basoche/domain/members/completeness';
import { companySizes } from '@basoche/domain/options/company-sizes';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { addDays, type Day } from '@basoche/domain/time/paris';
import type {
  ExperienceTable,
  FormationTable,
  PersonProfileTable,
  SkillTable,
} from '../src/platform/database/schema/tables.ts';
import { instantOf } from './calendar.ts';
import {
  diplomas,
  domainsOfRoles,
  otherDomains,
  schools,
  skillsOfEmployees,
  skillsOfStudents,
  workplacesOf,
} from './content/careers.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';

type Row<Table> = Omit<Table, 'id'> & { readonly id: string };

export interface DemoProfiles {
  readonly persons: readonly (Omit<PersonProfileTable, ArrayColumn> &
    Readonly<Record<ArrayColumn, readonly string[]>>)[];
  readonly skills: readonly SkillTable[];
  readonly experiences: readonly Row<ExperienceTable>[];
  readonly formations: readonly Row<FormationTable>[];
}
type ArrayColumn = 'skill_domains' | 'work_locations' | 'preferred_sectors' | 'company_sizes';

interface Source {
  readonly random: Random;
  readonly today: Day;
  readonly member: DemoMember;
  readonly isStudent: boolean;
  /** Years of practice. */
  readonly years: number;
}

const domainsOf = ({ random, member }: Source): LegalDomain[] => {
  const said = member.row.role ?? '';
  const known = domainsOfRoles.find(([word]) => word.test(said))?.[1] ?? otherDomains;
  return known.slice(0, random.between(2, known.length));
};

const skillsOf = ({ random, member: { row }, isStudent, years }: Source): SkillTable[] => {
  const names = random.shuffle(isStudent ? skillsOfStudents : skillsOfEmployees);
  const low = years > 4 ? 3 : 2;
  return names
    .slice(0, random.between(4, isStudent ? 6 : 9))
    .map((name, rank) => ({ member_id: row.id, name, grade: random.between(low, 5), rank }));
};

const monthDays = 30;

/** Consecutive jobs of a person; for most, the last one still goes on. */
const experiencesOf = ({ random, today, member: { row, home }, isStudent, years }: Source) => {
  const number = isStudent ? random.between(1, 2) : random.between(1, Math.min(3, 1 + Math.floor(years / 3)));
  let end: Day | null = random.chance(0.8) ? null : addDays(today, -random.between(30, 200));
  return Array.from({ length: number }, (): Row<ExperienceTable> => {
    const place = random.pick(workplacesOf(row.job_name));
    const months = isStudent ? random.between(2, 9) : random.between(14, 54);
    const start = addDays(end ?? today, -months * monthDays);
    const entry = {
      id: uuidAt(random, instantOf(today, 0)),
      member_id: row.id,
      company_name: random.pick(place.names),
      sector: place.sector,
      job: random.pick(place.jobs),
      location: home[1],
      start_date: start,
      end_date: end,
    };
    end = addDays(start, -random.between(5, 90));
    return entry;
  });
};

const formationsOf = ({ random, today, member: { row }, isStudent, years }: Source) => {
  const year = Number(today.slice(0, 4)) - (isStudent ? 0 : years + 1);
  const school = random.pick(schools);
  const degree = (certification: string, date: Day | null): Row<FormationTable> => ({
    id: uuidAt(random, instantOf(today, 0)),
    member_id: row.id,
    certification,
    school,
    date,
    description: null,
  });
  return [
    isStudent
      ? degree(row.role ?? 'Master 1 Droit privé', null)
      : degree(random.pick(diplomas), `${year}-06-30`),
    degree('Licence de droit', `${year - 2}-06-30`),
  ];
};

const levels = valuesOf(experienceLevels);

const personOf = (source: Source): DemoProfiles['persons'][number] => {
  const { random, member, isStudent, years } = source;
  const isWhole = member.persona !== null || random.chance(0.85);
  const euros = isStudent
    ? random.between(4, 9) * 5
    : 50 + Math.min(years, 15) * 8 + random.between(0, 6) * 5;
  return {
    member_id: member.row.id,
    department: member.home[0],
    hourly_cost_cents: isWhole ? euros * 100 : null,
    experience: levels[Math.min(years, levels.length - 1)] ?? null,
    skill_domains: domainsOf(source),
    work_locations: random.chance(0.5) ? ['ON_SITE', 'REMOTE'] : ['REMOTE'],
    min_months: isWhole ? 1 : null,
    max_months: isWhole ? random.between(2, 12) : null,
    preferred_sectors: random.chance(0.4) ? domainsOf(source).slice(0, 2) : [],
    company_sizes: random.chance(0.5) ? valuesOf(companySizes).slice(0, random.between(1, 3)) : [],
    response_time_mn: null,
  };
};

/** Profiles of persons with a role. All others have only a name. */
export const demoProfiles = (random: Random, today: Day, members: readonly DemoMember[]): DemoProfiles => {
  const sources = members
    .filter(({ row }) => (row.kind === 'STUDENT' || row.kind === 'EMPLOYEE') && row.role !== null)
    .map((member): Source => {
      const isStudent = member.row.kind === 'STUDENT';
      return {
        random,
        today,
        member,
        isStudent,
        years: isStudent ? random.between(0, 1) : random.between(2, 18),
      };
    });
  return {
    persons: sources.map(personOf),
    skills: sources.flatMap(skillsOf),
    experiences: sources.flatMap(experiencesOf),
    formations: sources.flatMap(formationsOf),
  };
};

/** Sets the completeness of these persons, computed by the rules once their pictures are known. */
export const measurePersons = (
  members: readonly DemoMember[],
  { persons, skills, experiences, formations }: DemoProfiles,
): void => {
  const rows = new Map(members.map(({ row }) => [row.id, row]));
  const countOf = (entries: readonly { member_id: string }[], id: string) =>
    entries.filter(({ member_id }) => member_id === id).length;
  for (const person of persons) {
    const row = rows.get(person.member_id);
    if (row === undefined) continue;
    row.completeness = personCompleteness({
      pictureURL: row.picture_url,
      role: row.role,
      location: row.place,
      about: row.presentation,
      hourlyCostCents: person.hourly_cost_cents,
      domains: person.skill_domains.length,
      skills: countOf(skills, row.id),
      experiences: countOf(experiences, row.id),
      formations: countOf(formations, row.id),
    }).percentage;
  }
};
