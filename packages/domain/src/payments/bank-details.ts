/** Masked bank details, for people who may not read them in full (rules §4, "shown masked"). */

const mask = '••••';

/**
 * Masks an IBAN: « FR76 •••• •••• 0189 » keeps the country, the check digits and the last four characters.
 */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} ${mask} ${mask} ${iban.slice(-4)}`;

/** Masks a BIC: « BNPA •••• » keeps the bank, not the branch. */
export const maskBic = (bic: string): string => `${bic.slice(0, 4)} ${mask}`;

/** An IBAN in groups of four characters, as it is printed. */
export const groupedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** Message for any error that keeps bank details from being saved. */
export const bankDetailsRefused =
  'Un problème est survenu lors de la sauvegarde de vos informations bancaires. Êtes-vous sûr que ces informations sont valides\u202f?';
