import { id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Requests to join a firm, by people with a confirmed address at a domain that it proved (rules §8, Domains). */

const waitingFields = { id, askedAt: instant, expiresAt: instant };

/** A request, for those who manage the team. */
export const joinRequestSchema = z
  .object({ ...waitingFields, name: z.string(), email: z.string() })
  .meta({ id: 'JoinRequest' });
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const listJoinRequests = defineRoute({
  name: 'firms.listRequests',
  summary: 'Requests to join the firm that wait for an answer, the oldest first',
  method: 'GET',
  path: '/firms/current/requests',
  access: forSeats(members, 'team'),
  answer: z.array(joinRequestSchema),
  problems: ['NOT_FOUND', 'SEAT_ENDED'],
});

const answering = ['NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED', 'STATE_CHANGED'] as const;

export const acceptJoinRequest = defineRoute({
  name: 'firms.acceptRequest',
  summary: 'Give a person who asks to join a seat as reader',
  method: 'POST',
  path: '/firms/current/requests/:id/accept',
  access: forSeats(members, 'team'),
  once: true,
  answer: z.object({ seatID: id }),
  problems: [...answering, 'KIND_HOLDS_NO_SEAT', 'ALREADY_SEATED', 'SEAT_AND_PARTY', 'SEATS_AT_MOST'],
});

export const refuseJoinRequest = defineRoute({
  name: 'firms.refuseRequest',
  summary: 'Refuse a person who asks to join',
  method: 'POST',
  path: '/firms/current/requests/:id/refuse',
  access: forSeats(members, 'team'),
  problems: answering,
});

const ownRequest = z.object(waitingFields).meta({ id: 'OwnJoinRequest' });

/** The firm whose proved domain is that of the caller's address. */
export const firmAtDomainSchema = z
  .object({
    firm: z.object({ id, name: z.string() }),
    domain: z.string(),
    /** The caller's request that waits. */
    request: ownRequest.nullable(),
  })
  .meta({ id: 'FirmAtDomain' });
export type FirmAtDomain = z.infer<typeof firmAtDomainSchema>;

export const readFirmAtDomain = defineRoute({
  name: 'firms.readAtDomain',
  summary: "The firm that proved the domain of the caller's confirmed address, unless they have a seat there",
  method: 'GET',
  path: '/firms/at-my-domain',
  access: members,
  answer: firmAtDomainSchema.nullable(),
  problems: ['NOT_FOUND'],
});

export const askToJoin = defineRoute({
  name: 'firms.askToJoin',
  summary: "Ask to join the firm that proved the domain of the caller's confirmed address",
  method: 'POST',
  path: '/firms/:id/requests',
  access: members,
  once: true,
  status: 201,
  answer: ownRequest,
  problems: ['NOT_FOUND', 'KIND_HOLDS_NO_SEAT', 'ALREADY_SEATED', 'SEAT_AND_PARTY', 'DOMAIN_NOT_PROVED'],
});

export const withdrawJoinRequest = defineRoute({
  name: 'firms.withdrawRequest',
  summary: "Withdraw the caller's request to join a firm",
  method: 'DELETE',
  path: '/firms/requests/:id',
  access: members,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});
