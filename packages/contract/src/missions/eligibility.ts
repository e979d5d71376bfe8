import { clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { anyone, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** "Puis-je postuler ?": who may apply to what, and the text it comes from; rules §2. */

const nature = z.enum(valuesOf(missionNatures));
const client = z.enum(clientKinds);

/** One line of the table: it opens these natures, for these clients, to these professions. What no line opens is closed. */
export const eligibilityRuleSchema = z
  .object({
    natures: z.array(nature),
    clients: z.array(client),
    professions: z.union([z.array(z.enum(valuesOf(professions))), z.literal('everyone')]),
    students: z.boolean(),
    /** The text it comes from, and what it means here: French, fit to show. */
    article: z.string(),
    explanation: z.string(),
  })
  .meta({ id: 'EligibilityRule' });

/** What the table says of one mission to the member who reads it; whatever else keeps them from applying is not in it. */
export const missionEligibilitySchema = z
  .object({
    nature,
    client,
    /** Their profession may apply to such a mission. */
    mayApply: z.boolean(),
    /** Null where the table opens such missions to nobody. */
    article: z.string().nullable(),
    explanation: z.string(),
  })
  .meta({ id: 'MissionEligibility' });

export const eligibilityRules = defineRoute({
  name: 'missions.rules',
  summary: 'Who may apply to which missions, each rule with the text it comes from',
  method: 'GET',
  path: '/missions/rules',
  access: anyone,
  answer: z.array(eligibilityRuleSchema),
});
