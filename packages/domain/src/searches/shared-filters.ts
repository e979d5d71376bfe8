import { departments } from '../options/departments.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { choice } from './filters.ts';

/** Filters shared by several lists. */

export const domain = choice(legalDomains, 'un domaine');
export const nature = choice(missionNatures, 'une nature');
export const departement = choice(departments, 'un département', ({ value, label }) => `${label} (${value})`);
