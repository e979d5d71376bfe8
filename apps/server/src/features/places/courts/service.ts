import type { Court } from '@basoche/contract/places/courts';
import { courtKinds } from '@basoche/domain/options/court-kinds';
import { departments } from '@basoche/domain/options/departments';
import { labelOf, valuesOf } from '@basoche/domain/options/option';
import type { Position } from '@basoche/domain/places/distance';
import type { BarSeat } from '@basoche/domain/public-registers/bars';
import { fold } from '../store.ts';
import { type CourtRow, courts } from './store.ts';

export type { CourtRow };

const resultsAtMost = 10;
const byKind = valuesOf(courtKinds);

/** A court as answers have it. */
export const presentCourt = ({ code, kind, name, town, department }: CourtRow): Court => ({
  code,
  kind,
  name,
  town,
  department,
});

/** Courts that have, for each word of the text, one that starts with it; by town, at most ten. */
export const searchCourts = async ({
  name,
  kind,
}: {
  name: string;
  kind?: Court['kind'] | undefined;
}): Promise<Court[]> => {
  const words = fold(name).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return (await courts())
    .filter(
      (court) =>
        (kind === undefined || court.kind === kind) &&
        words.every((word) => court.folded.includes(` ${word}`)),
    )
    .sort((a, b) => a.town.localeCompare(b.town, 'fr') || byKind.indexOf(a.kind) - byKind.indexOf(b.kind))
    .slice(0, resultsAtMost)
    .map(presentCourt);
};

/** A court by its code; undefined for an unknown one. */
export const courtOf = async (code: string): Promise<CourtRow | undefined> =>
  (await courts()).find((court) => court.code === code);

/** Codes of the courts for which this holds. */
export const codesOfCourts = async (holds: (court: CourtRow) => boolean): Promise<string[]> =>
  (await courts()).filter(holds).map(({ code }) => code);

/** Towns that have a court, by INSEE code. */
export const townsWithCourts = async (): Promise<
  ReadonlyMap<string, { readonly name: string; readonly position: Position }>
> =>
  new Map(
    (await courts()).map(({ insee, town, latitude, longitude }) => [
      insee,
      { name: town, position: [latitude, longitude] },
    ]),
  );

/** Tribunaux judiciaires with the names of their departments, by which bars are called. */
export const tribunals = async (): Promise<readonly BarSeat[]> =>
  (await courts())
    .filter(({ kind }) => kind === 'tj')
    .map(({ code, town, department }) => ({ code, town, department: labelOf(departments, department) }));
