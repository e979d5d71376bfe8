import { sirenIn } from '../conflicts/names.ts';
import { dayOf } from './days.ts';
import type { PublicRegister } from './registers.ts';

/**
 * Layouts of the files of public registers, taken from real editions. A file without a required column is
 * refused, never read in part.
 */

/** One line of a register. */
export interface RegisterRow {
  /** Family name of a person, or name of a company. */
  readonly name: string;
  readonly firstName: string | null;
  /** Profession, if the register has several. */
  readonly profession: string | null;
  /** Bar, as the list spells it: « PARIS ». */
  readonly bar: string | null;
  readonly siren: string | null;
  readonly postcode: string | null;
  readonly town: string | null;
  /** Day of the oath, `YYYY-MM-DD`. */
  readonly sinceDay: string | null;
}

type Field = keyof RegisterRow | 'state';

interface Layout {
  /** Headings of each required column, in lower case. */
  readonly needed: Readonly<Partial<Record<Field, readonly string[]>>>;
  readonly optional: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** False for a line that is not in force, such as a company that has ended. */
  readonly isInForce: (cell: (field: Field) => string | null) => boolean;
}

const layouts: Readonly<Record<PublicRegister, Layout>> = {
  // Columns of the editions of 2022-10-11, 2026-07-17 and 2026-09-23.
  avocats: {
    needed: {
      bar: ['nombarreau', 'barreau'],
      name: ['avnom'],
      firstName: ['avprenom'],
      siren: ['cbsiretsiren'],
      postcode: ['cbcp'],
      town: ['cbville'],
      sinceDay: ['acdateserment'],
    },
    optional: {},
    // For each bar, one line has its number of avocats instead of a name.
    isInForce: (cell) =>
      cell('bar') !== null && cell('firstName') !== null && /\p{L}/u.test(cell('name') ?? ''),
  },
  // Sirene file of legal units: `A` active, `C` closed. A sole trader has a family name and no « dénomination
  // ».
  companies: {
    needed: {
      siren: ['siren'],
      name: ['denominationunitelegale'],
      state: ['etatadministratifunitelegale'],
      sinceDay: ['datecreationunitelegale'],
    },
    optional: {},
    isInForce: (cell) => cell('state') === 'A',
  },
  // Typed by staff from the publications of a profession.
  officers: {
    needed: { profession: ['profession'], name: ['nom'], firstName: ['prenom', 'prénom'], town: ['ville'] },
    optional: { siren: ['siren', 'siret'], postcode: ['code postal'], sinceDay: ['depuis'] },
    isInForce: (cell) => cell('profession') !== null && cell('firstName') !== null,
  },
};

/** Highest number of characters of the headings that an error quotes. */
const headingsShown = 1_000;

export class UnknownColumns extends Error {
  override name = 'UnknownColumns';
  /** Missing headings, as the file should spell them. */
  readonly missing: string;
  constructor(missing: readonly string[], headings: readonly string[]) {
    const [absent, found] = [missing.join(', '), headings.join(', ').slice(0, headingsShown)];
    super(`The file has no column ${absent}. Its columns are: ${found}.`);
    this.missing = absent;
  }
}

const textIn = (cell: string | undefined): string | null => cell?.trim() || null;

/**
 * Builds the reader of the lines of one file from its headings. It returns a row, or null for an empty line
 * and for a line not in force. Throws `UnknownColumns`.
 */
export const rowReader = (
  register: PublicRegister,
  headings: readonly string[],
): ((cells: readonly string[]) => RegisterRow | null) => {
  const { needed, optional, isInForce } = layouts[register];
  const written = headings.map((heading) => heading.trim().toLowerCase());
  const places = new Map<Field, number>();
  const missing: string[] = [];
  for (const [field, names] of Object.entries({ ...needed, ...optional })) {
    const place = written.findIndex((heading) => names.includes(heading));
    if (place >= 0) places.set(field as Field, place);
    else if (field in needed) missing.push(names.join(' / '));
  }
  if (missing.length > 0) throw new UnknownColumns(missing, headings);
  return (cells) => {
    const cell = (field: Field) => {
      const place = places.get(field);
      return place === undefined ? null : textIn(cells[place]);
    };
    const name = cell('name');
    if (name === null || !isInForce(cell)) return null;
    return {
      name,
      firstName: cell('firstName'),
      profession: cell('profession'),
      bar: cell('bar'),
      siren: sirenIn(cell('siren') ?? ''),
      postcode: cell('postcode'),
      town: cell('town'),
      sinceDay: dayOf(cell('sinceDay') ?? ''),
    };
  };
};
