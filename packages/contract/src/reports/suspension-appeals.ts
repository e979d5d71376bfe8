import { appealOutcomes } from '@basoche/domain/reports/decision';
import { textLimits } from '@basoche/domain/text-limits';
import { code, instant, page, paragraphs } from '../fields.ts';
import { anyone, defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { person, staffAppealSchema } from './decisions.ts';
import { appealBody, reportDecisionSchema } from './reports.ts';

/**
 * Appeals of suspended members, by the link of a mail, and the decisions of staff: regulation 2022/2065, art.
 * 20.
 */

const link = z.object({ code: z.string().max(200) });

/**
 * Open to anybody with the link of the mail, because a suspended member has no session. Opening it changes
 * nothing.
 */
export const readByLink = defineRoute({
  name: 'suspensionAppeals.read',
  summary: 'Decision on a suspended account, and its appeal, by the link of a mail',
  method: 'GET',
  path: '/appeals/:code',
  access: anyone,
  params: link,
  answer: reportDecisionSchema,
  problems: ['NOT_FOUND'],
});

export const appealByLink = defineRoute({
  name: 'suspensionAppeals.make',
  summary: 'Appeal a suspension by the link of a mail, once, within six months',
  method: 'POST',
  path: '/appeals/:code',
  access: anyone,
  params: link,
  body: appealBody,
  status: 201,
  answer: reportDecisionSchema,
  problems: ['NOT_FOUND', 'APPEAL_CLOSED', 'ALREADY_APPEALED'],
});

/** An appeal of a suspension without a report; appeals of a report's decision are listed with the report. */
export const suspensionAppealSchema = staffAppealSchema
  .omit({ party: true })
  .extend({
    member: person,
    suspendedAt: instant,
    suspendedBy: z.string(),
    /** The reasons as the member read them. */
    statement: z.string(),
    /** True if this decision still suspends the member. */
    isInForce: z.boolean(),
  })
  .meta({ id: 'SuspensionAppeal' });
export type SuspensionAppeal = z.infer<typeof suspensionAppealSchema>;

export const listSuspensionAppeals = defineRoute({
  name: 'suspensionAppeals.list',
  summary: 'Appeals of suspensions: open ones, oldest first, or decided ones, newest first',
  method: 'GET',
  path: '/admin/appeals',
  access: moderators,
  query: z.object({ state: z.enum(['waiting', 'decided']).default('waiting'), ...page }),
  answer: z.array(suspensionAppealSchema),
  paged: true,
});

export const decideSuspensionAppealBody = z.object({
  outcome: code(appealOutcomes, 'une issue'),
  reason: paragraphs(textLimits.reason, 'Écrivez ce qui est répondu à la personne.'),
});

export const decideSuspensionAppeal = defineRoute({
  name: 'suspensionAppeals.decide',
  summary: 'Decide an appeal of a suspension: keep it, or restore the account',
  method: 'POST',
  path: '/admin/appeals/:id/decide',
  access: moderators,
  body: decideSuspensionAppealBody,
  answer: suspensionAppealSchema,
  problems: ['NOT_FOUND', 'STATE_CHANGED', 'APPEAL_OF_ANOTHER'],
});
