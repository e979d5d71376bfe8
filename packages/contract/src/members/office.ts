import { memberDecisions, memberStates } from '@basoche/domain/members/account-states';
import { memberKinds } from '@basoche/domain/members/kinds';
import { valuesOf } from '@basoche/domain/options/option';
import { planNames } from '@basoche/domain/payments/plans';
import { subscriptionStatuses } from '@basoche/domain/payments/subscriptions';
import { officeMemberFilters } from '@basoche/domain/searches/office-member-filters';
import { textLimits } from '@basoche/domain/text-limits';
import { applicationStates } from '@basoche/domain/threads/states';
import { id, instant, page, paragraphs } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { adminsAgain, defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { pictureURL } from './members.ts';

/**
 * Members in the back-office: search, and decisions about accounts. Never a text that a member wrote to
 * another.
 */

const state = z.enum(valuesOf(memberStates));
const count = z.int();

const listedFields = {
  id,
  userType: z.enum(memberKinds),
  name: z.string(),
  /** Null once the account is deleted. */
  email: z.string().nullable(),
  /** State at the last change, or at the hourly check of lapsed verifications. */
  state,
  registeredAt: instant,
  /** The last day on which they used the site. */
  lastSeenOn: z.iso.date().nullable(),
};

export const listedMemberSchema = z
  .object({ ...listedFields, isVerified: z.boolean() })
  .meta({ id: 'ListedMember' });
export type ListedMember = z.infer<typeof listedMemberSchema>;

const filters = z.object(filterFields(officeMemberFilters));
export type OfficeMemberFilters = z.output<typeof filters>;

export const listOfficeMembers = defineRoute({
  name: 'officeMembers.list',
  summary: 'All members, newest first, with these filters',
  method: 'GET',
  path: '/admin/members',
  access: moderators,
  query: filters.extend(page),
  answer: z.array(listedMemberSchema),
  paged: true,
});

export const officeMemberSchema = z
  .object({
    ...listedFields,
    isMoral: z.boolean(),
    phone: z.string().nullable(),
    zipCode: z.string().nullable(),
    jobName: z.string().nullable(),
    pictureURL: pictureURL.nullable(),
    /** In percent. */
    completeness: count,
    /** Address of their public page; null if they have none. */
    page: z.string().nullable(),
    confirmedAt: instant.nullable(),
    verifiedAt: instant.nullable(),
    verifiedUntil: instant.nullable(),
    suspendedAt: instant.nullable(),
    deletedAt: instant.nullable(),
    /** Number of open sessions. */
    sessions: count,
    missions: z.object({ published: count, archived: count }),
    jobs: z.object({ published: count, archived: count }),
    /** Threads as creator and as candidate together; states without any are left out. */
    threads: z.array(z.object({ state: z.enum(applicationStates), number: count })),
    reports: z.object({ about: count, waiting: count, by: count }),
    subscription: z
      .object({ plan: z.enum(valuesOf(planNames)), status: z.enum(subscriptionStatuses), periodEnd: instant })
      .nullable(),
    /** Requests for verification, the newest first. */
    verifications: z.array(
      z.object({
        id,
        state: z.enum(['SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN']),
        sentAt: instant,
        decidedAt: instant.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** Decisions of staff about the account with their reasons, the newest first. */
    decisions: z.array(
      z.object({
        id,
        decision: z.enum(memberDecisions),
        reason: z.string(),
        by: z.string(),
        at: instant,
      }),
    ),
    /** Decisions that the viewer may take now. */
    permitted: z.array(z.enum(memberDecisions)),
  })
  .meta({ id: 'OfficeMember' });
export type OfficeMember = z.infer<typeof officeMemberSchema>;

const ofMember = { params: z.object({ userId: id }), answer: officeMemberSchema } as const;

export const readOfficeMember = defineRoute({
  ...ofMember,
  name: 'officeMembers.read',
  summary: 'A member as staff see them: identity, state, activity; no text of messages',
  method: 'GET',
  path: '/admin/members/:userId',
  access: moderators,
  problems: ['NOT_FOUND'],
});

export const memberReasonBody = z.object({
  reason: paragraphs(textLimits.reason, 'Écrivez pourquoi\u202f: la personne concernée le lira.'),
});

const decision = {
  ...ofMember,
  method: 'POST',
  access: moderators,
  body: memberReasonBody,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
} as const;

export const suspendMember = defineRoute({
  ...decision,
  name: 'officeMembers.suspend',
  summary: 'Suspend an account: its sessions end, and nothing of it is public until it is restored',
  path: '/admin/members/:userId/suspend',
});

export const restoreMember = defineRoute({
  ...decision,
  name: 'officeMembers.restore',
  summary: 'Restore a suspended account with everything as it was',
  path: '/admin/members/:userId/restore',
});

export const endMemberSessions = defineRoute({
  ...decision,
  name: 'officeMembers.endSessions',
  summary: 'Sign a member out everywhere',
  path: '/admin/members/:userId/endSessions',
});

export const eraseMember = defineRoute({
  ...decision,
  name: 'officeMembers.erase',
  summary: "Delete a member's account permanently, under the same conditions as its owner",
  path: '/admin/members/:userId/erase',
  access: adminsAgain,
  problems: ['NOT_FOUND', 'STATE_CHANGED', 'ACCOUNT_IN_USE', 'LAST_OWNER'],
});
