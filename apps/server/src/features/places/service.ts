import type { Commune } from '@basoche/contract/places/places';
import { type CommuneRow, communesNear, fold } from './store.ts';

const resultsAtMost = 10;

/** « st » at the end is read as « saint » too: it may start Strasbourg as well as Saint-Étienne. */
const spelledOut = (folded: string): string => folded.replace(/\bst(e?)$/, 'saint$1');

const present = (row: CommuneRow): Commune => ({
  name: row.name,
  department: row.department,
  postalCodes: row.postalCodes === '' ? [] : row.postalCodes.split(' '),
});

/** Communes whose name starts with this text, larger ones first, at most ten (rules §5). */
export const searchCommunes = async (text: string): Promise<Commune[]> => {
  const folded = fold(text);
  if (folded === '') return [];
  const starts = [folded, spelledOut(folded)];
  const found: Commune[] = [];
  for (const row of await communesNear(folded)) {
    if (!starts.some((start) => row.folded.startsWith(start))) continue;
    found.push(present(row));
    if (found.length === resultsAtMost) break;
  }
  return found;
};

/** Department of the largest commune with exactly this name, ignoring accents and hyphens; null if there is none. */
export const departmentOfTown = async (town: string): Promise<CommuneRow['department'] | null> => {
  const folded = fold(town).trimEnd();
  if (folded === '') return null;
  return (await communesNear(folded)).find((row) => row.folded.trimEnd() === folded)?.department ?? null;
};
