import { companyPhotosAtMost, creationYearAtLeast } from '@basoche/domain/limits';
import { readLinkedInAddress, readWebAddress } from '@basoche/domain/members/web-address';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { textLimits } from '@basoche/domain/text-limits';
import { id, joinedCodes, line, optionalLine, optionalParagraphs } from '../fields.ts';
import { fileRefusals } from '../files.ts';
import { jobCardSchema } from '../jobs/jobs.ts';
import { missionCardSchema } from '../missions/missions.ts';
import { anyone, companies, defineRoute } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { companyProfileSchema } from './members.ts';
import { pictureIdOf } from './picture-addresses.ts';
import { pictureField, pictureRule } from './pictures.ts';

/**
 * Editing of a company's page (rules §6).
 *
 * An absent field is unchanged; null or an empty text empties it. Only the owner may call, and receives the
 * whole changed page.
 */

const ownId = z.object({ id });
const emptied = <Value>(value: Value) => (value === '' ? null : value);

const address = (read: (typed: string) => string | null, sentence: string) =>
  z
    .string({ error: sentence })
    .trim()
    .max(textLimits.url, `Ce texte dépasse ${textLimits.url} caractères.`)
    .transform((typed, context) => {
      if (typed === '') return null;
      const found = read(typed);
      if (found === null || found.length > textLimits.url) {
        context.addIssue(sentence);
        return z.NEVER;
      }
      return found;
    })
    .nullable()
    .optional();

const websiteURL = address(readWebAddress, 'Indiquez une adresse comme https://www.exemple.fr.');
const linkedinURL = address(
  readLinkedInAddress,
  'Indiquez une adresse de LinkedIn, comme https://www.linkedin.com/in/prenom-nom.',
);

const yearSentence = `Indiquez une année à partir de ${creationYearAtLeast}.`;

export const updateCompanyBody = z.object({
  /** A year, not after the current one. */
  creationDate: z
    .int({ error: yearSentence })
    .min(creationYearAtLeast, yearSentence)
    .max(9_999, yearSentence)
    .nullable()
    .optional(),
  headquartersName: optionalLine(textLimits.location, 'Indiquez la ville du siège.'),
  companyName: line(textLimits.companyName, 'Indiquez le nom de l’entreprise.').optional(),
  profiles: optionalParagraphs(textLimits.companyText, 'Décrivez les profils recherchés.'),
  values: optionalParagraphs(textLimits.companyText, 'Décrivez vos valeurs.'),
  websiteURL,
  sectors: z
    .string({ error: 'Choisissez un domaine.' })
    .nullable()
    .optional()
    .transform(emptied)
    .pipe(joinedCodes(legalDomains, 'un domaine', 'Choisissez un domaine.').nullable().optional()),
  /** Codes of departments. */
  locations: z
    .string({ error: 'Choisissez un département.' })
    .nullable()
    .optional()
    .transform(emptied)
    .pipe(
      joinedCodes(departments, 'un département', 'Choisissez un département.', ', ').nullable().optional(),
    ),
});

export const updateCompany = defineRoute({
  name: 'companies.update',
  summary: 'Change the presentation of a company',
  method: 'POST',
  path: '/users/company/update/:id',
  access: forSeats(companies, 'represent'),
  params: ownId,
  body: updateCompanyBody,
  answer: companyProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

/** An empty text removes the picture; an absent field keeps it. */
const nothing = z.literal('').transform(() => null);
const pictureOrNone = z.union([pictureField, nothing], { error: fileRefusals.missing }).optional();

export const updateLogo = defineRoute({
  name: 'companies.updateLogo',
  summary: "Change or remove a company's logo",
  method: 'POST',
  path: '/users/company/logo/update/:id',
  access: forSeats(companies, 'represent'),
  params: ownId,
  body: z.object({ picture: pictureOrNone }),
  takesForm: { picture: pictureRule },
  answer: companyProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const leaderTexts = z.object({
  name: optionalLine(textLimits.personName, 'Indiquez un nom.'),
  /** « Dirigeant » if absent. */
  role: optionalLine(textLimits.role, 'Indiquez une fonction.'),
  linkedinURL,
});

export const updateLeader = defineRoute({
  name: 'companies.updateLeader',
  summary: 'Change the leaders of a company',
  method: 'POST',
  path: '/users/company/leader/update/:id',
  access: forSeats(companies, 'represent'),
  params: ownId,
  body: leaderTexts.extend({ picture: pictureOrNone }),
  takesForm: { picture: pictureRule },
  answer: companyProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const presentationText = z.object({
  presentation: optionalParagraphs(textLimits.about, 'Écrivez votre présentation.'),
});

export const updatePresentation = defineRoute({
  name: 'companies.updatePresentation',
  summary: "Change a company's presentation and its picture",
  method: 'POST',
  path: '/users/company/presentation/update/:id',
  access: forSeats(companies, 'represent'),
  params: ownId,
  body: presentationText.extend({ picture: pictureOrNone }),
  takesForm: { picture: pictureRule },
  answer: companyProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const notYourPhotoText = 'Cette photo n’est pas l’une des vôtres.';

const ownPhoto = z.string().refine((typed) => pictureIdOf(typed) !== undefined, notYourPhotoText);
const photo = z.union([pictureField, nothing, ownPhoto], { error: notYourPhotoText }).optional();

export const photoParts = ['picture1', 'picture2', 'picture3', 'picture4', 'picture5', 'picture6'] as const;
export type PhotoPart = (typeof photoParts)[number];
const ofEach = <Value>(value: Value) =>
  Object.fromEntries(photoParts.map((part) => [part, value])) as Record<PhotoPart, Value>;

/**
 * Replaces all photos. Each slot is a new photo, the address of an own photo that stays or moves here, or
 * empty to clear the slot.
 */
export const updatePhotos = defineRoute({
  name: 'companies.updatePhotos',
  summary: `Change the photos of a company's page, ${companyPhotosAtMost} at most`,
  method: 'POST',
  path: '/users/company/pictures/update/:id',
  access: forSeats(companies, 'represent'),
  params: ownId,
  body: z.object(ofEach(photo)),
  takesForm: ofEach(pictureRule),
  answer: companyProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const companyListingsSchema = z
  .object({ missions: z.array(missionCardSchema), jobs: z.array(jobCardSchema) })
  .meta({ id: 'CompanyListings' });
export type CompanyListings = z.infer<typeof companyListingsSchema>;

export const readListings = defineRoute({
  name: 'companies.readListings',
  summary: 'Open missions and offers of a company, newest first, without anonymous ones',
  method: 'GET',
  path: '/users/company/listings/:id',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  params: ownId,
  answer: companyListingsSchema,
  problems: ['NOT_FOUND'],
});
