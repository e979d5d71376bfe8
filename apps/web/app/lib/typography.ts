import { countedAtMost } from '@basoche/domain/limits';

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

/** "1 234"; "plus de 1 000" for the number after the last one that lists count to (domain, countedAtMost). */
export const figure = (number: number): string =>
  number === countedAtMost + 1 ? `plus de ${numbers.format(countedAtMost)}` : numbers.format(number);

/** "0 mission", "1 mission", "2 missions": zero is singular in French. */
export const count = (number: number, one: string, several: string): string =>
  `${figure(number)}\u00a0${number < 2 ? one : several}`;

/** Cuts a text at a word, to at most this length, and adds dots. */
export const truncate = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).trimEnd()}...`;

const size = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** File size: "240 ko", "1,2 Mo". */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${size.format(Math.max(1, Math.round(bytes / 1024)))}\u00a0ko`
    : `${size.format(bytes / 1024 / 1024)}\u00a0Mo`;
