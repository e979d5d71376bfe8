import type { Commune } from '@basoche/contract/places/places';
import { type Department, departments } from '@basoche/domain/options/departments';
import { labelOf } from '@basoche/domain/options/option';
import { matches, plain } from '../../../lib/match-names.ts';

/** Place: a department, and the commune if one was chosen. */
export interface Place {
  readonly department: Department;
  readonly city: string | null;
}

/** Label of a place: « Lyon (69) », « Rhône (69) ». */
export const placeLabel = ({ department, city }: Place): string =>
  `${city ?? labelOf(departments, department)} (${department})`;

/** Writes a place as one string, as a list option needs; `readPlace` reads it. */
export const writePlace = ({ department, city }: Place): string => `${department}|${city ?? ''}`;

export const readPlace = (text: string): Place | null => {
  const [code, city] = text.split('|');
  const department = departments.find(({ value }) => value === code)?.value;
  return department ? { department, city: city || null } : null;
};

const maxDepartments = 8;

/** Departments whose code, or a word of whose name, starts with a text. */
export const findDepartments = (typed: string): Place[] => {
  const text = plain(typed);
  if (text === '') return [];
  return departments
    .filter(({ value, label }) => value.toLowerCase().startsWith(text) || matches(label, text))
    .slice(0, maxDepartments)
    .map(({ value }) => ({ department: value, city: null }));
};

export const cityOf = ({ name, department }: Commune): Place => ({ department, city: name });
