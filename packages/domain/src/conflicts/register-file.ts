import { byteOrderMark, csvRow } from '../csv.ts';
import { readCsv } from '../csv-reader.ts';
import { type ComparedName, nameKey, type nameKinds, type nameSides, plainWords } from './names.ts';

/** A register as a spreadsheet file, written and read in the browser only (rules §9). */

type Kind = (typeof nameKinds)[number];
type Side = (typeof nameSides)[number];

export const kindWords: Readonly<Record<Kind, string>> = { person: 'Personne', company: 'Société' };
export const sideWords: Readonly<Record<Side, string>> = {
  client: 'Client',
  former: 'Ancien client',
  adverse: 'Partie adverse',
  other: 'Autre',
};

export interface RegisterName extends ComparedName {
  readonly side: Side;
  readonly reference: string | null;
}

const columns = ['kind', 'name', 'firstName', 'siren', 'side', 'reference'] as const;
type Column = (typeof columns)[number];

const headings: Readonly<Record<Column, string>> = {
  kind: 'Nature',
  name: 'Nom',
  firstName: 'Prénom',
  siren: 'SIREN',
  side: 'Qualité',
  reference: 'Référence',
};

/** First words of a heading, by column, without accents. */
const headingNames: Readonly<Record<Column, readonly string[]>> = {
  kind: ['nature', 'type'],
  name: ['nom', 'noms', 'denomination', 'raison', 'societe', 'client', 'clients', 'name'],
  firstName: ['prenom', 'prenoms'],
  siren: ['siren', 'siret', 'tva', 'rcs'],
  side: ['qualite', 'role'],
  reference: ['reference', 'ref', 'dossier'],
};

const columnOf = (heading: string): Column | undefined => {
  const [first = ''] = plainWords(heading);
  return columns.find((column) => headingNames[column].includes(first));
};

/** A row of a file: its number in the spreadsheet, its cells, and the name read from them. */
export interface RegisterLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly entry: RegisterName;
}

const sideOf = (text: string): Side => {
  const words = plainWords(text);
  if (words.length === 0) return 'client';
  if (words.some((word) => word.startsWith('advers'))) return 'adverse';
  if (words.includes('ancien') || words.includes('ancienne')) return 'former';
  return words.some((word) => word.startsWith('client')) ? 'client' : 'other';
};

/** A row with a given name is a person; another is a company, unless it says otherwise. */
const kindOf = (text: string, firstName: string): Kind => {
  const plainText = plainWords(text).join(' ');
  if (plainText.startsWith('personne') && !plainText.includes('morale')) return 'person';
  return plainText === '' && firstName !== '' ? 'person' : 'company';
};

/**
 * Rows of a file that are not empty. Columns are found by their headings, in any order; without a heading «
 * Nom », they are those of `registerFile`, in its order.
 */
export const readRegisterFile = (text: string): RegisterLine[] => {
  const rows = readCsv(text);
  const found = (rows[0] ?? []).map(columnOf);
  const hasHeadings = found.includes('name');
  const order = hasHeadings ? found : columns.slice(1);
  return rows.flatMap((cells, index) => {
    if ((index === 0 && hasHeadings) || cells.every((cell) => cell.trim() === '')) return [];
    const cellOf = (column: Column) => cells[order.indexOf(column)]?.trim() ?? '';
    const kind = kindOf(cellOf('kind'), cellOf('firstName'));
    const entry = {
      kind,
      name: cellOf('name'),
      firstName: (kind === 'person' && cellOf('firstName')) || null,
      siren: cellOf('siren') || null,
      side: sideOf(cellOf('side')),
      reference: cellOf('reference') || null,
    };
    return [{ line: index + 1, cells, entry }];
  });
};

interface RefusedLine extends RegisterLine {
  readonly message: string;
}

export interface SortedLines<Entry extends ComparedName> {
  readonly ready: readonly Entry[];
  /** Number of names that are in the register already, or twice in the file. */
  readonly known: number;
  readonly refused: readonly RefusedLine[];
}

/**
 * Sorts lines into three groups: ready to be added, already known, and refused with a reason. `check` is the
 * contract's.
 */
export const sortLines = <Entry extends ComparedName>(
  lines: readonly RegisterLine[],
  entries: readonly ComparedName[],
  check: (entry: RegisterLine['entry']) => { readonly entry: Entry } | { readonly message: string },
): SortedLines<Entry> => {
  const keys = new Set(entries.map(nameKey));
  const ready: Entry[] = [];
  const refused: RefusedLine[] = [];
  for (const line of lines) {
    const checked = check(line.entry);
    if ('message' in checked) refused.push({ ...line, message: checked.message });
    else if (!keys.has(nameKey(checked.entry))) {
      keys.add(nameKey(checked.entry));
      ready.push(checked.entry);
    }
  }
  return { ready, refused, known: lines.length - ready.length - refused.length };
};

/** The whole register as a file that `readRegisterFile` reads back. */
export const registerFile = (entries: readonly RegisterName[]): string =>
  [
    byteOrderMark,
    csvRow(columns.map((column) => headings[column])),
    ...entries.map(({ kind, name, firstName, siren, side, reference }) =>
      csvRow([kindWords[kind], name, firstName, siren, sideWords[side], reference]),
    ),
  ].join('');

/** The refused lines, unchanged, each with its reason. */
export const refusedFile = (refused: readonly RefusedLine[]): string =>
  [byteOrderMark, ...refused.map(({ cells, message }) => csvRow([...cells, message]))].join('');
