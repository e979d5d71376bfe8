import { rateScale } from '../members/rate-scale.ts';
import { availabilities } from '../options/availabilities.ts';
import { directoryKinds } from '../options/directory-kinds.ts';
import { experienceLevels } from '../options/experience-levels.ts';
import { professions } from '../options/professions.ts';
import { formatCents } from '../payments/amounts.ts';
import { type ChosenOf, choice, type Filters, words } from './filters.ts';
import { range } from './range.ts';
import { departement, domain } from './shared-filters.ts';
import { single, yes } from './single.ts';

/** At least so much; no experience bounds nothing from below. */
const experienceFloors = experienceLevels.slice(1).map(({ value, label }) => ({
  value,
  label: label.startsWith('Plus') ? label : `${label} ou plus`,
}));

/** Nobody looks for who has no time. */
const offered = availabilities.filter(({ value }) => value !== 'BUSY');

const euros = (amount: number): string => formatCents(amount * 100);

const rateInWords = (low: number | null, high: number | null): string => {
  if (low === null) return `Jusqu\u2019à ${euros(high ?? 0)} / heure`;
  if (high === null) return `À partir de ${euros(low)} / heure`;
  return `${low === high ? euros(low) : `De ${euros(low)} à ${euros(high)}`} / heure`;
};

/** What narrows the directory of members (first document, §2), in the names of the query keys. */
export const directoryFilters = {
  q: words,
  profession: choice(professions, 'une profession'),
  kind: choice(directoryKinds, 'un type de membre'),
  domain,
  /** Of a person's town; of a company, any of its locations. */
  departement,
  experience: single(experienceFloors, "un niveau d'expérience"),
  /** Euros an hour; who says no rate is left out. */
  rate: range(['rateMin', 'rateMax'], rateScale, rateInWords),
  /** As said, and confirmed, within the last fortnight. */
  availability: choice(offered, 'une disponibilité'),
  verified: yes('Profil vérifié'),
} satisfies Filters;

export type ChosenMembers = ChosenOf<typeof directoryFilters>;
