import { actWords, subjectWords } from '../evidence/staff-act-content.ts';
import type { StaffActName, SubjectKind } from '../evidence/staff-acts.ts';
import type { Option } from '../options/option.ts';
import { type OfficeFilters, words } from './filters.ts';
import { at, day, id } from './office-filters.ts';
import { single } from './single-filter.ts';

/** Options in alphabetical order. */
const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  (Object.keys(labels) as Value[])
    .map((value) => ({ value, label: labels[value] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));

const titles = Object.fromEntries(Object.entries(actWords).map(([act, { title }]) => [act, title])) as Record<
  StaffActName,
  string
>;

/** Filters of the journal of decisions. */
export const journalFilters = {
  /** Id of the subject of the act. */
  subject: at('q', words),
  /** Author of the act. */
  member: at('personne', id),
  act: at('acte', single(optionsOf(titles), 'un acte')),
  /** Kind of the subject of the act. */
  kind: at('objet', single(optionsOf<SubjectKind>(subjectWords), 'un objet')),
  /** Days (Europe/Paris), both included. */
  from: at('du', day),
  to: at('au', day),
} satisfies OfficeFilters;
