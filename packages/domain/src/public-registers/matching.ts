import { companiesOf, plainWords } from '../conflicts/names.ts';
import type { PublicRegister } from './registers.ts';
import type { RegisterRow } from './rows.ts';

/** Matching of a register's lines with a member: how certain it is that a line names them (rules §11). */

/** A member, with the facts that they state about themselves. */
export interface Claimant {
  readonly name: string;
  readonly firstName: string | null;
  readonly profession: string | null;
  /** Tribunal judiciaire of the bar that they stated. */
  readonly court: string | null;
  readonly siren: string | null;
  readonly postcode: string | null;
  /** True if they stated the bar after their verification, and staff have not confirmed it: a namesake may have that bar. */
  readonly isBarLater: boolean;
  /** Line that was confirmed as theirs earlier; null if there is none. */
  readonly formerLine: KnownRow | null;
}

/** A line that was once confirmed as a member's. */
export type KnownRow = Pick<RegisterRow, 'name' | 'firstName' | 'bar' | 'siren' | 'sinceDay'>;

/** A line with the tribunal judiciaire of its bar, if known. */
export interface PlacedRow extends RegisterRow {
  readonly court: string | null;
}

/** Fields in which a line is compared with what a member states. */
export const comparedFields = ['name', 'firstName', 'profession', 'bar', 'siren', 'department'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Result of a comparison; `unsaid`: one of the two has no value. */
export const agreements = ['same', 'other', 'unsaid'] as const;
export type Agreement = (typeof agreements)[number];

/** Points for each field that agrees. A name alone never reaches `surePoints`. */
export const points = { name: 50, firstName: 20, siren: 30, bar: 20, department: 10 } as const;

/** Points from which a line is accepted without staff, and from which staff check it. */
export const surePoints = 90;
export const doubtfulPoints = 60;

/** Points that the best line must have more than the next one to be sure. */
export const aheadBy = 20;

const plain = (text: string | null): string => plainWords(text ?? '').join(' ');

/** Key under which lines of the same family name, or of the same company, are looked up. */
export const registerNameKey = (name: string): string => plain(name);

/** First given name only: registers contain one or all of them. */
const givenOf = (firstName: string | null): string => plainWords(firstName ?? '')[0] ?? '';

const digitsOf = (postcode: string | null): string => (postcode ?? '').replace(/\s/g, '');

const departmentOf = (postcode: string | null): string => digitsOf(postcode).slice(0, 2);

const agreementOf = (a: string, b: string): Agreement => {
  if (a === '' || b === '') return 'unsaid';
  return a === b ? 'same' : 'other';
};

const agree = (a: string, b: string): boolean => agreementOf(a, b) === 'same';

/** A person's names. */
export interface PersonNames {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * True if two statements name the same person: the same family name and first given name, regardless of
 * spelling.
 */
export const namesAgree = (one: PersonNames, other: PersonNames): boolean =>
  agree(plain(one.lastName), plain(other.lastName)) &&
  agree(givenOf(one.firstName), givenOf(other.firstName));

const readingsOf = (name: string): string[] =>
  companiesOf({ kind: 'company', name, firstName: null, siren: null }).map((words) => words.join(' '));

/** True if two names of a company have a reading in common; legal forms are ignored. */
const isSameCompany = (a: string, b: string): boolean => {
  const others = readingsOf(b);
  return readingsOf(a).some((reading) => others.includes(reading));
};

/** Comparison of a line with a member's statements, in the fields that this register has. */
export const agreementsOf = (
  register: PublicRegister,
  claimant: Claimant,
  row: PlacedRow,
): Readonly<Partial<Record<ComparedField, Agreement>>> => {
  const siren = agreementOf(claimant.siren ?? '', row.siren ?? '');
  if (register === 'companies') {
    return { name: isSameCompany(claimant.name, row.name) ? 'same' : 'other', siren };
  }
  const person = {
    name: agreementOf(plain(claimant.name), plain(row.name)),
    firstName: agreementOf(givenOf(claimant.firstName), givenOf(row.firstName)),
    siren,
    department: agreementOf(departmentOf(claimant.postcode), departmentOf(row.postcode)),
  };
  return register === 'officers'
    ? { ...person, profession: agreementOf(plain(claimant.profession), plain(row.profession)) }
    : { ...person, bar: agreementOf(claimant.court ?? '', row.court ?? '') };
};

/**
 * True if something besides the bar shows that a line is the member's: their number, their postcode, or their
 * former line. Needed where the bar proves nothing.
 */
const isBacked = ({ siren, postcode, formerLine }: Claimant, row: PlacedRow): boolean =>
  agree(siren ?? '', row.siren ?? '') ||
  agree(digitsOf(postcode), digitsOf(row.postcode)) ||
  (formerLine !== null && stillThere(formerLine, [row]) !== undefined);

/**
 * Points of a line for a member, 0 to 100. 0 if it names somebody else: by family name, given name or profession, or
 * by the number of a company. A contradicting bar without the same number is only doubtful.
 */
export const scoreOf = (register: PublicRegister, claimant: Claimant, row: PlacedRow): number => {
  const foundAgreements = agreementsOf(register, claimant, row);
  const same = (field: ComparedField) => foundAgreements[field] === 'same';
  if (register === 'companies') return !same('siren') ? 0 : same('name') ? 100 : doubtfulPoints;
  if (!same('name') || !same('firstName')) return 0;
  if (register === 'officers' && !same('profession')) return 0;
  if (foundAgreements.bar === 'other' && !same('siren')) return doubtfulPoints;
  const total =
    points.name +
    points.firstName +
    (same('siren') ? points.siren : 0) +
    (same('bar') && (!claimant.isBarLater || isBacked(claimant, row)) ? points.bar : 0) +
    (same('department') ? points.department : 0);
  return Math.min(100, total);
};

export interface ScoredRow<Row extends PlacedRow = PlacedRow> {
  readonly row: Row;
  readonly score: number;
}

/**
 * Lines that may be a member's, the likeliest first. `isSure`: the first has enough points, and is far enough
 * ahead of the next.
 */
export const matchOf = <Row extends PlacedRow>(
  register: PublicRegister,
  claimant: Claimant,
  rows: readonly Row[],
): { readonly isSure: boolean; readonly found: readonly ScoredRow<Row>[] } => {
  const found = rows
    .map((row) => ({ row, score: scoreOf(register, claimant, row) }))
    .filter(({ score }) => score >= doubtfulPoints)
    .sort((a, b) => b.score - a.score);
  const [best, next] = found;
  const isSure = best !== undefined && best.score >= surePoints && best.score - (next?.score ?? 0) >= aheadBy;
  return { isSure, found };
};

/** True unless both have a day and the days differ. */
const sameOath = (line: KnownRow, row: RegisterRow): boolean =>
  line.sinceDay === null || row.sinceDay === null || line.sinceDay === row.sinceDay;

/**
 * The line of a later edition that matches the one confirmed before; undefined if it disappeared.
 *
 * A company is found by its number. A person is found by both names and the bar, or by two of name, day of
 * the oath and number.
 */
export const stillThere = <Row extends RegisterRow>(
  line: KnownRow,
  rows: readonly Row[],
): Row | undefined => {
  const sameSiren = (row: Row) => agree(line.siren ?? '', row.siren ?? '');
  if (line.firstName === null) return rows.find(sameSiren);
  const likely = rows.filter(
    (row) => agree(givenOf(line.firstName), givenOf(row.firstName)) && sameOath(line, row),
  );
  const sameName = (row: Row) => agree(plain(line.name), plain(row.name));
  const sameDay = (row: Row) => agree(line.sinceDay ?? '', row.sinceDay ?? '');
  const sameBar = (row: Row) => agree(plain(line.bar), plain(row.bar));
  return (
    likely.find((row) => sameName(row) && sameBar(row)) ??
    likely.find((row) => sameName(row) && (sameDay(row) || sameSiren(row))) ??
    likely.find((row) => sameDay(row) && sameSiren(row))
  );
};
