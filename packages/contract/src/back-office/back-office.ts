import { userTypes } from '@basoche/domain/members/kinds';
import { textLimits } from '@basoche/domain/text-limits';
import { urgencies } from '@basoche/domain/time/deadlines';
import { euros, id, instant, page, paragraphs } from '../fields.ts';
import { defineRoute, moderators, moderatorsAgain, partners } from '../route.ts';
import { z } from '../zod.ts';

/**
 * Queues of staff and of the partner (rules §3 and §6). In a thread they see the facts for a decision (the
 * parties, the mission, its price and its dates), never a message.
 */

const party = z.object({
  name: z.string(),
  userType: z.enum(userTypes),
  isMoral: z.boolean(),
  /** A natural person's profession. */
  jobName: z.string().nullable(),
});

const subject = {
  /** Id of the thread. */
  id,
  mission: z.object({
    title: z.string(),
    nature: z.string(),
    startDate: z.iso.date().nullable(),
    timeLimit: z.string(),
  }),
  creator: party,
  candidate: party,
  /** Euros, excluding tax. */
  offer: z.number(),
  tvaApplicable: z.boolean(),
};

export const portageRequestSchema = z
  .object({
    ...subject,
    askedAt: instant,
    dueAt: instant,
    urgency: z.enum(urgencies),
  })
  .meta({ id: 'PortageRequest' });
export type PortageRequest = z.infer<typeof portageRequestSchema>;

export const disputeSchema = z
  .object({
    ...subject,
    contest: z.object({ by: z.enum(['creator', 'candidate']), reason: z.string(), at: instant }),
    dueAt: instant,
    urgency: z.enum(urgencies),
    /**
     * The sum held for the parties, in euros with all taxes, without the platform's fee; null in a direct
     * relation.
     */
    deposit: z.number().nullable(),
    /** The part of it that a release pays: of a month what its sheet comes to, else all of it. */
    release: z.number().nullable(),
    /** True of a month whose sheet is not sent: a release pays all of its deposit, and in a direct relation there is none. */
    awaitsSheet: z.boolean(),
    /** Name of the instalment that is contested, « Tranche 2 sur 3 »; null for a flat price. */
    instalment: z.string().nullable(),
    /** The viewer's own open reading of the thread, which gives what was delivered; null without one. */
    readingID: id.nullable(),
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.infer<typeof disputeSchema>;

const reasonField = paragraphs(textLimits.reason, 'Indiquez un motif\u202f: les deux parties le liront.');
export const rejectBody = z.object({ reason: reasonField });
export const cancelBody = z.object({ reason: reasonField });

const list = { method: 'GET', query: z.object(page), paged: true } as const;
const decision = {
  method: 'POST',
  once: true,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
} as const;

export const listPortage = defineRoute({
  ...list,
  name: 'backOffice.listPortage',
  summary: "Portage requests that wait for the platform's answer, oldest first",
  path: '/admin/portage',
  access: moderators,
  answer: z.array(portageRequestSchema),
});

export const validatePortage = defineRoute({
  ...decision,
  name: 'backOffice.validatePortage',
  summary: 'Accept a portage for the platform; it then waits for the partner',
  path: '/admin/portage/:id/validate',
  access: moderators,
});

export const rejectPortage = defineRoute({
  ...decision,
  name: 'backOffice.rejectPortage',
  summary: 'Refuse a portage for the platform; the parties choose another mode',
  path: '/admin/portage/:id/reject',
  access: moderators,
  body: rejectBody,
});

export const listPartnerPortage = defineRoute({
  ...list,
  name: 'backOffice.listPartnerPortage',
  summary: "Portage requests that wait for the partner's answer, oldest first",
  path: '/partner/portage',
  access: partners,
  answer: z.array(portageRequestSchema),
});

export const validatePartnerPortage = defineRoute({
  ...decision,
  name: 'backOffice.validatePartnerPortage',
  summary: 'Accept a portage for the partner; the deposit is then awaited',
  path: '/partner/portage/:id/validate',
  access: partners,
});

export const rejectPartnerPortage = defineRoute({
  ...decision,
  name: 'backOffice.rejectPartnerPortage',
  summary: 'Refuse a portage for the partner; the parties choose another mode',
  path: '/partner/portage/:id/reject',
  access: partners,
  body: rejectBody,
});

export const listDisputes = defineRoute({
  ...list,
  name: 'backOffice.listDisputes',
  summary: 'The missions that are contested, the oldest contest first',
  path: '/admin/disputes',
  access: moderators,
  answer: z.array(disputeSchema),
});

/** `amount`, for a split only: the candidate's part of the deposit, in euros with all taxes. */
export const settleBody = z
  .object({
    outcome: z.enum(['release', 'refund', 'split', 'continue'], { error: 'Choisissez une issue.' }),
    reason: reasonField,
    amount: euros.nullable().default(null),
  })
  .refine(({ outcome, amount }) => outcome !== 'split' || (amount !== null && amount > 0), {
    path: ['amount'],
    message: 'Indiquez ce que reçoit le prestataire.',
  })
  .refine(({ outcome, amount }) => outcome === 'split' || amount === null, {
    path: ['amount'],
    message: 'Un montant ne se donne que pour un partage.',
  });

export const settleDispute = defineRoute({
  ...decision,
  name: 'backOffice.settleDispute',
  summary: 'Settle a contested mission: pay the candidate, refund the creator, share, or let it go on',
  path: '/admin/disputes/:id/settle',
  access: moderatorsAgain,
  body: settleBody,
  problems: [...decision.problems, 'AMOUNT_MISMATCH', 'FUNDS_HELD', 'NOT_CONTESTED', 'SHEET_AWAITED'],
});

export const cancelDepositOf = defineRoute({
  ...decision,
  name: 'backOffice.cancelDeposit',
  summary: 'Cancel a deposit, which ends the mission and refunds the deposited amount',
  path: '/admin/threads/:id/cancelDeposit',
  access: moderatorsAgain,
  body: cancelBody,
  problems: [...decision.problems, 'NO_DEPOSIT'],
});
