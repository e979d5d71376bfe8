import type { Commune } from '@basoche/contract/places/places';
import { type Department, departments } from '@basoche/domain/options/departments';
import { labelOf } from '@basoche/domain/options/option';
import { matches, plain } from '../../../lib/match.ts';

/** Where something takes place: a department, and the commune where one was chosen. */
export interface Place {
  readonly department: Department;
  readonly city: string | null;
}

/** « Lyon (69) », « Rhône (69) ». */
export const placeLabel = ({ department, city }: Place): string =>
  `${city ?? labelOf(departments, department)} (${department})`;

/** One string for a place, so that a list can hold it; `readPlace` gives it back. */
export const writePlace = ({ department, city }: Place): string => `${department}|${city ?? ''}`;

export const readPlace = (text: string): Place | null => {
  const [code, city] = text.split('|');
  const department = departments.find(({ value }) => value === code)?.value;
  return department ? { department, city: city || null } : null;
};

const maxDepartments = 8;

/** Departments whose code starts with a text, or one of the words of whose name does. */
export const findDepartments = (typed: string): Place[] => {
  const text = plain(typed);
  if (text === '') return [];
  return departments
    .filter(({ value, label }) => value.toLowerCase().startsWith(text) || matches(label, text))
    .slice(0, maxDepartments)
    .map(({ value }) => ({ department: value, city: null }));
};

export const cityOf = ({ name, department }: Commune): Place => ({ department, city: name });
