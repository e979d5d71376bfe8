import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courtSchema } from '@basoche/contract/places/courts';
import { z } from 'zod';
import { fold } from '../store.ts';

/**
 * Courts of the 96 departments, by town. `scripts/courts.ts` writes their list and names its sources. A court that
 * closes stays in it, since old hearings name it.
 */

const courtRow = courtSchema.extend({
  insee: z.string(),
  /** Code of the tribunal judiciaire to whose district it belongs; empty where that is not known. */
  tribunal: z.string(),
  /** Code of the cour d'appel above it; empty where that is not known. */
  appeal: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});
export type CourtRow = z.infer<typeof courtRow> & {
  /** Words that a search finds it by, without accents, after a space each. */
  readonly folded: string;
};

/** Short names of lawyers for the courts of each kind. */
const initials = { tj: 'tj', ca: 'ca', tc: 'tc tae', cph: 'cph prudhommes' } as const;

const read = async (): Promise<readonly CourtRow[]> => {
  const text = await readFile(join(import.meta.dirname, 'courts.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code, kind, name, town, insee, department, tribunal, appeal, latitude, longitude] =
        line.split('\t');
      const row = courtRow.parse({
        code,
        kind,
        name,
        town,
        insee,
        department,
        tribunal,
        appeal,
        latitude,
        longitude,
      });
      return { ...row, folded: ` ${fold(`${row.name} ${row.town}`)} ${initials[row.kind]}` };
    });
};

let reading: Promise<readonly CourtRow[]> | undefined;

/** Reads the list once, at the first search. After a failure, the next search tries again. */
export const courts = (): Promise<readonly CourtRow[]> => {
  reading ??= read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
};
