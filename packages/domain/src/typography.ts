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

const size = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** File size: "240 ko", "1,2 Mo". */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${size.format(Math.max(1, Math.round(bytes / 1024)))}\u00a0ko`
    : `${size.format(bytes / 1024 / 1024)}\u00a0Mo`;
