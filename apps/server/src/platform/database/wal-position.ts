/** Position in PostgreSQL's write-ahead log, in bytes: `16/B374D848` as a number. */
export type WalPosition = bigint;

const pageBytes = 8_192n;
/**
 * Length of the longest page header of the log, in bytes. Every record is longer than the difference between
 * two header lengths.
 */
const longestHeader = 40n;

/**
 * Reads a position. After a record that ends with its page, the primary gives the end of the next page's header and a standby its
 * beginning: both become the beginning, since no record ends between them.
 */
export const readWalPosition = (text: string): WalPosition => {
  const [high = '', low = ''] = text.split('/');
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
  const inPage = position % pageBytes;
  return inPage <= longestHeader ? position - inPage : position;
};
