import { userTypes } from '@basoche/domain/members/kinds';
import { missionTerms } from '@basoche/domain/missions/changed-terms';
import { collaborationModes } from '@basoche/domain/payments/fees';
import { closedReasons, threadTypes } from '@basoche/domain/threads/application';
import { instalmentEndings } from '@basoche/domain/threads/instalment-endings';
import { refusalCodes } from '@basoche/domain/threads/refusals';
import {
  actionResults,
  actionTypes,
  applicationStates,
  threadPermissions,
} from '@basoche/domain/threads/states';
import { threadEnds } from '@basoche/domain/threads/thread-ends';
import { vigilanceRefusals } from '@basoche/domain/vigilance/gate';
import { id, instant } from '../fields.ts';
import { assignee } from '../firms/assignee.ts';
import { jobCardSchema } from '../jobs/jobs.ts';
import { professionSchema } from '../members/professions.ts';
import { missionCardSchema } from '../missions/missions.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { threadHearingSchema } from './hearings.ts';
import { threadConflictsSchema } from './independence.ts';
import { currentInstalmentSchema, monthlyPriceSchema, plannedInstalmentSchema } from './instalments.ts';
import { sentSchema } from './job-applications.ts';
import { messageSchema } from './messages.ts';
import { ratingSchema, threadReviewsSchema } from './reviews.ts';
import { situationFields } from './situation.ts';

/**
 * Threads (rules §3 and §6).
 *
 * Contact details in a party's words about the offer (`presentation`, `refusalText`, the reason of a price)
 * are masked until both accepted the confidentiality agreement.
 */

const party = z.object({
  id,
  name: z.string(),
  pictureURL: z.string().nullable(),
  /** The party's `userType`. */
  role: z.enum(userTypes),
  profession: professionSchema.nullable(),
  /** Rating of this party in other missions: of a candidate as candidate, of a creator as creator. */
  rating: ratingSchema.nullable(),
  /** Number of missions done as candidate; 0 for a creator. */
  nbMissions: z.int(),
});

/**
 * The creator, for the candidate; all fields are null for an anonymous creator before a price is accepted.
 */
const creatorParty = z.object({
  id: id.nullable(),
  name: z.string().nullable(),
  pictureURL: z.string().nullable(),
  role: z.enum(userTypes).nullable(),
  profession: professionSchema.nullable(),
  rating: ratingSchema.nullable(),
  nbMissions: z.int().nullable(),
});

