import type { RegisterReading } from '@basoche/contract/public-registers/readings';
import { type Claimant, matchOf, registerNameKey } from '@basoche/domain/public-registers/matching';
import { publicRegisters, registerOf } from '@basoche/domain/public-registers/registers';
import type { Db } from '../../../platform/database/database.ts';
import { tribunals } from '../../places/courts/service.ts';
import { currentEdition, type EditionRow, type EntryRow, entriesOf } from '../editions/store.ts';
import { type Answer, presentReading } from './presenter.ts';
import * as store from './store.ts';

/** Looks members up in the lines of an edition; changes nothing. */

/** A line in the form of the domain. */
const lineOf = ({ first_name, since_day, edition_id: _edition, name_key: _key, ...row }: EntryRow) => ({
  ...row,
  firstName: first_name,
  sinceDay: since_day,
});

export type Line = ReturnType<typeof lineOf>;

/** Name and number by which lines are looked up. */
interface LookupKey {
  readonly name: string | null;
  readonly siren: string | null;
}

/**
 * Lines of an edition that may be these members', in the form of the domain: those with the name or number of
 * one of them.
 */
export const linesOf = async (
  db: Db,
  edition: EditionRow,
  keys: readonly LookupKey[],
): Promise<(one: LookupKey) => Line[]> => {
  const names = keys.flatMap(({ name }) => (name === null ? [] : [registerNameKey(name)]));
  const sirens = keys.flatMap(({ siren }) => (siren === null ? [] : [siren]));
  if (names.length === 0 && sirens.length === 0) return () => [];
  const entries = (await entriesOf(db, edition.id, { names, sirens })).map((entry) => ({
    key: entry.name_key,
    line: lineOf(entry),
  }));
  const byName = Map.groupBy(entries, ({ key }) => key);
  const bySiren = Map.groupBy(entries, ({ line }) => line.siren);
  return ({ name, siren }) => {
    const byOwnName = name === null ? [] : (byName.get(registerNameKey(name)) ?? []);
    const numbered = siren === null ? [] : (bySiren.get(siren) ?? []);
    return [...new Set([...byOwnName, ...numbered])].map(({ line }) => line);
  };
};

export const claimantOf = (row: store.ClaimantRow): Claimant => ({
  name: row.name ?? '',
  firstName: row.first_name,
  profession: row.profession,
  court: row.court,
  siren: row.siren,
  postcode: row.postcode,
  isBarLater: row.is_bar_later,
  formerLine: row.former_line,
});

/** A member with the answer of the register of their profession. */
export interface LookedUp extends Answer {
  readonly row: store.ClaimantRow;
}

/**
 * Looks these members up in the current editions of their registers, with one query of lines per register.
 */
export const lookUpAll = async (db: Db, memberIds: readonly string[]): Promise<LookedUp[]> => {
  const rows = memberIds.length === 0 ? [] : await store.claimantsOf(db, memberIds);
  const answers: LookedUp[] = [];
  for (const register of publicRegisters) {
    const sameRegister = rows.filter((row) => registerOf(row) === register);
    if (sameRegister.length === 0) continue;
    const edition = await currentEdition(db, register);
    const linesFor = edition === undefined ? () => [] : await linesOf(db, edition, sameRegister);
    for (const row of sameRegister) {
      const claimant = claimantOf(row);
      answers.push({
        row,
        register,
        claimant,
        match: matchOf(register, claimant, linesFor(row)),
        releasedOn: edition?.released_on ?? null,
      });
    }
  }
  return answers;
};

const linesShown = 20;

/**
 * Answers of the registers about these members, for staff; members whose profession has no register have
 * none.
 */
export const readingsOf = async (
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, RegisterReading>> => {
  const answers = await lookUpAll(db, memberIds);
  if (answers.length === 0) return new Map();
  const matches = await store.matchesOf(db, memberIds);
  const shown = answers.flatMap(({ row, register, match }) =>
    match.found.slice(0, linesShown).map((found) => ({ memberId: row.id, register, line: found.row })),
  );
  const takers = shown.length === 0 ? [] : await store.takersOf(db, shown);
  const seats = await tribunals();
  return new Map(
    answers.map((answer) => {
      const { row, register } = answer;
      const match = matches.find((one) => one.member_id === row.id && one.register === register);
      const town = seats.find(({ code }) => code === row.court)?.town ?? null;
      const otherTakers = takers.filter(({ sought }) => sought === row.id);
      return [row.id, presentReading(answer, { match, town, taken: otherTakers, linesShown })];
    }),
  );
};
