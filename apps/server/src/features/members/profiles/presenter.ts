import type { CompanyProfile, Grade, PersonProfile } from '@basoche/contract/members/members';
import { pictureAddress } from '@basoche/contract/members/picture-addresses';
import { companyPhotosAtMost } from '@basoche/domain/limits';
import { shownAvailability } from '@basoche/domain/members/availability';
import type { Completeness } from '@basoche/domain/members/completeness';
import { leaderRole } from '@basoche/domain/members/leader';
import { shownProfession } from '../professions/service.ts';
import type { CompanyRow, ExperienceRow, FormationRow, PersonRow, ProfileRow } from './store.ts';

/** Facts from outside the profile row: the owner's own completeness, and the insurance that they show. */
interface ProfileContext {
  readonly completeness: Completeness | null;
  readonly insurance: PersonProfile['insurance'];
  readonly now: Date;
}

interface TrackRecord {
  readonly rating: PersonProfile['rating'];
  readonly nbMissions: number;
  readonly grades: readonly Grade[];
}

const common = (row: ProfileRow, { completeness, insurance }: ProfileContext) => ({
  id: row.id,
  displayName: row.name,
  profession: shownProfession(row),
  isVerified: row.is_verified,
  isIndexed: row.is_indexed,
  insurance,
  own: completeness && {
    completeness: { percentage: completeness.percentage, missing: [...completeness.missing] },
    vanity: row.vanity,
    number: row.phone,
    zipCode: row.zip_code,
    jobName: row.job_name,
    professionForm: row.profession_form,
  },
});

export const presentExperience = (row: ExperienceRow): PersonProfile['experiences'][number] => ({
  id: row.id,
  companyName: row.company_name,
  sector: row.sector,
  job: row.job,
  location: row.location,
  startDate: row.start_date,
  endDate: row.end_date,
});

export const presentFormation = (row: FormationRow): PersonProfile['formations'][number] => ({
  id: row.id,
  certification: row.certification,
  school: row.school,
  date: row.date,
  description: row.description,
});

export const presentPerson = (
  row: PersonRow,
  context: ProfileContext,
  { rating, nbMissions, grades }: TrackRecord,
): PersonProfile => ({
  ...common(row, context),
  userType: row.kind,
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  role: row.role,
  location: row.place,
  pictureURL: row.picture_url,
  nbMissions,
  nbGrades: rating?.count ?? 0,
  rating,
  hourlyCost: row.hourly_cost_cents === null ? null : row.hourly_cost_cents / 100,
  experience: row.experience,
  responseTimeMn: row.response_time_mn,
  about: row.presentation,
  workLocations: row.work_locations ?? [],
  skillDomains: (row.skill_domains ?? []).join(' | '),
  preferences: {
    missionDuration:
      row.min_months === null || row.max_months === null
        ? null
        : { minMonths: row.min_months, maxMonths: row.max_months },
    sectors: row.preferred_sectors ?? [],
    companySizes: row.company_sizes ?? [],
  },
  skills: row.skills,
  experiences: row.experiences.map(presentExperience),
  grades: [...grades],
  formations: row.formations.map(presentFormation),
  availability: shownAvailability(
    row.availability,
    row.available_from,
    row.availability_confirmed_at,
    context.now,
  ),
});

const addressOf = (pictureId: string | null): string | null => pictureId && pictureAddress(pictureId);

const slots = Array.from({ length: companyPhotosAtMost }, (_, index) => index + 1);

export const presentCompany = (row: CompanyRow, context: ProfileContext): CompanyProfile => ({
  ...common(row, context),
  userType: 'COMPANY',
  companyName: row.company_name ?? '',
  logoURL: row.picture_url,
  websiteURL: row.website_url,
  sectors: (row.sectors ?? []).join(' | '),
  locations: (row.locations ?? []).join(', '),
  presentation: row.presentation,
  presentationPictureURL: addressOf(row.presentation_picture_id),
  values: row.company_values,
  profiles: row.sought_profiles,
  photos: slots.map((slot) => addressOf(row.photos.find((photo) => photo.slot === slot)?.picture_id ?? null)),
  headquartersName: row.headquarters_name,
  creationDate: row.creation_year,
  leader: {
    name: row.leader_name,
    role: row.leader_role ?? leaderRole,
    photoURL: addressOf(row.leader_picture_id),
    linkedinURL: row.leader_linkedin_url,
  },
});
