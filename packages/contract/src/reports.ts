import { textLimits } from '@basoche/domain/limits';
import { userTypes } from '@basoche/domain/members/kinds';
import { isReportReason, reportCategories, reportOutcomes } from '@basoche/domain/reports/report';
import { code, id, instant, page, paragraphs } from './fields.ts';
import { defineRoute, members, moderators } from './route.ts';
import { z } from './zod.ts';

/** Reports of the other party of a thread, and what staff make of them: second document, §2 and §7; rules §3. */

const category = code(reportCategories, 'un motif');
const outcome = code(reportOutcomes, 'une issue');

export const reportSchema = z
  .object({
    id,
    reportedAt: instant,
    /** When staff will have answered. */
    answerBefore: instant,
    settledAt: instant.nullable(),
    outcome: outcome.nullable(),
    /** Staff's sentence to who reported. */
    note: z.string().nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof reportSchema>;

export const reportBody = z.object({
  reason: paragraphs(textLimits.reason, 'Expliquez ce qui se passe.').refine(
    isReportReason,
    `Écrivez ${textLimits.reasonOfReportAtLeast} caractères au moins.`,
  ),
  category: category.default('other'),
});

export const canReport = defineRoute({
  name: 'reports.can',
  summary: "Whether one may report a member: both share a thread, and none of one's reports on them waits",
  method: 'GET',
  path: '/messagerie/canSignal/:userId',
  access: members,
  params: z.object({ userId: id }),
  answer: z.boolean(),
});

export const reportMember = defineRoute({
  name: 'reports.report',
  summary: 'Report a member with whom one shares a thread; the member is not told',
  method: 'POST',
  path: '/messagerie/signal/:userId',
  access: members,
  params: z.object({ userId: id }),
  body: reportBody,
  status: 201,
  answer: reportSchema,
  problems: ['NOT_FOUND', 'REPORT_WAITS'],
});

/** The other party of a thread, known or not: the creator of an anonymous mission has no id to be reported by. */
export const readThreadReport = defineRoute({
  name: 'reports.ofThread',
  summary: "Whether one may report the other party of a thread, and one's last report of them",
  method: 'GET',
  path: '/messagerie/signal/thread/:id',
  access: members,
  params: z.object({ id }),
  answer: z.object({ canReport: z.boolean(), last: reportSchema.nullable() }),
  problems: ['NOT_FOUND'],
});

export const reportParty = defineRoute({
  name: 'reports.reportParty',
  summary: 'Report the other party of a thread, also one who is anonymous there',
  method: 'POST',
  path: '/messagerie/signal/thread/:id',
  access: members,
  params: z.object({ id }),
  body: reportBody,
  status: 201,
  answer: reportSchema,
  problems: ['NOT_FOUND', 'REPORT_WAITS'],
});

const person = z.object({ id, name: z.string(), role: z.enum(userTypes) });

/** A report as staff see it. */
export const staffReportSchema = reportSchema
  .extend({
    category,
    reason: z.string(),
    reporter: person,
    subject: person,
    /** Reports of the same person, this one included. */
    reportsOfSubject: z.int(),
    postulationID: id,
    /** The title of the mission or the offer. */
    about: z.string(),
  })
  .meta({ id: 'StaffReport' });
export type StaffReport = z.infer<typeof staffReportSchema>;

export const listReports = defineRoute({
  name: 'reports.list',
  summary: 'Reports that wait, oldest first, or those that are settled, newest first',
  method: 'GET',
  path: '/admin/reports',
  access: moderators,
  query: z.object({ state: z.enum(['waiting', 'settled']).default('waiting'), ...page }),
  answer: z.array(staffReportSchema),
  paged: true,
});

export const settleBody = z.object({
  outcome,
  note: paragraphs(textLimits.reportNote, 'Écrivez ce qui est répondu à la personne.'),
});

export const settleReport = defineRoute({
  name: 'reports.settle',
  summary: 'Settle a report: who reported is told the outcome and the note',
  method: 'POST',
  path: '/admin/reports/:id/settle',
  access: moderators,
  params: z.object({ id }),
  body: settleBody,
  answer: staffReportSchema,
  problems: ['NOT_FOUND', 'REPORT_SETTLED'],
});
