import { companyPhotosAtMost, skillGrade } from '@basoche/domain/limits';
import { availabilityStatuses } from '@basoche/domain/members/availability';
import { companySizes } from '@basoche/domain/options/company-sizes';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { skillNames } from '@basoche/domain/options/skills';
import { workLocations } from '@basoche/domain/options/work-locations';
import { day, id } from '../fields.ts';
import { anyone, defineRoute } from '../route.ts';
import { forSeats } from '../seats.ts';
import { ratingSchema } from '../threads/reviews.ts';
import { z } from '../zod.ts';
import { completenessSchema } from './completeness.ts';
import { professionForm, professionSchema } from './professions.ts';

/** Pages of members, as others read them (rules §1 and §2). */

/** `/photos/{id}`: the server sends the requested size (`pictures.ts`). */
export const pictureURL = z.string();

/** Fields of a page for its owner alone. */
const ownSchema = z.object({
  completeness: completenessSchema,
  /** The part of the address after `/m/`; null if none was chosen. */
  vanity: z.string().nullable(),
  /**
   * A French phone number in the international form, the postal code and the profession given at
   * registration.
   */
  number: z.string().nullable(),
  zipCode: z.string().nullable(),
  jobName: z.string().nullable(),
  professionForm,
});

export const skillSchema = z.object({
  name: z.enum(valuesOf(skillNames)),
  grade: z.int().min(skillGrade.min).max(skillGrade.max),
});
export type Skill = z.infer<typeof skillSchema>;

export const experienceSchema = z
  .object({
    id,
    companyName: z.string(),
    sector: z.string(),
    job: z.string(),
    location: z.string(),
    startDate: day,
    /** Null while it is ongoing. */
    endDate: day.nullable(),
  })
  .meta({ id: 'Experience' });
export type Experience = z.infer<typeof experienceSchema>;

export const formationSchema = z
  .object({
    id,
    certification: z.string(),
    school: z.string(),
    date: day.nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'Formation' });
export type Formation = z.infer<typeof formationSchema>;

/**
 * A grade of a finished mission. The author is null for viewers who may not know them; so is the text, unless
 * its author consented (rules §2).
 */
export const gradeSchema = z
  .object({
    grade: z.int(),
    date: day,
    companyName: z.string().nullable(),
    text: z.string().nullable(),
    reply: z.string().nullable(),
  })
  .meta({ id: 'Grade' });
export type Grade = z.infer<typeof gradeSchema>;

export const preferencesSchema = z.object({
  missionDuration: z.object({ minMonths: z.int(), maxMonths: z.int() }).nullable(),
  sectors: z.array(z.enum(valuesOf(legalDomains))),
  companySizes: z.array(z.enum(valuesOf(companySizes))),
});

/** A member's availability, while it is recent. */
export const availabilityShown = z.object({
  status: z.enum(availabilityStatuses),
  /** For SOON only. */
  from: day.nullable(),
  /** Day on which it was last given or confirmed (Europe/Paris). */
  confirmedOn: day,
});

const common = {
  id,
  displayName: z.string(),
  profession: professionSchema.nullable(),
  isVerified: z.boolean(),
  /** True if search engines may show this page. */
  isIndexed: z.boolean(),
  /** Insurance of professional liability in force, if its owner shows it (rules §12). Ceilings are euros. */
  insurance: z
    .object({ insurer: z.string(), until: day, claimCeiling: z.number(), yearCeiling: z.number() })
    .nullable(),
  own: ownSchema.nullable(),
};

export const personProfileSchema = z
  .object({
    ...common,
    userType: z.enum(['STUDENT', 'EMPLOYEE']),
    firstName: z.string(),
    lastName: z.string(),
    role: z.string().nullable(),
    /** The place as typed: « Lyon (69) ». */
    location: z.string().nullable(),
    pictureURL: pictureURL.nullable(),
    nbMissions: z.int(),
    nbGrades: z.int(),
    rating: ratingSchema.nullable(),
    /** Euros an hour. */
    hourlyCost: z.number().nullable(),
    experience: z.enum(valuesOf(experienceLevels)).nullable(),
    /** In minutes. */
    responseTimeMn: z.int().nullable(),
    about: z.string().nullable(),
    workLocations: z.array(z.enum(valuesOf(workLocations))),
    /** Codes joined by « | », empty if there is none. */
    skillDomains: z.string(),
    preferences: preferencesSchema,
    skills: z.array(skillSchema),
    /** Ongoing ones first, then the one that ended last. */
    experiences: z.array(experienceSchema),
    /** Newest first. */
    grades: z.array(gradeSchema),
    /** Newest first. */
    formations: z.array(formationSchema),
    availability: availabilityShown.nullable(),
  })
  .meta({ id: 'PersonProfile' });
export type PersonProfile = z.infer<typeof personProfileSchema>;

export const companyProfileSchema = z
  .object({
    ...common,
    userType: z.literal('COMPANY'),
    companyName: z.string(),
    logoURL: pictureURL.nullable(),
    websiteURL: z.string().nullable(),
    /** Codes joined by « | », empty if there is none. */
    sectors: z.string(),
    /** Codes of departments joined by « , », empty if there is none. */
    locations: z.string(),
    presentation: z.string().nullable(),
    presentationPictureURL: pictureURL.nullable(),
    values: z.string().nullable(),
    profiles: z.string().nullable(),
    /** Always six slots. */
    photos: z.array(pictureURL.nullable()).length(companyPhotosAtMost),
    headquartersName: z.string().nullable(),
    /** A year. */
    creationDate: z.int().nullable(),
    leader: z.object({
      name: z.string().nullable(),
      role: z.string(),
      photoURL: pictureURL.nullable(),
      linkedinURL: z.string().nullable(),
    }),
  })
  .meta({ id: 'CompanyProfile' });
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

export const profileSchema = z.discriminatedUnion('userType', [personProfileSchema, companyProfileSchema]);
export type Profile = z.infer<typeof profileSchema>;

export const readProfile = defineRoute({
  name: 'members.read',
  summary: 'Profile of a member of any kind',
  method: 'GET',
  path: '/users/:id',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  answer: profileSchema,
  problems: ['NOT_FOUND', 'GONE'],
});