export const actionSchema = z
  .object({
    id,
    type: z.enum(actionTypes),
    result: z.enum(actionResults),
    /** Euros excluding tax, for a price. */
    offer: z.number().nullable(),
    sentAt: instant,
    /** Instant of its acceptance or refusal; null while it is open. */
    closedAt: instant.nullable(),
    /** The thread's position at its last change. */
    position: z.int(),
    /**
     * Name of the person who accepted or refused it for a firm, or who asked while it is open; null without a
     * firm, and to the candidate of an anonymous creator.
     */
    by: z.string().nullable(),
    /** Words of the person who rejected a portage; null without words. */
    reason: z.string().nullable(),
    /**
     * The price that the creator suggested with the refusal, in euros excluding tax; null without a
     * suggestion.
     */
    suggestion: z.number().nullable(),
    /** Instalments of a price, which add up to `offer`; absent for a flat price. */
    instalments: z.array(plannedInstalmentSchema).optional(),
    /** Price with a sheet each month, whose maximum is `offer`; otherwise absent. */
    monthly: monthlyPriceSchema.optional(),
    /**
     * End of an instalment, in the action of its work or of its deposit; absent before, and for a flat price.
     */
    ending: z.enum(instalmentEndings).optional(),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof actionSchema>;

/** Execution of the mission; all fields are null before it, and for an offer. */
const executionSchema = z.object({
  /** The creator's deposit, awaited or paid, in euros with all taxes. */
  depositDue: z.number().nullable(),
  /** The lines of the deposit, in euros; the price and the fee excluding tax, each with its VAT. */
  lines: z.object({ price: z.number(), vat: z.number(), fee: z.number(), feeVat: z.number() }).nullable(),
  /** French sentence about the days that an awaited deposit of a month of time covers; absent otherwise. */
  depositNote: z.string().optional(),
  /** The payee's share (the candidate, or the portage company), in euros: the price with its VAT. */
  payeeReceives: z.number().nullable(),
  /** True if the payee can receive money; set only while the deposit is awaited, false otherwise. */
  payeeIsReady: z.boolean(),
  depositConfirmedAt: instant.nullable(),
  /**
   * Time of the dispute of the deposit at the card holder's bank: nothing moves until the bank has answered.
   */
  chargebackAt: instant.nullable(),
  /**
   * Part of the deposit that the bank finally gave back to the card's holder, in euros, with the time; null
   * if none.
   */
  takenByBank: z.object({ amount: z.number(), at: instant }).nullable(),
  deliveredAt: instant.nullable(),
  endedAt: instant.nullable(),
  /**
   * True if the mission is over and its payee not paid yet: the transfer waits for their account, or for the
   * provider.
   */
  isPayoutWaiting: z.boolean(),
  /** Planned time of the release to the payee. */
  releaseAt: instant.nullable(),
  contest: z
    .object({
      isMine: z.boolean(),
      reason: z.string(),
      at: instant,
      /** End of the contest: withdrawn by its author, or settled by staff; null while it is open. */
      end: z.enum(['withdrawn', 'settled']).nullable(),
      endedAt: instant.nullable(),
      /** The decision of staff with its sums, and its reason, in French; null before it. */
      settlement: z.string().nullable(),
      settlementReason: z.string().nullable(),
    })
    .nullable(),
  /** Times at which each party asked to cancel the deposit. */
  cancelAsked: z.object({ mine: instant.nullable(), other: instant.nullable() }),
  /** Time of each party's last refusal to cancel it. */
  cancelRefused: z.object({ mine: instant.nullable(), other: instant.nullable() }),
});

export const threadSchema = z
  .object({
    id,
    type: z.enum(threadTypes),
    state: z.enum(applicationStates),
    ...situationFields,
    /** End of the thread; null before it, or if an action says it all. */
    end: z.enum(threadEnds).nullable(),
    isRefused: z.boolean(),
    /** True if it is REFUSED because the candidate withdrew. */
    isWithdrawn: z.boolean(),
    /** Reason for which a REFUSED application is closed; null for the others. */
    closedReason: z.enum(closedReasons).nullable(),
    /**
     * French note for both parties: why staff closed the thread, or to whom the remaining money went; null
     * without one.
     */
    closedNote: z.string().nullable(),
    /** The creator's words with the refusal of the candidate; null without a refusal or without words. */
    refusalText: z.string().nullable(),
    isCreator: z.boolean(),
    /**
     * True if the other party's account is suspended: they can neither read nor answer meanwhile; everything
     * else in the thread continues.
     */
    isOtherSuspended: z.boolean(),
    user: party,
    creator: creatorParty,
    /** The subject of the application, by `type`: one of the two is set, the other is null. */
    mission: missionCardSchema.nullable(),
    jobOffer: jobCardSchema.nullable(),
    /** Documents sent with an application to an offer; null for a mission. */
    sent: sentSchema.nullable(),
    /** Euros excluding tax; null for an offer. */
    offer: z.number().nullable(),
    tvaApplicable: z.boolean(),
    /**
     * The candidate's words with their price for a mission, and their delay of delivery in days; null if not
     * given.
     */
    presentation: z.string().nullable(),
    delayDays: z.int().nullable(),
    /**
     * For the creator while a mode is chosen, the number of other candidates of the mission with a proposed
     * or accepted mode; 0 otherwise.
     */
    othersUnderWay: z.int(),
    /**
     * The mode in force: the last mode that the candidate accepted and that nobody rejected since; null
     * without one.
     */
    mode: z.enum(collaborationModes).nullable(),
    /** Terms of the mission that were edited since the open price was proposed; empty if it stands. */
    offerToConfirm: z.array(z.enum(missionTerms)),
    /** Time of the application. */
    createdAt: instant,
    creatorNDAConsent: z.boolean(),
    postulantNDAConsent: z.boolean(),
    /** The version of the confidentiality agreement of this thread. */
    agreementVersion: z.string(),
    /** Consents of the parties with their versions and times; the earliest first. */
    consents: z.array(z.object({ isMine: z.boolean(), version: z.string(), at: instant })),
    /** Absent for an offer, while the conflict check is off, and if the mission requires none. */
    conflicts: threadConflictsSchema.optional(),
    execution: executionSchema,
    /**
     * The current instalment, which `execution` is about; absent before the work begins, and for a flat
     * price.
     */
    instalment: currentInstalmentSchema.optional(),
    /** The hearing of the thread; null for every other mission, and for an offer. */
    hearing: threadHearingSchema.nullable(),
    /** Reviews of the parties; null before DONE, and for an offer. */
    reviews: threadReviewsSchema.nullable(),
    /** Highest position that the viewer had read before this answer. */
    readPosition: z.int(),
    /** Highest position that the other party has read. */
    otherReadPosition: z.int(),
    /** Highest position in this answer: the next value of `since`. */
    position: z.int(),
    messages: z.array(messageSchema),
    /** True if the server has older messages than those in this answer. */
    hasOlder: z.boolean(),
    actions: z.array(actionSchema),
    ...assignee,
    /**
     * Refusal by the candidate's vigilance file that blocks the proposed mode for now; absent if nothing
     * blocks it.
     */
    vigilance: z.enum(vigilanceRefusals).optional(),
    permitted: z.array(z.enum(threadPermissions)),
    /** Commands that the viewer may expect but cannot give now, each with the reason from the rules. */
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

/** A position in a thread, as a query parameter. */
const position = z.coerce.number().int().min(0).max(2_147_483_647);

export const readThread = defineRoute({
  name: 'threads.read',
  summary: 'A thread: its latest messages, its actions, and what the viewer may do',
  method: 'GET',
  path: '/messagerie/:id',
  access: forSeats(members, 'readThreads'),
  query: z.object({
    since: position.optional(),
    /** Answers the messages before this position instead. */
    before: position.optional(),
    /** `false` if the answer is not shown to anybody: messages then stay unread. */
    seen: z.enum(['true', 'false']).optional(),
  }),
  answer: threadSchema,
  problems: ['NOT_FOUND'],
});
