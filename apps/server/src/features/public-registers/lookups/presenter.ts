import type { RegisterReading } from '@basoche/contract/public-registers/readings';
import type { Claimant, matchOf, PlacedRow } from '@basoche/domain/public-registers/matching';
import { comparisonOf, doubtOf, type ReadingState } from '@basoche/domain/public-registers/readings';
import { type PublicRegister, publicRegisterNames } from '@basoche/domain/public-registers/registers';
import type { MatchRow, TakerRow } from './store.ts';

/** Answer of a register about a member, before it is formatted. */
export interface Answer {
  readonly register: PublicRegister;
  readonly claimant: Claimant;
  readonly match: ReturnType<typeof matchOf<PlacedRow & { readonly id: string }>>;
  /** Day of the edition in force; null if none is. */
  readonly releasedOn: string | null;
}

interface LookupContext {
  /** Line stored with the member. */
  readonly match: MatchRow | undefined;
  /** Town of the bar that they stated. */
  readonly town: string | null;
  /** Other members to whom these lines belong. */
  readonly taken: readonly TakerRow[];
  readonly linesShown: number;
}

const stateOf = (
  { releasedOn, match }: Answer,
  keptMatch: MatchRow | undefined,
  isTaken: boolean,
): ReadingState => {
  if (keptMatch?.state === 'missing') return 'missing';
  if (releasedOn === null) return 'noEdition';
  if (match.found.length === 0) return 'none';
  return match.isSure && !isTaken ? 'sure' : 'doubtful';
};

export const presentReading = (
  answer: Answer,
  { match: known, town, taken, linesShown }: LookupContext,
): RegisterReading => {
  const { register, claimant, match, releasedOn } = answer;
  const takenBy = (line: string) => {
    const taker = taken.find((one) => one.line === line);
    return taker === undefined ? null : { id: taker.id, name: taker.name };
  };
  const [best] = match.found;
  const isTaken = best !== undefined && takenBy(best.row.id) !== null;
  return {
    register,
    registerName: publicRegisterNames[register],
    state: stateOf(answer, known, isTaken),
    doubt: doubtOf(register, claimant, match, isTaken),
    releasedOn,
    seenOn: known?.seen_on ?? null,
    known:
      known === undefined || known.name === null
        ? null
        : { name: known.name, firstName: known.first_name, bar: known.bar },
    stated: {
      name: claimant.name,
      firstName: claimant.firstName,
      profession: claimant.profession,
      bar: town,
      siren: claimant.siren,
      postcode: claimant.postcode,
    },
    lines: match.found.slice(0, linesShown).map(({ row }) => ({
      id: row.id,
      name: row.name,
      firstName: row.firstName,
      profession: row.profession,
      bar: row.bar,
      siren: row.siren,
      postcode: row.postcode,
      town: row.town,
      sinceDay: row.sinceDay,
      compared: [...comparisonOf(register, claimant, row)],
      takenBy: takenBy(row.id),
    })),
  };
};
