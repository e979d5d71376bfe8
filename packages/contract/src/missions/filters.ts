import { textLimits } from '@basoche/domain/limits';
import { priceScale } from '@basoche/domain/missions/price-scale';
import { departments } from '@basoche/domain/options/departments';
import { executionModes } from '@basoche/domain/options/execution-modes';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { missionSorts } from '@basoche/domain/options/mission-sorts';
import { code, page, repeated, searched } from '../fields.ts';
import { z } from '../zod.ts';

/** What narrows and orders every list of missions, and its counts: second document, §3 and §7; rules §2. */

/** A price of the scale, in euros excluding tax. */
const pricePoint = z.coerce
  .number({ error: 'Indiquez un montant en euros.' })
  .refine((value) => priceScale.some((point) => point === value), {
    error: ({ input }) => `« ${String(input).slice(0, 60)} » n'est pas un prix proposé par le filtre.`,
  })
  .optional();

const filters = {
  domain: repeated(code(legalDomains, 'un domaine')),
  nature: repeated(code(missionNatures, 'une nature')),
  modality: repeated(code(executionModes, "un mode d'exécution")),
  departement: repeated(code(departments, 'un département')),
  /** Keeps missions whose announced range has a price in common with this one; those without a price are left out. */
  tarifLow: pricePoint,
  tarifHigh: pricePoint,
  /** Words of the title, the description, the domain, the department or the city. */
  q: searched(textLimits.search),
};

const bounds = ({ tarifLow, tarifHigh }: { tarifLow?: number | undefined; tarifHigh?: number | undefined }) =>
  tarifLow === undefined || tarifHigh === undefined || tarifLow <= tarifHigh;

const lowAboveHigh = { path: ['tarifLow'], error: 'Le tarif le plus bas dépasse le plus haut.' };

export const missionFilters = z.object(filters).refine(bounds, lowAboveHigh);
export type MissionFilters = z.output<typeof missionFilters>;

export const listedMissions = z
  .object({ ...filters, sort: code(missionSorts, 'un ordre').optional(), ...page })
  .refine(bounds, lowAboveHigh);

/** One's own applications keep the order in which they were sent. */
export const appliedMissions = z.object({ ...filters, ...page }).refine(bounds, lowAboveHigh);
