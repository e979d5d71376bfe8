import { levels } from '@basoche/domain/conflicts/levels';
import { clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { textLimits } from '@basoche/domain/text-limits';
import { code, id, instant, line, page, paragraphs } from '../fields.ts';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { eligibilityRuleSchema } from './eligibility.ts';

/**
 * Rules that staff edit: the eligibility table, the natures excluded from salaried portage, and the levels of the conflict check
 * (rules §2, §3, §9).
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

/** Less than a declaration, with the text that allows it. */
const relaxation = z.object({
  level: z.enum(levels, { error: 'Choisissez ce qui est demandé.' }).exclude(['declaration']),
  article: opening.shape.article,
  explanation: paragraphs(textLimits.ruleExplanation, 'Expliquez pourquoi cela suffit.'),
});

const version = z
  .int32('Indiquez la version que vous avez lue.')
  .min(0, 'Indiquez la version que vous avez lue.');

/** One line of the levels: what missions of these natures ask, for these clients. Where no line is: a declaration. */
const conflictRuleSchema = z
  .object({
    natures: z.array(nature),
    clients: z.array(client),
    level: z.enum(levels),
    article: z.string(),
    explanation: z.string(),
  })
  .meta({ id: 'ConflictRule' });

export const keptRulesSchema = z
  .object({
    eligibility: z.object({ version, rules: z.array(eligibilityRuleSchema) }),
    portage: z.object({ version, natures: z.array(nature) }),
    /** Null while the conflict check is switched off. */
    conflicts: z.object({ version, rules: z.array(conflictRuleSchema) }).nullable(),
  })
  .meta({ id: 'KeptRules' });
export type KeptRules = z.infer<typeof keptRulesSchema>;

export const readRules = defineRoute({
  name: 'rules.read',
  summary:
    'Rules of staff: professions that may apply to each nature, natures that portage excludes, levels of the conflict check',
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
  /** Null asks for a declaration. */
  relaxation: relaxation.nullable(),
});

export const changeConflicts = defineRoute({
  ...changing,
  name: 'rules.changeConflicts',
  summary: 'Change the level of the conflict check of a nature, for one kind of client or both',
  path: '/admin/rules/conflicts',
  body: conflictsBody,
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
export const listedNatures = z.array(nature);

export const ruleChangeSchema = z
  .object({
    id,
    version,
    at: instant,
    by: z.string(),
    reason: z.string(),
    /** One of the three is set: the table that was changed. */
    eligibility: z.object({ nature, before: cells, after: cells }).nullable(),
    portage: z.object({ before: listedNatures, after: listedNatures }).nullable(),
    conflicts: z.object({ nature, before: levelCells, after: levelCells }).nullable(),
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
