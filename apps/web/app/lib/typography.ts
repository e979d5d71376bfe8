const narrow = '\u202f';

/**
 * Applies French typography: narrow no-break spaces before high punctuation and between thousands, no-break
 * spaces inside guillemets. The colon of an address (https://…) or an hour (14:30) stays as it is.
 */
export const typeset = (text: string): string =>
  text
    .replace(/[^\S\n]+([:;!?])/g, `${narrow}$1`)
    .replace(/«[^\S\n]*/g, '«\u00a0')
    .replace(/[^\S\n]*»/g, '\u00a0»')
    .replace(/(?<![\d.,])\d{1,3}(?:[^\S\n]\d{3})+(?![\d.])/g, (number) => number.replace(/\s/g, narrow))
    .replace(/(\d)[^\S\n]+([€%])/g, '$1\u00a0$2');

const numbers = new Intl.NumberFormat('fr-FR');
const plurals = new Intl.PluralRules('fr-FR');

/** "0 mission", "1 mission", "2 missions": zero is singular in French. */
export const count = (number: number, one: string, several: string): string =>
  `${numbers.format(number)}\u00a0${plurals.select(number) === 'one' ? one : several}`;

/** Cuts a text at a word, to at most this length, and adds dots. */
export const truncate = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).trimEnd()}...`;

const size = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** File size: "240 ko", "1,2 Mo". */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${size.format(Math.max(1, Math.round(bytes / 1024)))}\u00a0ko`
    : `${size.format(bytes / 1024 / 1024)}\u00a0Mo`;
