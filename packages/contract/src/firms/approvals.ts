import { approvalStates, depositSteps } from '@basoche/domain/firms/deposit-approval';
import { textLimits } from '@basoche/domain/text-limits';
import { euros, id, instant, paragraphs } from '../fields.ts';
import { defineRoute, members, membersAgain } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * Deposits of a firm above its limit, which a second person must approve (rules §8, Deposits). Amounts are
 * euros, taxes included. The other party of the thread learns nothing of it.
 */

const deposit = {
  postulationID: id,
  /** Title of the mission. */
  subject: z.string(),
  /** Name of the candidate. */
  other: z.string(),
  /** Name of the instalment that it is for; null for a flat price, and for a lapsed request. */
  instalment: z.string().nullable(),
  amount: euros,
};

/** A request for the approval of a second person. */
export const depositRequestSchema = z
  .object({
    id,
    ...deposit,
    /**
     * `lapsed`: the request is too old, the sum changed or is no longer due, or the approver may no longer
     * approve.
     */
    state: z.enum(approvalStates),
    /** Names of the people who asked and who answered; the latter is null before the answer. */
    askedBy: z.string(),
    askedAt: instant,
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
    /** Reason why it was refused. */
    reason: z.string().nullable(),
    permitted: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'DepositRequest' });
export type DepositRequest = z.infer<typeof depositRequestSchema>;

export const dueDepositSchema = z
  .object({
    ...deposit,
    /** Next act of the caller: pay, ask for an approval, wait for it, or nothing, because nobody else in the firm may approve. */
    step: z.enum(depositSteps),
  })
  .meta({ id: 'DueDeposit' });
export type DueDeposit = z.infer<typeof dueDepositSchema>;

export const listDeposits = defineRoute({
  name: 'firms.listDeposits',
  summary:
    'Deposits that the firm has to pay, the oldest first, and requests for approval, those that wait first: up to 100 of each',
  method: 'GET',
  path: '/firms/current/approvals',
  access: forSeats(members, 'pay'),
  answer: z.object({ due: z.array(dueDepositSchema), requests: z.array(depositRequestSchema) }),
  problems: ['NOT_FOUND'],
});

export const threadApprovalSchema = z
  .object({
    step: z.enum(depositSteps),
    amount: euros,
    /** Sum of all deposits of the mission, with which the limit is compared. */
    mission: euros,
    /** Limit of the firm; null if it has none. */
    limit: euros.nullable(),
    /** Names of the people who may approve. */
    approvers: z.array(z.string()),
    /** The last request; null if nobody asked. */
    request: depositRequestSchema.nullable(),
  })
  .meta({ id: 'ThreadApproval' });
export type ThreadApproval = z.infer<typeof threadApprovalSchema>;

export const readApproval = defineRoute({
  name: 'firms.readApproval',
  summary:
    'Whether the deposit of a thread needs the approval of a second person of the firm, and who gave it',
  method: 'GET',
  path: '/messagerie/approval/:id',
  access: forSeats(members, 'pay'),
  /** Null if no deposit is due. */
  answer: threadApprovalSchema.nullable(),
  problems: ['NOT_FOUND'],
});

export const askApproval = defineRoute({
  name: 'firms.askApproval',
  summary: 'Ask a second person of the firm to approve the deposit of a thread',
  method: 'POST',
  path: '/messagerie/approval/:id',
  access: forSeats(members, 'pay'),
  once: true,
  answer: threadApprovalSchema,
  problems: ['NOT_FOUND', 'STATE_CHANGED', 'NOT_NEEDED', 'APPROVAL_WAITS', 'NO_APPROVER'],
});

export const withdrawApproval = defineRoute({
  name: 'firms.withdrawApproval',
  summary: "Withdraw one's own request for approval of the deposit of a thread",
  method: 'DELETE',
  path: '/messagerie/approval/:id',
  access: forSeats(members, 'pay'),
  answer: threadApprovalSchema,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

const deciding = ['NOT_FOUND', 'STATE_CHANGED', 'OWN_REQUEST'] as const;

export const approveDeposit = defineRoute({
  name: 'firms.approveDeposit',
  summary: 'Approve a deposit that another person of the firm asked for',
  method: 'POST',
  path: '/firms/current/approvals/:id/approve',
  access: forSeats(membersAgain, 'bank'),
  once: true,
  answer: depositRequestSchema,
  problems: deciding,
});

export const refuseDepositBody = z.object({
  reason: paragraphs(textLimits.reason, 'Indiquez pourquoi vous refusez.'),
});

export const refuseDeposit = defineRoute({
  name: 'firms.refuseDeposit',
  summary: 'Refuse a deposit that another person of the firm asked for, with a reason that the firm reads',
  method: 'POST',
  path: '/firms/current/approvals/:id/refuse',
  access: forSeats(membersAgain, 'bank'),
  body: refuseDepositBody,
  once: true,
  answer: depositRequestSchema,
  problems: deciding,
});

export const firmSettingsBody = z.object({
  depositLimit: euros.max(999_999.99, 'Indiquez moins d’un million d’euros.').nullable(),
});

export const changeFirmSettings = defineRoute({
  name: 'firms.changeSettings',
  summary:
    'Set the amount, all taxes included, above which a deposit needs a second person; null for no limit',
  method: 'PUT',
  path: '/firms/current/settings',
  access: forSeats(membersAgain, 'own'),
  body: firmSettingsBody,
  problems: ['NOT_FOUND'],
});
