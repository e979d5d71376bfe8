/**
 * Rows of a CSV file for French spreadsheets: `;` between cells, a decimal comma, and no cell that a
 * spreadsheet would run as a formula.
 */

/** Byte order mark at the beginning of the file, so that spreadsheets read accents correctly. */
export const byteOrderMark = '\ufeff';

/** The beginning of a cell that a spreadsheet runs as a formula; an apostrophe before it makes it a text. */
export const formula = /^[\s\p{Cf}]*[=+\-@\t\r]/u;

const textCell = (text: string): string => {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** An amount as a number, without a unit: « -1250,50 ». */
const amountCell = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};

/** A text, or an amount in integer cents; null is an empty cell. */
export type CsvCell = string | { readonly cents: number } | null;

/** One row of a file for French spreadsheets: semicolons, amounts with a comma. */
export const csvRow = (cells: readonly CsvCell[]): string =>
  `${cells
    .map((cell) => (cell === null ? '' : typeof cell === 'string' ? textCell(cell) : amountCell(cell.cents)))
    .join(';')}\r\n`;
