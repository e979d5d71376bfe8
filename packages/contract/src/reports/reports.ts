import { hidingGrounds, publicationKinds } from '@basoche/domain/moderation/grounds';
import { valuesOf } from '@basoche/domain/options/option';
import {
  appealOutcomes,
  appealParties,
  measureGrounds,
  reportMeasures,
} from '@basoche/domain/reports/decision';
import { isReportReason, reportCategories, reportOutcomes } from '@basoche/domain/reports/report';
import { readingCases } from '@basoche/domain/reports/thread-reading';
import { textLimits } from '@basoche/domain/text-limits';
import { code, id, instant, paragraphs } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Reports of the other party of a thread, and the answers of staff (rules §3). */

const category = code(reportCategories, 'un motif');
const outcome = code(reportOutcomes, 'une issue');
export const measureCode = code(reportMeasures, 'une mesure');
export const groundCode = code(measureGrounds, 'un fondement');

export const reportSchema = z
  .object({
    id,
    reportedAt: instant,
    /** Deadline of the staff's answer. */
    answerBefore: instant,
    settledAt: instant.nullable(),
    outcome: outcome.nullable(),
    /** Answer of staff to the reporter. */
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
  summary:
    'Whether the caller may report a member: both share a thread, and no report of the caller on them is open',
  method: 'GET',
  path: '/messagerie/canSignal/:userId',
  access: forSeats(members, 'readThreads'),
  params: z.object({ userId: id }),
  answer: z.boolean(),
});

export const reportMember = defineRoute({
  name: 'reports.report',
  summary: 'Report a member who shares a thread with the caller; the member is not told',
  method: 'POST',
  path: '/messagerie/signal/:userId',
  access: forSeats(members, 'negotiate'),
  params: z.object({ userId: id }),
  body: reportBody,
  status: 201,
  answer: reportSchema,
  problems: ['NOT_FOUND', 'REPORT_WAITS'],
});

/**
 * The other party of a thread, known or not: a report cannot name the creator of an anonymous mission by id.
 */
export const readThreadReport = defineRoute({
  name: 'reports.ofThread',
  summary: "Whether the caller may report the other party of a thread, and the caller's last report of them",
  method: 'GET',
  path: '/messagerie/signal/thread/:id',
  access: forSeats(members, 'readThreads'),
  answer: z.object({
    canReport: z.boolean(),
    last: reportSchema.nullable(),
    /** Times at which staff opened this thread, with the kind of case; shown to both parties. */
    readings: z.array(z.object({ at: instant, because: z.enum(readingCases) })),
  }),
  problems: ['NOT_FOUND'],
});

export const reportParty = defineRoute({
  name: 'reports.reportParty',
  summary: 'Report the other party of a thread, also one who is anonymous there',
  method: 'POST',
  path: '/messagerie/signal/thread/:id',
  access: forSeats(members, 'negotiate'),
  body: reportBody,
  status: 201,
  answer: reportSchema,
  problems: ['NOT_FOUND', 'REPORT_WAITS'],
});

/** An appeal of one party, with its result. */
export const appealSchema = z
  .object({
    text: z.string(),
    madeAt: instant,
    decidedAt: instant.nullable(),
    outcome: z.enum(valuesOf(appealOutcomes)).nullable(),
    /** Answer of staff to the author of the appeal. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'Appeal' });
export type Appeal = z.infer<typeof appealSchema>;

/** The statement of reasons for the sanctioned member. */
export const measuredSchema = z
  .object({
    measures: z.array(measureCode),
    /** Measures that were already in force before. */
    inForce: z.array(measureCode),
    /** Null for a suspension without a report: its statement says why. */
    ground: groundCode.nullable(),
    statement: z.string(),
    at: instant,
    /** The publication hidden with the decision. */
    hidden: z
      .object({
        kind: z.enum(publicationKinds),
        title: z.string(),
        ground: z.enum(valuesOf(hidingGrounds)),
        basis: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Measured' });
export type MeasureResult = z.infer<typeof measuredSchema>;

/**
 * A decision as one party reads it. The reporter reads the outcome and staff's answer; the sanctioned member
 * reads the measures and their reasons, and nothing about the reporter or the report.
 */
export const reportDecisionSchema = z
  .object({
    id,
    party: z.enum(appealParties),
    /** For the reporter only. */
    report: reportSchema.extend({ category, about: z.string() }).nullable(),
    /** For the sanctioned member only. */
    measured: measuredSchema.nullable(),
    appeal: appealSchema.nullable(),
    canAppeal: z.boolean(),
    /** An appeal must come before this time; null before a decision. */
    appealBefore: instant.nullable(),
  })
  .meta({ id: 'ReportDecision' });
export type ReportDecision = z.infer<typeof reportDecisionSchema>;

export const readReportDecision = defineRoute({
  name: 'reports.decision',
  summary: 'Decision on a report by the caller, or on a measure against the caller, with the appeal',
  method: 'GET',
  path: '/reports/:id',
  access: forSeats(members, 'represent'),
  answer: reportDecisionSchema,
  problems: ['NOT_FOUND'],
});

export const appealBody = z.object({
  text: paragraphs(textLimits.appeal, 'Dites ce que la décision ne prend pas en compte.'),
});

export const appealReport = defineRoute({
  name: 'reports.appeal',
  summary: 'Appeal a decision, once, within six months',
  method: 'POST',
  path: '/reports/:id/appeal',
  access: forSeats(members, 'represent'),
  body: appealBody,
  status: 201,
  answer: reportDecisionSchema,
  problems: ['NOT_FOUND', 'APPEAL_CLOSED', 'ALREADY_APPEALED'],
});
