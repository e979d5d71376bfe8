import type { Commune } from '@basoche/contract/places';
import { type CommuneRow, communes, fold } from './store.ts';

const resultsAtMost = 10;

/** What a name may start with: « st » alone is the start of Strasbourg as well as of Saint-Étienne. */
const prefixes = (text: string): string[] => {
  const folded = fold(text);
  const abbreviated = folded.replace(/\bst(e?)$/, 'saint$1');
  return abbreviated === folded ? [folded] : [folded, abbreviated];
};

const present = (row: CommuneRow): Commune => ({
  name: row.name,
  department: row.department,
  postalCodes: row.postalCodes === '' ? [] : row.postalCodes.split(' '),
});

/** Communes whose name starts with this text, larger ones first, at most ten (rules §5). */
export const searchCommunes = async (text: string): Promise<Commune[]> => {
  const starts = prefixes(text);
  if (starts.some((start) => start.trim() === '')) return [];
  const found: Commune[] = [];
  for (const row of await communes()) {
    if (!starts.some((start) => row.folded.startsWith(start))) continue;
    found.push(present(row));
    if (found.length === resultsAtMost) break;
  }
  return found;
};

/** Of the largest commune of this very name, accents and hyphens ignored; null where there is none. */
export const departmentOfTown = async (town: string): Promise<CommuneRow['department'] | null> => {
  const folded = fold(town).trimEnd();
  if (folded === '') return null;
  return (await communes()).find((row) => row.folded.trimEnd() === folded)?.department ?? null;
};
