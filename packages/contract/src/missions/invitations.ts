import { day, id, instant, page } from '../fields.ts';
import { directoryEntrySchema } from '../members/directory.ts';
import { problemCodes } from '../problem.ts';
import { defineRoute, verifiedMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { missionCardSchema } from './missions.ts';

/** Invitations to apply: a creator asks a member, once for each mission. */

export const invitationSchema = z
  .object({ id, missionID: id, memberID: id, createdAt: instant })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

export const inviteToApply = defineRoute({
  name: 'missions.invite',
  summary: 'Invite a member to apply to an open mission of the caller, once',
  method: 'POST',
  path: '/missions/invitations',
  access: forSeats(verifiedMembers, 'negotiate'),
  body: z.object({ missionID: id, memberID: id }),
  status: 201,
  answer: invitationSchema,
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'SELF_INVITATION',
    'ALREADY_INVITED',
    'INVITEE_APPLIED',
    'INVITATIONS_CLOSED',
    'INVITEE_CANNOT_APPLY',
    'INVITATIONS_SPENT',
  ],
});

export const invitationStates = ['open', 'invited', 'applied', 'refused'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** One of the viewer's open missions, with the obstacle to invite a member to it. */
export const invitableMissionSchema = z
  .object({
    mission: missionCardSchema,
    standing: z.enum(invitationStates),
    /** Reason for which the member cannot be invited; null if they can be, already were, or have applied. */
    refusal: z.object({ code: z.enum(problemCodes), title: z.string() }).nullable(),
  })
  .meta({ id: 'InvitableMission' });
export type InvitableMission = z.infer<typeof invitableMissionSchema>;

export const listInvitableMissions = defineRoute({
  name: 'missions.listInvitable',
  summary: "The caller's open missions, newest first, each with whether this member may be invited",
  method: 'GET',
  path: '/missions/invitations/:memberID',
  access: forSeats(verifiedMembers, 'negotiate'),
  params: z.object({ memberID: id }),
  query: z.object(page),
  answer: z.array(invitableMissionSchema),
  paged: true,
  problems: ['NOT_FOUND'],
});

const suggestionReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('domain') }),
  z.object({ kind: z.literal('profile') }),
  /** Availability from a day on; null means now. */
  z.object({ kind: z.literal('available'), from: day.nullable() }),
  z.object({ kind: z.literal('distance'), km: z.int() }),
  z.object({ kind: z.literal('answers'), minutes: z.int() }),
]);

/**
 * A member whom the creator of a mission may invite, as in the directory, with the reasons of the suggestion:
 * the strongest first.
 */
export const suggestionSchema = z
  .object({ member: directoryEntrySchema, reasons: z.array(suggestionReason) })
  .meta({ id: 'InvitationSuggestion' });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestInvitees = defineRoute({
  name: 'missions.suggest',
  summary: 'Members to invite to an open mission of the caller, with the reasons, best suited first',
  method: 'GET',
  path: '/missions/:id/suggestions',
  access: forSeats(verifiedMembers, 'negotiate'),
  answer: z.array(suggestionSchema),
  problems: ['NOT_FOUND'],
});
