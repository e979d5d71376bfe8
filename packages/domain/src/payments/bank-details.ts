/** Bank details as people may see them without knowing them (rules §4, "shown masked"). */

const hidden = '••••';

/** « FR76 •••• •••• 0189 »: the country, its check digits, and the last four signs. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} ${hidden} ${hidden} ${iban.slice(-4)}`;

/** « BNPA •••• »: the bank, and not which of its branches. */
export const maskBic = (bic: string): string => `${bic.slice(0, 4)} ${hidden}`;

/** In groups of four, as it is printed. */
export const groupedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** First document, §5: said of whatever keeps bank details from being saved. */
export const bankDetailsRefused =
  'Un problème est survenu lors de la sauvegarde de vos informations bancaires. Êtes-vous sûr que ces informations sont valides ?';
