import { type Department, departments } from '../options/departments.ts';

/** A typed place: « Lyon (69) », « Lyon ». */
export interface TypedPlace {
  readonly town: string;
  /** The known department in brackets at the end; null without one. */
  readonly department: Department | null;
}

/** Reads the town and the department of a line; an unknown department in brackets stays in the town. */
export const readTypedPlace = (line: string): TypedPlace => {
  const text = line.trim();
  const [, town = '', code] = /^(.*?)\s*\(\s*([0-9]{2}|2[ab])\s*\)$/iu.exec(text) ?? [];
  const department = departments.find(({ value }) => value === code?.toUpperCase())?.value ?? null;
  return department === null ? { town: text, department } : { town, department };
};
