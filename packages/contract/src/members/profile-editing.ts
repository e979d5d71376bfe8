import { hourlyCostAtMost, preferredMonthsAtMost } from '@basoche/domain/limits';
import { companySizes } from '@basoche/domain/options/company-sizes';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import type { Option } from '@basoche/domain/options/option';
import { workLocations } from '@basoche/domain/options/work-locations';
import { textLimits } from '@basoche/domain/text-limits';
import { registerPersonBody } from '../auth/auth.ts';
import { code, euros, id, joinedCodes, optionalLine, optionalParagraphs } from '../fields.ts';
import { defineRoute, persons } from '../route.ts';
import { z } from '../zod.ts';
import { personProfileSchema } from './members.ts';
import { pictureField, pictureRule } from './pictures.ts';
import { professionForm } from './professions.ts';

/**
 * Editing of a student's or an employee's profile (rules §6).
 *
 * An absent field is unchanged; null or an empty text empties it. Only the owner may call, and receives the
 * whole changed profile.
 */

const ownId = z.object({ id });

/** An array of codes of a closed list; repeated ones are dropped. `joinedCodes` takes them in one string, `code` takes a single one. */
const several = <Value extends string>(options: readonly Option<Value>[], what: string) =>
  z
    .array(code(options, what), { error: `Choisissez ${what}.` })
    .max(options.length, 'Chaque valeur se choisit une fois.')
    .transform((values) => [...new Set(values)]);

const months = z
  .int({ error: 'Indiquez un nombre de mois.' })
  .min(0, 'Indiquez un nombre de mois.')
  .max(preferredMonthsAtMost, `${preferredMonthsAtMost} mois au plus.`);

const missionDuration = z
  .object({ minMonths: months, maxMonths: months }, { error: 'Indiquez une durée en mois.' })
  .refine(({ minMonths, maxMonths }) => minMonths <= maxMonths, {
    path: ['maxMonths'],
    message: 'La durée la plus longue ne peut pas être inférieure à la plus courte.',
  });

const preferences = z.strictObject(
  {
    missionDuration: missionDuration.nullable().optional(),
    sectors: several(legalDomains, 'un domaine').nullable().optional(),
    companySizes: several(companySizes, 'une taille d’entreprise').nullable().optional(),
  },
  { error: 'Indiquez vos préférences.' },
);

const hourlyCostField = euros
  .min(1, 'Un tarif horaire est d’au moins 1\u00a0€.')
  .max(hourlyCostAtMost, `Un tarif horaire est de ${hourlyCostAtMost}\u00a0€ au plus.`);

export const updatePersonBody = z.object({
  about: optionalParagraphs(textLimits.about, 'Écrivez votre présentation.'),
  location: optionalLine(textLimits.location, 'Indiquez votre ville.'),
  experience: code(experienceLevels, 'un niveau d’expérience').nullable().optional(),
  hourlyCost: hourlyCostField.nullable().optional(),
  role: optionalLine(textLimits.role, 'Indiquez votre fonction.'),
  professionForm: professionForm.optional(),
  skillDomains: z
    .string({ error: 'Choisissez un domaine.' })
    .nullable()
    .optional()
    .transform((value) => (value === '' ? null : value))
    .pipe(joinedCodes(legalDomains, 'un domaine', 'Choisissez un domaine.').nullable().optional()),
  workLocations: several(workLocations, 'un lieu de travail').nullable().optional(),
  preferences: preferences.nullable().optional(),
});

export const updatePerson = defineRoute({
  name: 'profiles.update',
  summary: 'Change the presentation of a student or an employee',
  method: 'POST',
  path: '/users/student/update/:id',
  access: persons,
  params: ownId,
  body: updatePersonBody,
  answer: personProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const updatePicture = defineRoute({
  name: 'profiles.updatePicture',
  summary: 'Change the picture of a student or an employee',
  method: 'POST',
  path: '/users/student/picture/update/:id',
  access: persons,
  params: ownId,
  body: z.object({ picture: pictureField }),
  takesForm: { picture: pictureRule },
  answer: personProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const removePicture = defineRoute({
  name: 'profiles.removePicture',
  summary: 'Remove the picture of a student or an employee',
  method: 'DELETE',
  path: '/users/student/picture/update/:id',
  access: persons,
  params: ownId,
  problems: ['ACTOR_MISMATCH'],
});

/** Fields of the registration, for the member themselves; an absent field is unchanged. */
export const updateContactBody = registerPersonBody
  .pick({ number: true, zipCode: true, jobName: true, firstName: true, lastName: true })
  .partial();

export const updateContact = defineRoute({
  name: 'profiles.updateContact',
  summary: "Change the caller's name, phone number, postal code or trade",
  method: 'POST',
  path: '/users/infoB',
  access: persons,
  body: updateContactBody,
  answer: personProfileSchema,
});
