import { rateScale } from '../members/rate-scale.ts';
import { availabilities } from '../options/availabilities.ts';
import { directoryKinds } from '../options/directory-kinds.ts';
import { experienceLevels } from '../options/experience-levels.ts';
import { professions } from '../options/professions.ts';
import { type ChosenOf, choice, defineFilters, type QueryOf, words } from './filters.ts';
import { eurosBetween, range } from './range.ts';
import { departement, domain } from './shared-filters.ts';
import { single, yes } from './single.ts';

/** At least so much; no experience bounds nothing from below. */
const experienceFloors = experienceLevels.slice(1).map(({ value, label }) => ({
  value,
  label: label.startsWith('Plus') ? label : `${label} ou plus`,
}));

/** Nobody looks for who has no time. */
const offered = availabilities.filter(({ value }) => value !== 'BUSY');

/** What narrows the directory of members (first document, §2), in the names of the query keys. */
export const directoryFilters = defineFilters({
  q: words,
  profession: choice(professions, 'une profession'),
  kind: choice(directoryKinds, 'un type de membre'),
  domain,
  /** Of a person's town; of a company, any of its locations. */
  departement,
  experience: single(experienceFloors, "un niveau d'expérience"),
  /** Euros an hour; who says no rate is left out. */
  rate: range(
    ['rateMin', 'rateMax'],
    rateScale,
    (low, high) => `${eurosBetween(low, high, 'jusqu\u2019à')} / heure`,
  ),
  /** As said, and confirmed, within the last fortnight. */
  availability: choice(offered, 'une disponibilité'),
  verified: yes('Profil vérifié'),
});

export type DirectoryQuery = QueryOf<typeof directoryFilters>;
export type ChosenMembers = ChosenOf<typeof directoryFilters>;
