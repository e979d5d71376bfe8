import { type OptionValue, optionList } from '../options/option.ts';

/** A failed job as shown to staff: enough to act on it, without any of its contents. */

export const incidentKinds = optionList([
  { value: 'mail', label: 'Mail' },
  { value: 'job', label: 'Tâche' },
]);
export type IncidentKind = OptionValue<typeof incidentKinds>;

export const incidentStates = optionList([
  { value: 'dead', label: 'Abandonné après le dernier essai' },
  { value: 'retrying', label: 'Nouvel essai prévu' },
]);

/** Beginning of the error of a refused mail; the masked recipient and the mail server's answer follow. */
export const mailErrorPrefix = 'Mail to ';

/** The first letter of an address and its domain: a…@exemple.fr. */
export const maskedAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
};

const addresses = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+/g;
const values = /=\s*\([^)]*\)/g;
const quotedText = /"[^"]{25,}"|'[^']{25,}'/g;
/** Long words to remove: tokens, ids, digests, account numbers. */
const longWords = /[A-Za-z0-9_+/=-]{20,}/g;
const errorLength = 300;

/** The first line of an error, without addresses, values of rows, long texts and tokens. */
export const shownError = (error: string): string => {
  const [line = ''] = error.trim().split('\n');
  return line
    .replace(addresses, (address) => maskedAddress(address))
    .replace(values, '=(…)')
    .replace(quotedText, '«\u00a0…\u00a0»')
    .replace(longWords, '…')
    .slice(0, errorLength);
};

/** The error of a refused mail, as stored in the queue. */
export const mailError = (to: string, message: string): string =>
  `${mailErrorPrefix}${maskedAddress(to)}: ${shownError(message)}`;
