import { actWords, subjectWords } from '@basoche/domain/evidence/staff-act-content';
import type { Option } from '@basoche/domain/options/option';
import { journal as words } from './journal-content.ts';
import type { OfficeFilters } from './list-filters.ts';

const alphabetical = (options: readonly Option[]): readonly Option[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));
const acts = Object.entries(actWords).map(([value, { title }]) => ({ value, label: title }));
const subjects = Object.entries(subjectWords).map(([value, label]) => ({ value, label }));

/** Filters of the journal. The people who acted come from the server. */
export const journalFilters = (people: readonly Option[] = []) =>
  ({
    subject: { at: 'q', field: 'words', ...words.search },
    member: { at: 'personne', field: 'choice', label: words.person, options: people },
    act: { at: 'acte', field: 'choice', label: words.act, options: alphabetical(acts) },
    kind: { at: 'objet', field: 'choice', label: words.subject, options: alphabetical(subjects) },
    from: { at: 'du', field: 'day', label: words.from },
    to: { at: 'au', field: 'day', label: words.to },
  }) as const satisfies OfficeFilters;
