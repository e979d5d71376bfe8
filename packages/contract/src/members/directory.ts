import { directoryPage, hourlyCostAtMost } from '@basoche/domain/limits';
import { availabilityStatuses } from '@basoche/domain/members/availability';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { valuesOf } from '@basoche/domain/options/option';
import { directoryFilters as defined } from '@basoche/domain/searches/directory-filters';
import { code, id, page, repeated } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { anyone, defineRoute } from '../route.ts';
import { forSeats } from '../seats.ts';
import { ratingSchema } from '../threads/reviews.ts';
import { z } from '../zod.ts';
import { availabilityShown, pictureURL } from './members.ts';
import { professionSchema } from './professions.ts';

/** The directory of members. */

export const directoryEntrySchema = z
  .object({
    id,
    userType: z.enum(valuesOf(directoryKinds)),
    name: z.string(),
    role: z.string().nullable(),
    /** The profession chosen at registration; null for companies. */
    jobName: z.string().nullable(),
    profession: professionSchema.nullable(),
    pictureURL: pictureURL.nullable(),
    /** A person's town, or a company's headquarters. */
    place: z.string().nullable(),
    /** Euros an hour; persons only. */
    hourlyCost: z.number().nullable(),
    /** Codes joined by « | », empty if there is none; for a company, its sectors. */
    skillDomains: z.string(),
    isVerified: z.boolean(),
    availability: availabilityShown.nullable(),
    rating: ratingSchema.nullable(),
    /** The viewer's favourite with their private note; null if the member is not a favourite. */
    favourite: z.object({ note: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'DirectoryEntry' });
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

const notARateText = `Indiquez un tarif horaire entre 0 et ${hourlyCostAtMost}\u00a0€, en euros entiers.`;
const rate = z.coerce
  .number({ error: notARateText })
  .int(notARateText)
  .min(0, notARateText)
  .max(hourlyCostAtMost, notARateText)
  .optional();

/**
 * Calls may use values that the screen does not offer: any level, any rate in whole euros, members without
 * time.
 */
export const directoryFilters = z.object({
  ...filterFields(defined),
  experience: code(experienceLevels, 'un niveau d’expérience').optional(),
  rateMin: rate,
  rateMax: rate,
  availability: repeated(
    z.enum(availabilityStatuses, {
      error: ({ input }) =>
        `«\u00a0${String(input).slice(0, 60)}\u00a0» n’est pas reconnu comme une disponibilité.`,
    }),
  ),
});
export type DirectoryFilters = z.output<typeof directoryFilters>;

export const listDirectory = defineRoute({
  name: 'members.list',
  summary:
    'The directory: verified members first, then the most complete, then the newest; in a search, a named profession first',
  method: 'GET',
  path: '/users/members/list',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  query: directoryFilters
    .extend({ ...page, limit: page.limit.unwrap().default(directoryPage) })
    .refine(({ rateMin, rateMax }) => rateMin === undefined || rateMax === undefined || rateMin <= rateMax, {
      path: ['rateMax'],
      message: 'Le tarif le plus haut est sous le plus bas.',
    }),
  answer: z.array(directoryEntrySchema),
  paged: true,
});
