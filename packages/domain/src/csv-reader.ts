import { byteOrderMark, formula } from './csv.ts';

/** Reads CSV files of French and other spreadsheets. */

const quotedCell = /"(?:[^"]|"")*"/g;

/** The most frequent separator in the first line: a semicolon, a tab or a comma. */
const separatorOf = (text: string): string => {
  const line = text.replace(quotedCell, '').split(/[\r\n]/, 1)[0] ?? '';
  const counted = [';', '\t', ','].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
};

/** Removes the apostrophe that `csvRow` writes before a formula. */
const plain = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Rows of a file, each with all of its cells; files of `csvRow` are read back unchanged. */
export const readCsv = (file: string): string[][] => {
  const text = file.startsWith(byteOrderMark) ? file.slice(byteOrderMark.length) : file;
  const separator = separatorOf(text);
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, inQuotes, bare = '', end] = cell.exec(text) ?? [];
    row.push(plain(inQuotes?.replaceAll('""', '"') ?? bare));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
