import {
  firmInvitationStates,
  linkDaysAtMost,
  linkRoles,
  linkUsesAtMost,
} from '@basoche/domain/firms/invitations';
import { seatRoles } from '@basoche/domain/firms/roles';
import { addressField } from '../auth/auth.ts';
import { id, instant } from '../fields.ts';
import { anyone, defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Ways into a firm: invitations to an address, and links for several people (rules §8, Team). */

const invitationFields = { role: z.enum(seatRoles), expiresAt: instant };

/** An invitation or a link, for those who manage the team. */
export const firmInvitationSchema = z
  .object({
    id,
    ...invitationFields,
    state: z.enum(firmInvitationStates),
    madeAt: instant,
    /** Name of the person who made it; null once their account is deleted. */
    madeBy: z.string().nullable(),
    /** The invited address; null for a link. */
    email: z.string().nullable(),
    /** People who joined by the link, and the most that may; null for an invitation to an address. */
    link: z.object({ uses: z.int(), usesAtMost: z.int() }).nullable(),
    permitted: z.object({ revoke: z.boolean() }),
  })
  .meta({ id: 'FirmInvitation' });
export type FirmInvitation = z.infer<typeof firmInvitationSchema>;

export const listFirmInvitations = defineRoute({
  name: 'firms.listInvitations',
  summary: 'Invitations and links of the firm that nobody answered or revoked, the newest first',
  method: 'GET',
  path: '/firms/current/invitations',
  access: forSeats(members, 'team'),
  answer: z.array(firmInvitationSchema),
  problems: ['NOT_FOUND'],
});

const making = [
  'NOT_FOUND',
  'ROLE_NOT_ALLOWED',
  'SEAT_ENDED',
  'PROOF_REQUIRED',
  'SEATS_AT_MOST',
  'INVITATIONS_SPENT',
] as const;

export const inviteToFirmBody = z.object({
  email: addressField('Indiquez l’adresse de la personne à inviter.'),
  role: z.enum(seatRoles, { error: 'Choisissez un rôle.' }),
});

export const inviteToFirm = defineRoute({
  name: 'firms.invite',
  summary:
    'Invite an address to the firm by mail; takes the place of an invitation that waits for the same address',
  method: 'POST',
  path: '/firms/current/invitations',
  access: forSeats(members, 'team'),
  body: inviteToFirmBody,
  once: true,
  status: 201,
  answer: firmInvitationSchema,
  problems: [...making, 'ALREADY_SEATED'],
});

export const revokeFirmInvitation = defineRoute({
  name: 'firms.revokeInvitation',
  summary: 'Revoke an invitation or a link of the firm',
  method: 'DELETE',
  path: '/firms/current/invitations/:id',
  access: forSeats(members, 'team'),
  problems: ['NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED', 'STATE_CHANGED'],
});

export const makeFirmLinkBody = z.object({
  role: z.enum(linkRoles, { error: 'Un lien donne le rôle de publication ou de lecture.' }),
  days: z
    .int('Indiquez un nombre de jours.')
    .min(1, 'Un jour au moins.')
    .max(linkDaysAtMost, `${linkDaysAtMost} jours au plus.`),
  uses: z
    .int('Indiquez un nombre de places.')
    .min(1, 'Une place au moins.')
    .max(linkUsesAtMost, `${linkUsesAtMost} places au plus.`),
});

/**
 * Not `once`: the address of the link is returned only here and stored nowhere. After a lost answer, the
 * caller revokes the link and makes another.
 */
export const makeFirmLink = defineRoute({
  name: 'firms.makeLink',
  summary: 'Make a link by which several people may join the firm; its address is told once',
  method: 'POST',
  path: '/firms/current/links',
  access: forSeats(members, 'team'),
  body: makeFirmLinkBody,
  status: 201,
  answer: z.object({ address: z.url(), invitation: firmInvitationSchema }),
  problems: making,
});

/** A way into a firm, for the person who may take it. */
const offeredSeat = z.object({
  ...invitationFields,
  firm: z.object({ id, name: z.string() }),
});

export const receivedInvitationSchema = offeredSeat
  .extend({
    id,
    state: z.enum(firmInvitationStates),
    madeAt: instant,
    madeBy: z.string().nullable(),
  })
  .meta({ id: 'ReceivedFirmInvitation' });
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

export const listReceivedInvitations = defineRoute({
  name: 'firms.listReceived',
  summary: "Invitations into firms that wait at the caller's confirmed address, the newest first",
  method: 'GET',
  path: '/firms/invitations',
  access: members,
  answer: z.array(receivedInvitationSchema),
  problems: ['NOT_FOUND'],
});

export const readReceivedInvitation = defineRoute({
  name: 'firms.readReceived',
  summary: "An invitation into a firm at the caller's confirmed address",
  method: 'GET',
  path: '/firms/invitations/:id',
  access: members,
  answer: receivedInvitationSchema,
  problems: ['NOT_FOUND'],
});

const joinedSchema = z.object({ firmID: id });
const joining = [
  'NOT_FOUND',
  'INVITATION_ENDED',
  'KIND_HOLDS_NO_SEAT',
  'ALREADY_SEATED',
  'SEAT_AND_PARTY',
  'SEATS_AT_MOST',
] as const;

export const acceptInvitation = defineRoute({
  name: 'firms.accept',
  summary: "Join a firm by an invitation at the caller's confirmed address",
  method: 'POST',
  path: '/firms/invitations/:id/accept',
  access: members,
  once: true,
  answer: joinedSchema,
  problems: joining,
});

export const refuseInvitation = defineRoute({
  name: 'firms.refuse',
  summary: "Refuse an invitation at the caller's confirmed address",
  method: 'POST',
  path: '/firms/invitations/:id/refuse',
  access: members,
  problems: ['NOT_FOUND', 'INVITATION_ENDED'],
});

/** Token of a link; sent in a body, since URLs are logged. */
export const linkTokenBody = z.object({
  token: z.string({ error: 'Ce lien est incomplet.' }).regex(/^[\w-]{43}$/, 'Ce lien est incomplet.'),
});

export const readFirmLink = defineRoute({
  name: 'firms.readLink',
  summary: 'The firm and the role that a link leads to',
  method: 'POST',
  path: '/firms/links/read',
  access: anyone,
  body: linkTokenBody,
  answer: offeredSeat.meta({ id: 'OfferedSeat' }),
  problems: ['NOT_FOUND', 'INVITATION_ENDED'],
});

export const joinByLink = defineRoute({
  name: 'firms.joinByLink',
  summary: 'Join a firm by a link',
  method: 'POST',
  path: '/firms/links/accept',
  access: members,
  body: linkTokenBody,
  once: true,
  answer: joinedSchema,
  problems: joining,
});
