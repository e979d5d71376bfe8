import { clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { anyone, defineRoute } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** "Puis-je postuler ?": which professions may apply to which missions, with the legal text; rules §2. */

const nature = z.enum(valuesOf(missionNatures));
const client = z.enum(clientKinds);

/**
 * One line of the table: it opens these natures, for these clients, to these professions. A mission that no
 * line opens is closed.
 */
export const eligibilityRuleSchema = z
  .object({
    natures: z.array(nature),
    clients: z.array(client),
    professions: z.union([z.array(z.enum(valuesOf(professions))), z.literal('everyone')]),
    students: z.boolean(),
    /** The legal text, and its meaning here: French, fit to show. */
    article: z.string(),
    explanation: z.string(),
  })
  .meta({ id: 'EligibilityRule' });

/** Result of the table for one mission and this member; other reasons not to apply are not included. */
export const missionEligibilitySchema = z
  .object({
    nature,
    client,
    /** True if their profession may apply to such a mission. */
    mayApply: z.boolean(),
    /** Null if the table opens such missions to nobody. */
    article: z.string().nullable(),
    explanation: z.string(),
  })
  .meta({ id: 'MissionEligibility' });

export const eligibilityRules = defineRoute({
  name: 'missions.rules',
  summary: 'Rules on the professions that may apply to each kind of mission, with their legal sources',
  method: 'GET',
  path: '/missions/rules',
  access: forSeats(anyone, 'look'),
  mayLag: true,
  answer: z.array(eligibilityRuleSchema),
});
