import { companyCompleteness } from '@basoche/domain/members/completeness';
import { type Department, departments } from '@basoche/domain/options/departments';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { Day } from '@basoche/domain/time/paris';
import type { CompanyProfileTable } from '../src/platform/database/schema/tables.ts';
import { type CompanyVoice, companyWords, domainsOfPresentations } from './content/companies.ts';
import { familyNames, femaleNames, maleNames } from './content/names.ts';
import { slug } from './french.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';

type ArrayColumn = 'sectors' | 'locations';
export type DemoCompany = Omit<CompanyProfileTable, ArrayColumn> &
  Readonly<Record<ArrayColumn, readonly string[]>>;

const isCompanyVoice = (voice: DemoMember['voice']): voice is CompanyVoice =>
  voice !== null && Object.hasOwn(companyWords, voice);

const domainsOf = (presentation: string, usual: readonly LegalDomain[]): LegalDomain[] => {
  const found = domainsOfPresentations.flatMap(([word, domains]) => (word.test(presentation) ? domains : []));
  return [...new Set([...found, ...usual])].slice(0, Math.max(3, found.length));
};

const others = departments.map(({ value }) => value);

/** Departments of a company, first its home; most have no other. */
const placesOf = (random: Random, home: Department): Department[] => {
  const number = random.chance(0.6) ? 0 : random.between(1, 5);
  return [...new Set([home, ...random.shuffle(others).slice(0, number)])];
};

const women: ReadonlySet<string> = new Set([...femaleNames, 'Claire', 'Sophie']);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Name of the leader; a persona's is taken from its address. */
const leaderOf = (random: Random, { persona }: DemoMember) => {
  const [first, last] = persona?.email.split('@')[0]?.split('.') ?? [];
  const given = first ? capital(first) : random.pick(random.chance(0.55) ? femaleNames : maleNames);
  const name = `${given} ${last ? capital(last) : random.pick(familyNames)}`;
  return { name, isWoman: women.has(given) };
};

const companyOf = (random: Random, today: Day, member: DemoMember, voice: CompanyVoice): DemoCompany => {
  const { row, home, persona } = member;
  const words = companyWords[voice];
  const leader = leaderOf(random, member);
  const [ofWoman, ofMan] = random.pick(words.leaders);
  const says = (probability: number) => persona !== null || random.chance(probability);
  return {
    member_id: row.id,
    website_url: says(0.8) ? `https://www.${slug(row.company_name ?? '')}.example` : null,
    sectors: says(0.94) ? domainsOf(row.presentation ?? '', words.domains) : [],
    locations: says(0.9) ? placesOf(random, home[0]) : [],
    company_values: says(0.75) ? random.pick(words.values) : null,
    sought_profiles: says(0.7) ? random.pick(words.profiles) : null,
    headquarters_name: says(0.9) ? `${home[1]} (${home[0]})` : null,
    creation_year: says(0.85) ? Number(today.slice(0, 4)) - random.between(3, 70) : null,
    leader_name: says(0.7) ? leader.name : null,
    leader_role: leader.isWoman ? ofWoman : ofMan,
    leader_linkedin_url: null,
    leader_picture_id: null,
    presentation_picture_id: null,
  };
};

/** Companies with a presentation get details and a completeness; all others have only a name. */
export const demoCompanies = (random: Random, today: Day, members: readonly DemoMember[]): DemoCompany[] =>
  members.flatMap((member) => {
    const { row, voice } = member;
    if (row.kind !== 'COMPANY' || row.presentation === null || !isCompanyVoice(voice)) return [];
    const company = companyOf(random, today, member, voice);
    row.completeness = companyCompleteness({
      logoURL: row.picture_url,
      presentation: row.presentation,
      sectors: company.sectors.length,
      locations: company.locations.length,
      headquartersName: company.headquarters_name,
    }).percentage;
    return [company];
  });
