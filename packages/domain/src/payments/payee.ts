/** French words for the payee of held funds. The payee follows the mode in force (rules §3). */

/** To the creator: « à Thomas Kervella », « à ITG, qui paie Thomas Kervella ». */
export const toPayee = (isPortage: boolean, candidate: string): string =>
  isPortage ? `à ITG, qui paie ${candidate}` : `à ${candidate}`;

/** To the creator, with the account: « à Thomas Kervella, sur son compte de paiement ». */
export const toPayeeAccount = (isPortage: boolean, candidate: string): string =>
  `${toPayee(isPortage, candidate)}${isPortage ? '' : ', sur son compte de paiement'}`;

/** To the candidate: « sur votre compte de paiement », « à ITG, qui vous paie ». */
export const toYou = (isPortage: boolean): string =>
  isPortage ? 'à ITG, qui vous paie' : 'sur votre compte de paiement';
