import { seatRoles } from '@basoche/domain/firms/roles';
import { textLimits } from '@basoche/domain/text-limits';
import { companyNameField } from '../auth/auth.ts';
import { euros, id, instant, line } from '../fields.ts';
import { defineRoute, legalPersonsAgain, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Firms: legal persons for which people act, each of these people with a personal account (rules §8). */

export const openFirmBody = z.object({
  firstName: line(textLimits.personName, 'Indiquez votre prénom.'),
  lastName: line(textLimits.personName, 'Indiquez votre nom.'),
});

/**
 * Not `once`: the stored answer of an idempotency key never contains a token. After a lost answer, the caller
 * logs in with the same address and password.
 */
export const openFirm = defineRoute({
  name: 'firms.open',
  summary:
    "Open the team of the caller's company: its login becomes the account of a person, who is its first owner; every session ends",
  method: 'POST',
  path: '/firms/open',
  access: legalPersonsAgain,
  body: openFirmBody,
  status: 201,
  /** The token of the person's new session. */
  answer: z.object({ access_token: z.string(), firmID: id }),
  problems: ['NOT_FOUND', 'FIRM_OPEN'],
});

export const createFirmBody = z.object({ companyName: companyNameField });

export const createFirm = defineRoute({
  name: 'firms.create',
  summary: 'Create a company without a login: the caller, a natural person, is its first owner',
  method: 'POST',
  path: '/firms',
  access: members,
  body: createFirmBody,
  once: true,
  status: 201,
  answer: z.object({ firmID: id }),
  problems: ['KIND_HOLDS_NO_SEAT', 'FIRMS_AT_MOST'],
});

export const currentFirmSchema = z
  .object({
    id,
    name: z.string(),
    openedAt: instant,
    /** The caller's seat. */
    seatID: id,
    role: z.enum(seatRoles),
    /** Names of the owners, the oldest seat first. */
    owners: z.array(z.string()),
    /** Amount in euros, taxes included, above which a deposit needs a second person; null: no limit. Absent for readers. */
    depositLimit: euros.nullable().optional(),
  })
  .meta({ id: 'CurrentFirm' });
export type CurrentFirm = z.infer<typeof currentFirmSchema>;

export const readFirm = defineRoute({
  name: 'firms.read',
  summary: 'The firm that the caller acts for, and their role in it',
  method: 'GET',
  path: '/firms/current',
  access: forSeats(members, 'look'),
  answer: currentFirmSchema,
  problems: ['NOT_FOUND'],
});
