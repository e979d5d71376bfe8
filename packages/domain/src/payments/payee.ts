import type { PaymentDestination } from './own-payments.ts';

/** French words for the payee of held funds. The payee follows the mode in force (rules §3). */

const onTheirAccount = 'sur son compte de paiement';
const onTheCard = 'sur la carte qui a payé';

/** To the creator: « à Thomas Kervella », « à ITG, qui paie Thomas Kervella ». */
export const toPayee = (isPortage: boolean, candidate: string): string =>
  isPortage ? `à ITG, qui paie ${candidate}` : `à ${candidate}`;

/** To the creator, with the account: « à Thomas Kervella, sur son compte de paiement ». */
export const toPayeeAccount = (isPortage: boolean, candidate: string): string =>
  `${toPayee(isPortage, candidate)}${isPortage ? '' : `, ${onTheirAccount}`}`;

/** To the candidate: « sur votre compte de paiement », « à ITG, qui vous paie ». */
export const toYou = (isPortage: boolean): string =>
  isPortage ? 'à ITG, qui vous paie' : 'sur votre compte de paiement';

/** To staff, below the name of who is paid: the account, without its number. A split also returns a part. */
export const payeeAccountText = (
  { destination, isSplit = false }: { destination: PaymentDestination; isSplit?: boolean },
  candidate: string,
): string => {
  const account = {
    payment_account: onTheirAccount,
    portage: `sur le compte de paiement de la société de portage, qui paie ${candidate}`,
    card: onTheCard,
  }[destination];
  return isSplit ? `${account}, le reste ${onTheCard}` : account;
};
