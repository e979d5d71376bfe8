import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { departments } from '@basoche/domain/options/departments';
import { valuesOf } from '@basoche/domain/options/option';
import { z } from 'zod';

/**
 * Communes of the 96 departments, larger ones first, from the package of the official list. The file of nine megabytes has one
 * commune per line and is read line by line, to spare memory and the event loop.
 */

export interface CommuneRow {
  readonly name: string;
  /** Name in the form that is searched: see `fold`. */
  readonly folded: string;
  readonly department: DepartmentCode;
  /** Postal codes, separated by spaces. */
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

/** Communes by the first letter of their folded name, larger ones first. */
type Communes = ReadonlyMap<string, readonly CommuneRow[]>;

let loading: Promise<Communes> | undefined;

/** Reads the list once, at the first search. After a failure, the next search tries again. */
export const communes = (): Promise<Communes> => {
  loading ??= read()
    .then((rows) => Map.groupBy(rows, ({ folded }) => folded.slice(0, 1)))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
};

/** Communes with the same first letter as this text, larger ones first: the caller compares the rest. */
export const communesNear = async (folded: string): Promise<readonly CommuneRow[]> =>
  (await communes()).get(folded.slice(0, 1)) ?? [];
