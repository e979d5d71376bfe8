import { plainWords } from '../conflicts/names.ts';

/** A tribunal judiciaire, by its code, its town and the name of its department. */
export interface BarSeat {
  readonly code: string;
  readonly town: string;
  readonly department: string;
}

/** Words of the name of a bar, in lower case, without accents and « barreau de ». */
export const plainBar = (text: string): string =>
  plainWords(text)
    .join(' ')
    .replace(/^barreau (de |d |du |des )?/, '');

/**
 * Code of the tribunal judiciaire of a bar, from its name in the national list: the town of a tribunal, or a
 * department with only one tribunal (« HAUTS DE SEINE »). Null if neither matches: a bar is not always one
 * tribunal.
 */
export const seatOfBar = (bar: string, seats: readonly BarSeat[]): string | null => {
  const plainName = plainBar(bar);
  const ofTown = seats.find(({ town }) => plainBar(town) === plainName);
  if (ofTown !== undefined) return ofTown.code;
  const ofDepartment = seats.filter(({ department }) => plainBar(department) === plainName);
  return ofDepartment.length === 1 ? (ofDepartment[0]?.code ?? null) : null;
};
