import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { departments } from '@basoche/domain/options/departments';
import { valuesOf } from '@basoche/domain/options/option';
import { z } from 'zod';

/**
 * The communes of the 96 departments, larger ones first, from the package that publishes the official list. The file holds
 * one commune a line: it is read line by line, so that neither the memory nor the event loop takes its nine megabytes at once.
 */

export interface CommuneRow {
  readonly name: string;
  /** The name as it is searched: see `fold`. */
  readonly folded: string;
  readonly department: DepartmentCode;
  /** Joined by a space. */
  readonly postalCodes: string;
}

/** A name without accents, case, hyphens or apostrophes, and with « St » and « Ste » written out. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trimStart()
    .replace(/\bst(e?) /g, 'saint$1 ');

const departmentCode = z.enum(valuesOf(departments));
type DepartmentCode = z.infer<typeof departmentCode>;

const line = z.object({
  nom: z.string(),
  type: z.string(),
  departement: z.string().optional(),
  codesPostaux: z.array(z.string()).optional(),
  population: z.number().optional(),
});

const read = async (): Promise<CommuneRow[]> => {
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  const found: { row: CommuneRow; population: number }[] = [];
  for await (const text of createInterface({ input: createReadStream(path) })) {
    if (!text.startsWith('{')) continue;
    const commune = line.parse(JSON.parse(text.replace(/,$/, '')));
    const department = departmentCode.safeParse(commune.departement);
    if (commune.type !== 'commune-actuelle' || !department.success) continue;
    found.push({
      row: {
        name: commune.nom,
        folded: fold(commune.nom),
        department: department.data,
        postalCodes: (commune.codesPostaux ?? []).join(' '),
      },
      population: commune.population ?? 0,
    });
  }
  if (found.length < 30_000) throw new Error(`Only ${found.length} communes were read from ${path}.`);
  return found.sort((a, b) => b.population - a.population).map(({ row }) => row);
};

/** By the first letter of their names, larger ones first in each group. */
type Communes = ReadonlyMap<string, readonly CommuneRow[]>;

let loading: Promise<Communes> | undefined;

/** Read once, at the first search; a failure is tried again by the next one. */
export const communes = (): Promise<Communes> => {
  loading ??= read()
    .then((rows) => Map.groupBy(rows, ({ folded }) => folded.slice(0, 1)))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
};

/** Those of which the folded names start as this text does, larger ones first; more that only share its first letter. */
export const communesNear = async (folded: string): Promise<readonly CommuneRow[]> =>
  (await communes()).get(folded.slice(0, 1)) ?? [];
