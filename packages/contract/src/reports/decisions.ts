import { userTypes } from '@basoche/domain/members/kinds';
import { hidingGrounds, publicationKinds } from '@basoche/domain/moderation/grounds';
import { appealOutcomes, appealParties, reportMeasures } from '@basoche/domain/reports/decision';
import { type MeasureEffects, measureEffects } from '@basoche/domain/reports/measure-effects';
import { reportCategories, reportOutcomes } from '@basoche/domain/reports/report';
import { textLimits } from '@basoche/domain/text-limits';
import { urgencies } from '@basoche/domain/time/deadlines';
import { code, id, instant, optionalLine, optionalParagraphs, page, paragraphs } from '../fields.ts';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { appealSchema, groundCode as ground, measureCode as measure, reportSchema } from './reports.ts';

/** Reports and appeals as staff see and decide them: regulation 2022/2065, art. 16, 17 and 20. */

const category = code(reportCategories, 'un motif');
const outcome = code(reportOutcomes, 'une issue');
export const person = z.object({ id, name: z.string(), role: z.enum(userTypes) });
const effect = z.enum(measureEffects);

export const staffAppealSchema = appealSchema.extend({
  id,
  party: z.enum(appealParties),
  decidedBy: z.string().nullable(),
  dueAt: instant,
  urgency: z.enum(urgencies),
  /** False if the viewer took the first decision and another staff member can decide. */
  mayDecide: z.boolean(),
});

/** A report as shown to staff. */
export const staffReportSchema = reportSchema
  .extend({
    category,
    reason: z.string(),
    reporter: person,
    subject: person,
    /** Number of reports of the same person, this one included. */
    reportsOfSubject: z.int(),
    postulationID: id,
    /** The title of the mission or the offer. */
    about: z.string(),
    publication: z.object({ kind: z.enum(publicationKinds), id }),
    /** Effect of each measure if taken now. */
    effects: z.object({ warning: effect, contentHidden: effect, accountSuspended: effect, other: effect }),
    urgency: z.enum(urgencies),
    settledBy: z.string().nullable(),
    measures: z.array(measure),
    /** Measures that were already in force before. */
    inForce: z.array(measure),
    ground: ground.nullable(),
    statement: z.string().nullable(),
    appeals: z.array(staffAppealSchema),
  })
  .meta({ id: 'StaffReport' });
export type StaffReport = z.infer<typeof staffReportSchema>;

const reportStates = ['waiting', 'appealed', 'settled'] as const;

export const listReports = defineRoute({
  name: 'reports.list',
  summary: 'Reports: open or appealed ones, oldest first, or settled ones, newest first',
  method: 'GET',
  path: '/admin/reports',
  access: moderators,
  query: z.object({ state: z.enum(reportStates).default('waiting'), ...page }),
  answer: z.array(staffReportSchema),
  paged: true,
});

const noBasisText = 'Indiquez la loi ou la clause sur laquelle le masquage se fonde.';

const measuring = {
  measures: z
    .array(measure)
    .max(reportMeasures.length)
    .default([])
    .transform((measures) => [...new Set(measures)]),
  /** The ground of the measures, and the reasons that the sanctioned member reads. */
  ground: ground.nullable().default(null),
  statement: optionalParagraphs(
    textLimits.statement,
    'Dites à la personne ce qui lui est reproché.',
  ).transform((statement) => statement ?? null),
  /** If the decision hides the publication: other fields of its statement of reasons (`hidingErrors`). */
  hidingGround: code(hidingGrounds, 'un motif').nullable().default(null),
  basis: optionalLine(textLimits.legalBasis, noBasisText).transform((basis) => basis ?? null),
};

type Measuring = z.output<z.ZodObject<typeof measuring>>;

/** Measures need their ground and statement; without measures, neither is given. */
const requireReasons = (
  takesMeasures: boolean,
  { measures, ground: on, statement }: Measuring,
  add: (path: string, message: string) => void,
): void => {
  if (!takesMeasures) {
    if (measures.length > 0) add('measures', 'Sans manquement constaté, aucune mesure ne se prend.');
    if (statement !== null) add('statement', 'Sans mesure, la personne n’est informée de rien.');
    return;
  }
  if (measures.length === 0) add('measures', 'Choisissez au moins une mesure.');
  if (on === null) add('ground', 'Choisissez un fondement.');
  if (statement === null) add('statement', 'Dites à la personne ce qui lui est reproché.');
};

/** Missing fields of a decision that hides the publication. */
export const hidingErrors = (
  { contentHidden }: MeasureEffects,
  { measures, hidingGround, basis }: Pick<Measuring, 'measures' | 'hidingGround' | 'basis'>,
): { path: string; message: string }[] => {
  if (contentHidden !== 'done' || !measures.includes('contentHidden')) return [];
  return [
    ...(hidingGround === null ? [{ path: 'hidingGround', message: 'Choisissez le motif du masquage.' }] : []),
    ...(basis === null ? [{ path: 'basis', message: noBasisText }] : []),
  ];
};

export const settleBody = z
  .object({
    outcome,
    note: paragraphs(textLimits.reportNote, 'Écrivez ce qui est répondu à la personne.'),
    ...measuring,
  })
  .superRefine((given, context) =>
    requireReasons(given.outcome === 'measures', given, (path, message) =>
      context.addIssue({ code: 'custom', path: [path], message }),
    ),
  );

export const settleReport = defineRoute({
  name: 'reports.settle',
  summary:
    'Settle a report and carry out its measures; the reporter gets the outcome and the note, the other party the statement of reasons',
  method: 'POST',
  path: '/admin/reports/:id/settle',
  access: moderators,
  body: settleBody,
  answer: staffReportSchema,
  problems: ['NOT_FOUND', 'REPORT_SETTLED', 'MEASURE_NOT_APPLICABLE'],
});

/** A granted appeal of the reporter takes measures; a granted appeal of the sanctioned member ends them. */
export const decideAppealBody = z.object({
  outcome: code(appealOutcomes, 'une issue'),
  reason: paragraphs(textLimits.reason, 'Écrivez ce qui est répondu à la personne.'),
  ...measuring,
});

export const decideAppeal = defineRoute({
  name: 'reports.decideAppeal',
  summary: "Decide a party's appeal of a report: keep or replace the first decision",
  method: 'POST',
  path: '/admin/reports/:id/appeals/:party/decide',
  access: moderators,
  params: z.object({ id, party: z.enum(appealParties) }),
  body: decideAppealBody,
  answer: staffReportSchema,
  problems: ['NOT_FOUND', 'STATE_CHANGED', 'APPEAL_OF_ANOTHER', 'MEASURE_NOT_APPLICABLE'],
});

/** Missing fields of the answer to an appeal of this party, each with its field. */
export const appealAnswerErrors = (
  party: (typeof appealParties)[number],
  body: z.output<typeof decideAppealBody>,
): { path: string; message: string }[] => {
  const found: { path: string; message: string }[] = [];
  const takes = party === 'reporter' && body.outcome === 'reversed';
  requireReasons(takes, body, (path, message) => found.push({ path, message }));
  return found;
};
