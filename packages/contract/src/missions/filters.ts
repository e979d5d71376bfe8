import { missionSorts } from '@basoche/domain/options/mission-sorts';
import { missionFilters as defined } from '@basoche/domain/searches/mission-filters';
import { code, page } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { z } from '../zod.ts';

/** Filters and orders of all lists of missions, and of their counts (rules §2). */

const filters = filterFields(defined);

const bounds = ({ tarifLow, tarifHigh }: { tarifLow?: number | undefined; tarifHigh?: number | undefined }) =>
  tarifLow === undefined || tarifHigh === undefined || tarifLow <= tarifHigh;

const lowAboveHigh = { path: ['tarifLow'], error: 'Le prix le plus bas dépasse le plus haut.' };

export const missionFilters = z.object(filters).refine(bounds, lowAboveHigh);
export type MissionFilters = z.output<typeof missionFilters>;

export const listedMissions = z
  .object({ ...filters, sort: code(missionSorts, 'un ordre').optional(), ...page })
  .refine(bounds, lowAboveHigh);

/** A member's own applications keep the order in which they were sent. */
export const appliedMissions = z.object({ ...filters, ...page }).refine(bounds, lowAboveHigh);
