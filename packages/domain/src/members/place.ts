import { type Department, departments } from '../options/departments.ts';

/** A place as it is typed: « Lyon (69) », « Lyon ». */
export interface TypedPlace {
  readonly town: string;
  /** Where it ends with a known one in brackets. */
  readonly department: Department | null;
}

/** The town and the department that a line says; a department in brackets that is none stays part of the town. */
export const readTypedPlace = (line: string): TypedPlace => {
  const text = line.trim();
  const [, town = '', code] = /^(.*?)\s*\(\s*([0-9]{2}|2[ab])\s*\)$/iu.exec(text) ?? [];
  const department = departments.find(({ value }) => value === code?.toUpperCase())?.value ?? null;
  return department === null ? { town: text, department } : { town, department };
};
