import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { hearingEuros } from '@basoche/domain/hearings/limits';
import { distancesKm } from '@basoche/domain/hearings/reach';
import { absencesAtMost, halfDays } from '@basoche/domain/hearings/week';
import { courtKinds } from '@basoche/domain/options/court-kinds';
import { code, day, id, instant } from '../fields.ts';
import { defineRoute, persons } from '../route.ts';
import { z } from '../zod.ts';
import { barSchema } from './bars.ts';

/**
 * Settings of a person who takes hearings: place of departure, distance, times, subjects. Nobody else reads
 * them.
 */

const hearingChoices = {
  isOn: z.boolean({ error: 'Indiquez si vous prenez des audiences.' }),
  /** INSEE code of a town that has a court. */
  town: z.string({ error: 'Choisissez une ville.' }).max(5),
  distanceKm: z.literal(distancesKm, { error: 'Choisissez une distance.' }).nullable(),
  goesFarther: z.boolean({ error: 'Indiquez si vous iriez plus loin.' }),
  kinds: z.array(code(courtKinds, 'une juridiction')).min(1, 'Choisissez une juridiction.').max(10),
  acts: z.array(code(hearingActs, 'un acte')).min(1, 'Choisissez plaider, postuler ou les deux.').max(10),
  /** Lowest price, in whole euros without tax. */
  lowest: z
    .int('Indiquez un prix en euros.')
    .min(0, 'Indiquez un prix en euros.')
    .max(hearingEuros.max, `${hearingEuros.max.toLocaleString('fr-FR')}\u00a0€ au plus.`),
  /** One bit for each morning and afternoon from Monday to Saturday; Monday morning is the lowest bit. */
  week: z
    .int('Choisissez des demi-journées.')
    .min(0, 'Choisissez des demi-journées.')
    .max(2 ** halfDays - 1, 'Choisissez des demi-journées.'),
};

const absenceSchema = z.object({ id, firstDay: day, lastDay: day });

export const hearingProfileSchema = z
  .object({
    /** Null until the caller saves it. */
    profile: z
      .object({
        ...hearingChoices,
        townName: z.string(),
        /** Set after hearings were given back late: no hearing can be taken until then. */
        pausedUntil: instant.nullable(),
      })
      .nullable(),
    absences: z.array(absenceSchema),
    bar: barSchema.nullable(),
  })
  .meta({ id: 'HearingProfile' });
export type HearingProfile = z.infer<typeof hearingProfileSchema>;

export const readHearingProfile = defineRoute({
  name: 'hearings.readProfile',
  summary: 'How the caller takes hearings, with their absences and their bar',
  method: 'GET',
  path: '/hearings/profile',
  access: persons,
  answer: hearingProfileSchema,
  problems: ['NOT_FOUND'],
});

export const hearingProfileBody = z.object(hearingChoices);

export const saveHearingProfile = defineRoute({
  name: 'hearings.saveProfile',
  summary: 'Say how the caller takes hearings',
  method: 'PUT',
  path: '/hearings/profile',
  access: persons,
  body: hearingProfileBody,
  answer: hearingProfileSchema,
  problems: ['NOT_FOUND', 'AVOCATS_ONLY'],
});

export const absenceBody = z
  .object({ firstDay: day, lastDay: day })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    message: 'Le dernier jour vient après le premier.',
  });

export const addAbsence = defineRoute({
  name: 'hearings.addAbsence',
  summary: `Say that the caller is away, ${absencesAtMost} times at most; the same days again add nothing`,
  method: 'POST',
  path: '/hearings/absences',
  access: persons,
  body: absenceBody,
  answer: hearingProfileSchema,
  problems: ['NOT_FOUND', 'ABSENCES_AT_MOST'],
});

export const removeAbsence = defineRoute({
  name: 'hearings.removeAbsence',
  summary: 'Remove an absence of the caller',
  method: 'DELETE',
  path: '/hearings/absences/:id',
  access: persons,
  answer: hearingProfileSchema,
  problems: ['NOT_FOUND'],
});
