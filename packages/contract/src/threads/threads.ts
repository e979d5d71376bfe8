import { attachmentsAMessage, textLimits } from '@basoche/domain/limits';
import { userTypes } from '@basoche/domain/members/kinds';
import { missionTerms } from '@basoche/domain/missions/edit';
import { collaborationModes } from '@basoche/domain/payments/fees';
import { closedReasons, threadTypes } from '@basoche/domain/threads/application';
import { threadEnds } from '@basoche/domain/threads/ends';
import { refusalCodes } from '@basoche/domain/threads/refusals';
import {
  actionResults,
  actionTypes,
  applicationStates,
  threadPermissions,
} from '@basoche/domain/threads/states';
import { anyParagraphs, id, instant } from '../fields.ts';
import { jobCardSchema } from '../jobs/jobs.ts';
import { professionSchema } from '../members/professions.ts';
import { missionCardSchema } from '../missions/missions.ts';
import { defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';
import { sentSchema } from './job-applications.ts';
import { ratingSchema, threadReviewsSchema } from './reviews.ts';
import { standing } from './standing.ts';

/**
 * Threads: second document, §2 to §7; rules §3 and §6. What a party wrote about the offer (`presentation`, `refusalText`, the reason of
 * a price) comes without contact details until both accepted the confidentiality agreement.
 */

const party = z.object({
  id,
  name: z.string(),
  pictureURL: z.string().nullable(),
  /** The party's `userType`. */
  role: z.enum(userTypes),
  profession: professionSchema.nullable(),
  /** Of this party in other missions: a candidate as candidate, a creator as creator. */
  rating: ratingSchema.nullable(),
  /** Missions done, as candidate; 0 for a creator. */
  nbMissions: z.int(),
});

/** The creator of an anonymous mission, to a candidate whose price was not accepted yet: nothing but nulls. */
const creatorParty = z.object({
  id: id.nullable(),
  name: z.string().nullable(),
  pictureURL: z.string().nullable(),
  role: z.enum(userTypes).nullable(),
  profession: professionSchema.nullable(),
  rating: ratingSchema.nullable(),
  nbMissions: z.int().nullable(),
});

/** A file that came with a message; `GET /messagerie/:id/attachments/:attachmentID` gives it. */
export const attachmentSchema = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(['pdf', 'docx', 'jpeg', 'png']),
    bytes: z.int(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachmentSchema>;

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
    attachments: z.array(attachmentSchema),
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
    /** The words of who rejected a portage; null where there are none. */
    reason: z.string().nullable(),
    /** The price that the creator suggested when they refused this one: euros, excluding tax; null where they did not. */
    suggestion: z.number().nullable(),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof actionSchema>;

/** How the mission is being carried out; everything is null before, and for an offer. */
const executionSchema = z.object({
  /** What the creator has to deposit, or has deposited: euros, all taxes included. */
  depositDue: z.number().nullable(),
  /** The same, line by line: euros; the price and the fee excluding tax, each with the VAT on it. */
  lines: z.object({ price: z.number(), vat: z.number(), fee: z.number(), feeVat: z.number() }).nullable(),
  /** What of it is for the candidate, or in a portage for the portage company: the price with its VAT, in euros. */
  payeeReceives: z.number().nullable(),
  /** Whoever is to be paid can be; told while the deposit is awaited, false otherwise. */
  payeeIsReady: z.boolean(),
  depositConfirmedAt: instant.nullable(),
  /** When the deposit was disputed at the bank of the card's holder: nothing moves until the bank has answered. */
  chargebackAt: instant.nullable(),
  /** What the bank gave back of the deposit to the card's holder for good: euros, and when; null where it took nothing. */
  takenByBank: z.object({ amount: z.number(), at: instant }).nullable(),
  deliveredAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** The mission is over and its payee is not paid yet: the transfer waits for their account, or for the provider. */
  isPayoutWaiting: z.boolean(),
  /** When what is held is to be sent to the candidate. */
  releaseAt: instant.nullable(),
  contest: z
    .object({
      isMine: z.boolean(),
      reason: z.string(),
      at: instant,
      /** How it ended: taken back by who made it, or settled by staff; null while it is open. */
      end: z.enum(['withdrawn', 'settled']).nullable(),
      endedAt: instant.nullable(),
      /** What staff decided, with its sums, and why, in French; null while they have not. */
      settlement: z.string().nullable(),
      settlementReason: z.string().nullable(),
    })
    .nullable(),
  /** When each party asked that the deposit be cancelled. */
  cancelAsked: z.object({ mine: instant.nullable(), other: instant.nullable() }),
});

export const threadSchema = z
  .object({
    id,
    type: z.enum(threadTypes),
    state: z.enum(applicationStates),
    ...standing,
    /** How it ended; null while it has not, or where an action says it all. */
    end: z.enum(threadEnds).nullable(),
    isRefused: z.boolean(),
    /** REFUSED because the candidate withdrew. */
    isWithdrawn: z.boolean(),
    /** Why a REFUSED application is closed; null for the others. */
    closedReason: z.enum(closedReasons).nullable(),
    /** Why staff closed it, or what they decided of money that was left of it; null where they did not. */
    closedNote: z.string().nullable(),
    /** What the creator wrote when they refused the candidate; null where they wrote nothing, or did not refuse. */
    refusalText: z.string().nullable(),
    isCreator: z.boolean(),
    /** The other party's account is suspended: they neither read nor answer for now, and everything else goes on. */
    isOtherSuspended: z.boolean(),
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
    /** What the candidate wrote with their price for a mission, and in how many days they deliver; null where they said nothing. */
    presentation: z.string().nullable(),
    delayDays: z.int().nullable(),
    /** To its creator, while a mode is chosen: other candidates of the mission with whom one is proposed or agreed on; 0 otherwise. */
    othersUnderWay: z.int(),
    /** The mode in force: the last one that the candidate accepted and that nobody refused since; null where none is. */
    mode: z.enum(collaborationModes).nullable(),
    /** What was changed of the mission since the open price was proposed; empty where it stands. */
    offerToConfirm: z.array(z.enum(missionTerms)),
    /** When the candidate applied. */
    createdAt: instant,
    creatorNDAConsent: z.boolean(),
    postulantNDAConsent: z.boolean(),
    /** The version of the confidentiality agreement that this thread is under. */
    agreementVersion: z.string(),
    /** Who accepted which version of it, and when; the first to accept first. */
    consents: z.array(z.object({ isMine: z.boolean(), version: z.string(), at: instant })),
    execution: executionSchema,
    /** What the parties wrote of each other; null before DONE, and for an offer. */
    reviews: threadReviewsSchema.nullable(),
    /** Highest position that the viewer had read before this answer. */
    readPosition: z.int(),
    /** Highest position that the other party has read. */
    otherReadPosition: z.int(),
    /** Highest position of what this answer tells: what to ask `since` with next. */
    position: z.int(),
    messages: z.array(messageSchema),
    /** Older messages than those told remain on the server. */
    hasOlder: z.boolean(),
    actions: z.array(actionSchema),
    permitted: z.array(z.enum(threadPermissions)),
    /** What the viewer might expect to do now and may not, each with the reason of the rules. */
    hindered: z.array(
      z.object({
        permission: z.enum(threadPermissions),
        code: z.enum(refusalCodes),
        reason: z.string(),
      }),
    ),
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
    /** `false` where nobody looks at what is answered: it then stays unread. */
    seen: z.enum(['true', 'false']).optional(),
  }),
  answer: threadSchema,
  problems: ['NOT_FOUND'],
});

const nothingWritten = 'Écrivez votre message.';
const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** What a sender gives, over HTTP or over the socket: words, files that were brought before, or both. */
export const messageBody = z
  .object({
    content: anyParagraphs(textLimits.message, nothingWritten),
    clientId: z.string().regex(/^[\w.:-]{8,64}$/, "Cet identifiant n'est pas valide."),
    attachments: z
      .array(id, 'Indiquez une liste de pièces jointes.')
      .max(attachmentsAMessage, `Un message porte au plus ${attachmentsAMessage} pièces jointes.`)
      .refine(isOnce, 'Une pièce jointe y figure deux fois.')
      .default([]),
  })
  .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
    path: ['content'],
    message: nothingWritten,
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
  problems: ['NOT_FOUND', 'NDA_REQUIRED', 'MESSAGES_CLOSED', 'ATTACHMENT_GONE', 'TOO_MANY_MESSAGES'],
});
