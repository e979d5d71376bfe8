import { levels } from '@basoche/domain/conflicts/levels';
import { hearingActs, hearingClients, reaches } from '@basoche/domain/hearings/hearing-rules';
import { clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { courtKinds } from '@basoche/domain/options/court-kinds';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { textLimits } from '@basoche/domain/text-limits';
import { demands } from '@basoche/domain/vigilance/demands';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { candidateKinds, vigilanceClients } from '@basoche/domain/vigilance/parties';
import { code, id, instant, line, page, paragraphs } from '../fields.ts';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { eligibilityRuleSchema } from './eligibility.ts';

/**
 * Tables of rules that staff edit (rules §2, §3, §9, §10, §12): eligibility, natures excluded from portage,
 * levels of the conflict check, acts before courts (who may do them and who may ask), documents of vigilance.
 */

const nature = z.enum(valuesOf(missionNatures));
const client = z.enum(clientKinds);

export const opening = z.object({
  professions: z.union([z.literal('everyone'), z.array(z.enum(valuesOf(professions)))], {
    error: 'Choisissez des professions.',
  }),
  students: z.boolean(),
  article: line(textLimits.legalBasis, 'Indiquez le texte dont vient la règle.'),
  explanation: paragraphs(textLimits.ruleExplanation, 'Expliquez la règle\u202f: les candidats la liront.'),
});

/** A level below a declaration, with the legal text that allows it. */
const relaxation = z.object({
  level: z.enum(levels, { error: 'Choisissez ce qui est demandé.' }).exclude(['declaration']),
  article: opening.shape.article,
  explanation: paragraphs(textLimits.ruleExplanation, 'Expliquez pourquoi cela suffit.'),
});

const hearingClient = z.enum(valuesOf(hearingClients), { error: 'Choisissez qui peut demander cet acte.' });

/** Opens an act before a kind of court: to whom, who may ask for it, and the legal text that allows it. */
const actOpening = z.object({
  reach: z.enum(reaches, { error: 'Choisissez à qui cet acte est ouvert.' }).exclude(['nowhere']),
  clients: z
    .array(hearingClient, { error: 'Choisissez qui peut demander cet acte.' })
    .min(1, 'Choisissez qui peut demander cet acte.')
    .max(hearingClients.length),
  article: opening.shape.article,
  explanation: paragraphs(textLimits.ruleExplanation, 'Expliquez la règle\u202f: les avocats la liront.'),
});

/** Whether a document is required, with the legal text. */
const demandReason = z.object({
  demand: z.enum(demands, { error: 'Choisissez ce qui est demandé.' }),
  article: opening.shape.article,
  explanation: paragraphs(textLimits.ruleExplanation, 'Expliquez la règle en une ou deux phrases.'),
});

const version = z
  .int32('Indiquez la version que vous avez lue.')
  .min(0, 'Indiquez la version que vous avez lue.');

/**
 * One line of the levels: the conflict check of missions of these natures, for these clients. Without a line,
 * a declaration is required.
 */
const conflictRuleSchema = z
  .object({
    natures: z.array(nature),
    clients: z.array(client),
    level: z.enum(levels),
    article: z.string(),
    explanation: z.string(),
  })
  .meta({ id: 'ConflictRule' });

/** One act before one kind of court. Without a line, nobody may do it. */
const hearingRuleSchema = z
  .object({
    kind: z.enum(valuesOf(courtKinds)),
    act: z.enum(valuesOf(hearingActs)),
    reach: z.enum(reaches),
    clients: z.array(hearingClient),
    article: z.string(),
    explanation: z.string(),
  })
  .meta({ id: 'HearingRule' });

const demandCell = {
  document: z.enum(valuesOf(vigilanceDocuments)),
  candidate: z.enum(valuesOf(candidateKinds)),
  client: z.enum(valuesOf(vigilanceClients)),
};

/** One document of one kind of prestataire, for one kind of client. Without a line, it is required. */
const demandRuleSchema = z
  .object({ ...demandCell, demand: z.enum(demands), article: z.string(), explanation: z.string() })
  .meta({ id: 'VigilanceRule' });

export const keptRulesSchema = z
  .object({
    eligibility: z.object({ version, rules: z.array(eligibilityRuleSchema) }),
    portage: z.object({ version, natures: z.array(nature) }),
    /** Null while the conflict check is switched off. */
    conflicts: z.object({ version, rules: z.array(conflictRuleSchema) }).nullable(),
    /** Null while hearings are switched off. */
    hearings: z.object({ version, rules: z.array(hearingRuleSchema) }).nullable(),
    /** Null while the file of vigilance is switched off. */
    vigilance: z.object({ version, rules: z.array(demandRuleSchema) }).nullable(),
  })
  .meta({ id: 'KeptRules' });
export type KeptRules = z.infer<typeof keptRulesSchema>;

export const readRules = defineRoute({
  name: 'rules.read',
  summary:
    'Rules of staff: professions that may apply to each nature, natures that portage excludes, levels of the conflict check, reach of hearings, documents of vigilance',
  method: 'GET',
  path: '/admin/rules',
  access: moderators,
  answer: keptRulesSchema,
});

/**
 * Fields of every change: the version that was read, the reason, and the confirmation to open a nature that
 * the law reserves.
 */
const change = {
  version,
  reason: paragraphs(textLimits.reason, 'Indiquez pourquoi\u202f: l’historique le garde.'),
  confirmsReserved: z.boolean().default(false),
};

const cellsOfNature = {
  nature: code(missionNatures, 'une nature de mission'),
  clients: z.array(client).min(1, 'Choisissez pour quels clients.').max(clientKinds.length),
};

export const eligibilityBody = z
  .object({
    ...change,
    ...cellsOfNature,
    /** Null closes it to everybody. */
    opening: opening.nullable(),
  })
  .refine(({ opening: given }) => given === null || given.students || given.professions.length > 0, {
    path: ['opening', 'professions'],
    message: 'Choisissez au moins une profession, ou fermez cette nature.',
  });

const changing = {
  method: 'POST',
  access: moderators,
  answer: keptRulesSchema,
  problems: ['RULES_CHANGED', 'RESERVED_NATURE', 'RESERVED_UNCONFIRMED'],
} as const;

export const changeEligibility = defineRoute({
  ...changing,
  name: 'rules.changeEligibility',
  summary: 'Change the professions that may apply to a nature, for one kind of client or both',
  path: '/admin/rules/eligibility',
  body: eligibilityBody,
});

export const portageBody = z.object({
  ...change,
  natures: z
    .array(code(missionNatures, 'une nature de mission'))
    .max(missionNatures.length)
    .transform((given) => [...new Set(given)]),
});

export const changePortage = defineRoute({
  ...changing,
  name: 'rules.changePortage',
  summary: 'Change the natures that salaried portage excludes',
  path: '/admin/rules/portage',
  body: portageBody,
});

export const conflictsBody = z.object({
  ...change,
  ...cellsOfNature,
  /** Null: a declaration is required. */
  relaxation: relaxation.nullable(),
});

export const changeConflicts = defineRoute({
  ...changing,
  name: 'rules.changeConflicts',
  summary: 'Change the level of the conflict check of a nature, for one kind of client or both',
  path: '/admin/rules/conflicts',
  body: conflictsBody,
});

export const hearingRulesBody = z.object({
  ...change,
  kind: code(courtKinds, 'une juridiction'),
  act: code(hearingActs, 'un acte'),
  /** Null closes it to everybody. */
  opening: actOpening.nullable(),
});

export const changeHearingRules = defineRoute({
  ...changing,
  name: 'rules.changeHearings',
  summary: 'Change which avocats may do an act before a kind of court, and who may ask for it',
  path: '/admin/rules/hearings',
  body: hearingRulesBody,
});

export const demandRulesBody = z.object({
  ...change,
  document: code(vigilanceDocuments, 'un document'),
  candidate: code(candidateKinds, 'un prestataire'),
  client: code(vigilanceClients, 'un client'),
  rule: demandReason,
});

export const changeDemands = defineRoute({
  ...changing,
  name: 'rules.changeVigilance',
  summary: 'Change whether a document is asked of a kind of prestataire, for a kind of client',
  path: '/admin/rules/vigilance',
  body: demandRulesBody,
});

/** Openings of one nature for each kind of client, before or after a change; null if closed. */
export const cells = z.array(
  z.object({
    client,
    opening: opening.extend({ article: z.string(), explanation: z.string() }).nullable(),
  }),
);
export const levelCells = z.array(
  z.object({
    client,
    relaxation: relaxation.extend({ article: z.string(), explanation: z.string() }).nullable(),
  }),
);
export const reachCell = z.object({
  kind: hearingRuleSchema.shape.kind,
  act: hearingRuleSchema.shape.act,
  opening: actOpening
    .extend({
      // Changes stored before clients could be chosen apply to both kinds.
      clients: z.array(hearingClient).default(valuesOf(hearingClients)),
      article: z.string(),
      explanation: z.string(),
    })
    .nullable(),
});
export const demandSide = z.object({
  ...demandCell,
  /** Null if there was no line: the document was required. */
  reason: demandRuleSchema.pick({ demand: true, article: true, explanation: true }).nullable(),
});
export const listedNatures = z.array(nature);

export const ruleChangeSchema = z
  .object({
    id,
    version,
    at: instant,
    by: z.string(),
    reason: z.string(),
    /** One of the five is set: the table that was changed. */
    eligibility: z.object({ nature, before: cells, after: cells }).nullable(),
    portage: z.object({ before: listedNatures, after: listedNatures }).nullable(),
    conflicts: z.object({ nature, before: levelCells, after: levelCells }).nullable(),
    hearings: z.object({ before: reachCell, after: reachCell }).nullable(),
    vigilance: z.object({ before: demandSide, after: demandSide }).nullable(),
  })
  .meta({ id: 'RuleChange' });
export type RuleChange = z.infer<typeof ruleChangeSchema>;

export const listRuleChanges = defineRoute({
  name: 'rules.history',
  summary: 'Changes of the rules by staff, newest first',
  method: 'GET',
  path: '/admin/rules/history',
  access: moderators,
  query: z.object(page),
  answer: z.array(ruleChangeSchema),
  paged: true,
});
