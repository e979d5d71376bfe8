import { textLimits } from '@basoche/domain/limits';
import { userTypes } from '@basoche/domain/members/kinds';
import { missionTerms } from '@basoche/domain/missions/edit';
import { threadTypes } from '@basoche/domain/threads/application';
import {
  actionResults,
  actionTypes,
  applicationStates,
  threadPermissions,
} from '@basoche/domain/threads/states';
import { euros, id, instant, paragraphs } from './fields.ts';
import { sentSchema } from './job-applications.ts';
import { jobCardSchema } from './jobs.ts';
import { missionCardSchema } from './missions.ts';
import { defineRoute, members, tradeMembers } from './route.ts';
import { z } from './zod.ts';

/** Threads: second document, §2 to §7; rules §3 and §6. */

const party = z.object({
  id,
  name: z.string(),
  pictureURL: z.string().nullable(),
  /** The party's `userType`. */
  role: z.enum(userTypes),
});

/** The creator of an anonymous mission, to a candidate whose price was not accepted yet: nothing but nulls. */
const creatorParty = z.object({
  id: id.nullable(),
  name: z.string().nullable(),
  pictureURL: z.string().nullable(),
  role: z.enum(userTypes).nullable(),
});

export const messageSchema = z
  .object({
    id,
    content: z.string(),
    /** Who wrote it; null stands for an anonymous creator. */
    sentBy: id.nullable(),
    isMine: z.boolean(),
    sentAt: instant,
    postulationId: id,
    /** Its place in the thread; every later message and change has a higher one. */
    position: z.int(),
    /** The sender's own id for it, given back to the sender alone. */
    clientId: z.string().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

export const actionSchema = z
  .object({
    id,
    type: z.enum(actionTypes),
    result: z.enum(actionResults),
    /** Euros excluding tax, for a price. */
    offer: z.number().nullable(),
    sentAt: instant,
    /** The thread's position at its last change. */
    position: z.int(),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof actionSchema>;

export const threadSchema = z
  .object({
    id,
    type: z.enum(threadTypes),
    state: z.enum(applicationStates),
    isRefused: z.boolean(),
    /** REFUSED because the candidate withdrew. */
    isWithdrawn: z.boolean(),
    isCreator: z.boolean(),
    user: party,
    creator: creatorParty,
    /** What is applied to, by `type`: one of these two, the other is null. */
    mission: missionCardSchema.nullable(),
    jobOffer: jobCardSchema.nullable(),
    /** What came with an application to an offer; null for a mission. */
    sent: sentSchema.nullable(),
    /** Euros excluding tax; null for an offer. */
    offer: z.number().nullable(),
    tvaApplicable: z.boolean(),
    /** What was changed of the mission since the open price was proposed; empty where it stands. */
    offerToConfirm: z.array(z.enum(missionTerms)),
    /** When the candidate applied. */
    createdAt: instant,
    creatorNDAConsent: z.boolean(),
    postulantNDAConsent: z.boolean(),
    /** Highest position of what this answer tells: what to ask `since` with next. */
    position: z.int(),
    messages: z.array(messageSchema),
    /** Older messages than those told remain on the server. */
    hasOlder: z.boolean(),
    actions: z.array(actionSchema),
    permitted: z.array(z.enum(threadPermissions)),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof threadSchema>;

/** A place in a thread, as a query names it. */
const position = z.coerce.number().int().min(0).max(2_147_483_647);

export const readThread = defineRoute({
  name: 'threads.read',
  summary: 'A thread: its latest messages, its actions, and what the viewer may do',
  method: 'GET',
  path: '/messagerie/:id',
  access: members,
  params: z.object({ id }),
  query: z.object({
    since: position.optional(),
    /** Asks for the messages before this position instead. */
    before: position.optional(),
  }),
  answer: threadSchema,
  problems: ['NOT_FOUND'],
});

const command = {
  method: 'POST',
  access: members,
  params: z.object({ id }),
  answer: threadSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED'],
} as const;

export const acceptPrice = defineRoute({
  ...command,
  name: 'threads.acceptPrice',
  summary: "Accept the candidate's price",
  path: '/messagerie/action/price/accept/:id',
});

export const refusePrice = defineRoute({
  ...command,
  name: 'threads.refusePrice',
  summary: "Refuse the candidate's price",
  path: '/messagerie/action/price/refuse/:id',
});

export const proposePrice = defineRoute({
  ...command,
  name: 'threads.proposePrice',
  summary: 'Propose a new price after a refusal',
  path: '/messagerie/action/price/new/:id',
  body: z.object({ offer: euros.refine((value) => value > 0, 'Proposez un prix supérieur à zéro.') }),
});

export const confirmPrice = defineRoute({
  ...command,
  name: 'threads.confirmPrice',
  summary: "Confirm one's open price after the mission was edited",
  path: '/messagerie/action/price/confirm/:id',
  problems: [...command.problems, 'NOTHING_TO_CONFIRM'],
});

export const refuseCandidate = defineRoute({
  ...command,
  name: 'threads.refuseCandidate',
  summary: 'Refuse a candidate, for good',
  path: '/messagerie/action/refuseCandidate/:id',
});

export const withdrawApplication = defineRoute({
  ...command,
  name: 'threads.withdraw',
  summary: "Withdraw one's application",
  path: '/messagerie/action/withdraw/:id',
});

export const chooseDirect = defineRoute({
  ...command,
  name: 'threads.chooseDirect',
  summary: 'Offer a direct relation',
  path: '/messagerie/action/choose/direct/:id',
  problems: [...command.problems, 'DIRECT_NOT_ALLOWED'],
});

export const acceptDirect = defineRoute({
  ...command,
  name: 'threads.acceptDirect',
  summary: 'Accept a direct relation',
  path: '/messagerie/action/direct/accept/:id',
});

export const refuseDirect = defineRoute({
  ...command,
  name: 'threads.refuseDirect',
  summary: 'Refuse a direct relation',
  path: '/messagerie/action/direct/refuse/:id',
});

export const validateMission = defineRoute({
  ...command,
  name: 'threads.validateMission',
  summary: 'End the mission, for good',
  path: '/messagerie/mission/validate/:id',
});

export const consentToConfidentiality = defineRoute({
  ...command,
  name: 'threads.consent',
  summary: 'Accept the confidentiality agreement of a mission',
  path: '/messagerie/mission/ndaConsent/:id',
});

export const consentToJobConfidentiality = defineRoute({
  ...command,
  name: 'threads.consentToJob',
  summary: 'Accept the confidentiality agreement of a job offer',
  path: '/messagerie/job/ndaConsent/:id',
  access: tradeMembers,
});

/** What a sender gives, over HTTP or over the socket. */
export const messageBody = z.object({
  content: paragraphs(textLimits.message, 'Écrivez votre message.'),
  clientId: z.string().regex(/^[\w.:-]{8,64}$/, "Cet identifiant n'est pas valide."),
});

/** The same as the socket's `message`, for a network that lets no websocket through. */
export const sendMessage = defineRoute({
  name: 'threads.sendMessage',
  summary: 'Write a message; sent twice with one clientId, it is stored once',
  method: 'POST',
  path: '/messagerie/:id',
  access: members,
  params: z.object({ id }),
  body: messageBody,
  status: 201,
  answer: messageSchema,
  problems: ['NOT_FOUND', 'NDA_REQUIRED', 'MESSAGES_CLOSED'],
});
