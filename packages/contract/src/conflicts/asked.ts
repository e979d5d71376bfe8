import { partiesStates } from '@basoche/domain/conflicts/gate';
import { levels } from '@basoche/domain/conflicts/levels';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { defineRoute, verifiedMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Conflict check of a mission: the level for candidates, and the question to the creator (rules §9). */

export const missionConflictsSchema = z
  .object({
    level: z.enum(levels),
    /** Null for a mission published before the conflict check; nothing is asked of candidates then. */
    parties: z.enum(partiesStates).nullable(),
    /** Version of the list in force, which a declaration names; 0 without a list. */
    listVersion: z.int(),
  })
  .meta({ id: 'MissionConflicts' });

export const partiesMissingText = 'Indiquez si des personnes ou des sociétés sont en cause.';

/**
 * Answer to whether people or companies are concerned. If absent, an earlier answer stays, and the parties of
 * a new mission are awaited as after `yes`.
 */
export const partiesAnswer = z.enum(['yes', 'no'], { error: partiesMissingText }).optional();

export const listAskedNatures = defineRoute({
  name: 'conflicts.listAskedNatures',
  summary: 'Natures of missions for which the caller says whether people or companies are concerned',
  method: 'GET',
  path: '/conflicts/natures',
  access: forSeats(verifiedMembers, 'negotiate'),
  /** Empty while the conflict check is off. */
  answer: z.array(z.enum(valuesOf(missionNatures))),
});
