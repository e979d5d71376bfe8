import { departments } from '@basoche/domain/options/departments';
import { defaultDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { defaultNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { priceKinds } from '@basoche/domain/pricing/kinds';
import { textLimits } from '@basoche/domain/text-limits';
import { partiesAnswer } from '../conflicts/asked.ts';
import { code, day, euros, id, joinedCodes, line, paragraphs } from '../fields.ts';
import { defineRoute, verifiedMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { missionSchema } from './missions.ts';

/** A creator's own missions: writing, archiving and restoring them (rules §2). */

const price = euros
  .refine((value) => value >= 100 && value <= 10_000, 'Le prix se choisit entre 100 € et 10 000 €.')
  .nullable()
  .optional();

const missionFields = z.object({
  title: line(textLimits.missionTitle, 'Donnez un titre à la mission.'),
  domain: code(legalDomains, 'un domaine').default(defaultDomain),
  nature: code(missionNatures, 'une nature').default(defaultNature),
  skillsRequired: paragraphs(textLimits.missionDescription, 'Décrivez la mission.'),
  timeLimit: line(textLimits.timeLimit, 'Indiquez le délai de livraison.'),
  experience: joinedCodes(soughtProfiles, 'un profil', 'Choisissez au moins un profil.'),
  endDate: day.nullable().optional(),
  startNow: z.boolean({ error: 'Indiquez quand la mission commence.' }),
  startDate: day.nullable().optional(),
  onPlace: z.boolean({ error: 'Indiquez le mode d’exécution.' }),
  place: code(departments, 'un département').nullable().optional(),
  city: line(120, 'Indiquez une ville.').nullable().optional(),
  isAnonym: z.boolean().default(false),
  tarifLow: price,
  tarifHigh: price,
  /** Preferred kinds of price; empty if all are welcome. An edit without it keeps those of before. */
  priceKinds: z
    .array(z.enum(priceKinds, { error: 'Cette façon de fixer le prix n’existe pas.' }))
    .max(priceKinds.length)
    .optional(),
  namesParties: partiesAnswer,
});

/** Checks between fields; the server compares dates to today. */
const coherent = (
  mission: z.output<typeof missionFields>,
  context: z.RefinementCtx<z.output<typeof missionFields>>,
) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!mission.startNow && !mission.startDate) refuse('startDate', 'Indiquez la date de début.');
  if (mission.onPlace && !mission.place) refuse('place', 'Choisissez une ville ou un département.');
  const low = mission.tarifLow ?? null;
  const high = mission.tarifHigh ?? null;
  if ((low === null) !== (high === null)) refuse('tarifHigh', 'Indiquez les deux bornes du prix, ou aucune.');
  if (low !== null && high !== null && low > high) {
    refuse('tarifLow', 'Le prix le plus bas dépasse le plus haut.');
  }
};

/** Optional fields for the caller, which must agree with the token (rules §6). */
const actor = { creatorID: id.optional(), isFromCustomer: z.boolean().optional() };

/** A mission as it is created and edited. */
const missionBody = missionFields.extend(actor).superRefine(coherent);

/** The form of a mission, as the browser checks it before sending. */
export const missionForm = missionFields.superRefine(coherent);
export type MissionForm = z.input<typeof missionForm>;

export const createMission = defineRoute({
  name: 'missions.create',
  summary: 'Publish a mission',
  method: 'POST',
  path: '/missions/create',
  access: forSeats(verifiedMembers, 'negotiate'),
  body: missionBody,
  status: 201,
  answer: missionSchema,
  once: true,
  problems: ['ACTOR_MISMATCH', 'PRICING_CLOSED'],
});

export const updateMission = defineRoute({
  name: 'missions.update',
  summary: 'Edit a mission of the caller',
  method: 'POST',
  path: '/missions/update/:id',
  access: forSeats(verifiedMembers, 'negotiate'),
  body: missionBody,
  answer: missionSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'ACTOR_MISMATCH', 'PRICING_CLOSED'],
});

export const publishMission = defineRoute({
  name: 'missions.publish',
  summary: 'Publish or archive a mission of the caller',
  method: 'POST',
  path: '/missions/publish/:id',
  access: forSeats(verifiedMembers, 'negotiate'),
  body: z.object({ toPublish: z.boolean({ error: 'Indiquez si la mission est publiée.' }) }),
  answer: missionSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'PUBLICATION_HIDDEN'],
});

export const fillMission = defineRoute({
  name: 'missions.fill',
  summary: 'Mark a mission as filled: it is archived, and the other candidates are told',
  method: 'POST',
  path: '/missions/fill/:id',
  access: forSeats(verifiedMembers, 'negotiate'),
  answer: missionSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'MISSION_ALREADY_FILLED'],
});

export const relaunchMission = defineRoute({
  name: 'missions.relaunch',
  summary: 'Relaunch a mission whose deadline is past: it comes first in the lists again',
  method: 'POST',
  path: '/missions/relaunch/:id',
  access: forSeats(verifiedMembers, 'negotiate'),
  body: z.object({ endDate: day.nullable() }),
  answer: missionSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'MISSION_STILL_OPEN', 'PUBLICATION_HIDDEN'],
});
