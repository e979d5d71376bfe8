import { rateScale } from '../members/rate-scale.ts';
import { availabilities } from '../options/availabilities.ts';
import { directoryKinds } from '../options/directory-kinds.ts';
import { experienceLevels } from '../options/experience-levels.ts';
import { professions } from '../options/professions.ts';
import { formatCents } from '../payments/amounts.ts';
import { type ChosenOf, choice, type Filters, words } from './filters.ts';
import { range } from './range-filter.ts';
import { departement, domain } from './shared-filters.ts';
import { single, yes } from './single-filter.ts';

/** Minimum experience; the lowest level is no bound and is left out. */
const experienceFloors = experienceLevels.slice(1).map(({ value, label }) => ({
  value,
  label: label.startsWith('Plus') ? label : `${label} ou plus`,
}));

/** Members without time are not offered as a filter. */
const freeAvailabilities = availabilities.filter(({ value }) => value !== 'BUSY');

const euros = (amount: number): string => formatCents(amount * 100);

const rateInWords = (low: number | null, high: number | null): string => {
  if (low === null) return `Jusqu\u2019à ${euros(high ?? 0)} / heure`;
  if (high === null) return `À partir de ${euros(low)} / heure`;
  return `${low === high ? euros(low) : `De ${euros(low)} à ${euros(high)}`} / heure`;
};

/** Filters of the member directory, named like the query keys. */
export const directoryFilters = {
  q: words,
  profession: choice(professions, 'une profession'),
  kind: choice(directoryKinds, 'un type de membre'),
  domain,
  /** For a person, the department of their town; for a company, any of its locations. */
  departement,
  experience: single(experienceFloors, 'un niveau d’expérience'),
  /** Euros an hour; members without a rate are left out. */
  rate: range(['rateMin', 'rateMax'], rateScale, rateInWords),
  /** Availability given and confirmed within the last two weeks. */
  availability: choice(freeAvailabilities, 'une disponibilité'),
  verified: yes('Profil vérifié'),
  /** Verified members whose inscription is shown beside their name (rules §11). */
  inscribed: yes('Inscription vérifiée'),
} satisfies Filters;

export type ChosenMembers = ChosenOf<typeof directoryFilters>;
