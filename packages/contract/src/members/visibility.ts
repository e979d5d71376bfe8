import { userTypes } from '@basoche/domain/members/kinds';
import { vanityOf, vanityRefused } from '@basoche/domain/members/vanity';
import { id } from '../fields.ts';
import { anyone, defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { profileSchema } from './members.ts';

/**
 * Visibility of a member's page: search engines, if the member allows them, and an address of the member's
 * choice.
 */

/** Bounded before it is cleaned; `vanityRefused` bounds the cleaned address. */
const vanity = z
  .string({ error: 'Choisissez une adresse.' })
  .max(200, 'Choisissez 40 caractères au plus.')
  .transform(vanityOf)
  .superRefine((value, context) => {
    const refusal = vanityRefused(value);
    if (refusal !== null) context.addIssue(refusal);
  });

export const visibilityBody = z.object({
  isIndexed: z.boolean({ error: 'Indiquez oui ou non.' }).optional(),
  /** Null removes the address. */
  vanity: vanity.nullable().optional(),
});

export const setVisibility = defineRoute({
  name: 'members.setVisibility',
  summary: "Set whether search engines may show the caller's page, and its short address",
  method: 'POST',
  path: '/users/visibility/:id',
  access: forSeats(tradeMembers, 'represent'),
  body: visibilityBody,
  answer: profileSchema,
  problems: ['ACTOR_MISMATCH', 'VANITY_TAKEN'],
});

export const readVanity = defineRoute({
  name: 'members.readVanity',
  summary: 'The member to whom a short address belongs',
  method: 'GET',
  path: '/users/named/:vanity',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  params: z.object({ vanity: z.string().max(200).toLowerCase() }),
  answer: z.object({ id, userType: z.enum(userTypes) }),
  problems: ['NOT_FOUND'],
});
