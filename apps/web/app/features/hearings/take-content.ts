import type { Hearing } from '@basoche/contract/hearings/hearings';
import { lateReturns } from '@basoche/domain/hearings/late-returns';

/** Texts of taking a hearing. */

const inMode: Readonly<Record<Hearing['mode'], string>> = {
  direct: 'en relation directe',
  funds: 'avec un dépôt de fonds',
};

export const take = {
  button: (price: string) => `Prendre cette audience · ${price}`,
  decline: 'Pas pour moi',
  declined: 'Cette audience n’est plus dans votre liste.',
  isDeclined: 'Vous avez indiqué qu’elle n’est pas pour vous. Elle reste à prendre.',
  title: 'Prendre cette audience',
  commits: (price: string, mode: Hearing['mode']) =>
    `En acceptant, vous vous engagez pour ${price}, ${inMode[mode]}. Les pièces vous sont remises aussitôt.`,
  giveBack: `Un empêchement\u202f? Vous pourrez la rendre. Dans les ${lateReturns.hours}\u00a0heures qui précèdent l’audience, cela compte\u202f: ${lateReturns.pauseFrom}\u00a0fois en ${lateReturns.days}\u00a0jours, et vous n’en prenez plus pendant ${lateReturns.pauseDays}\u00a0jours.`,
  consentHelp: 'Le client l’a déjà accepté.',
  consentMissing: 'Acceptez l’accord de confidentialité.',
  send: 'Prendre l’audience',
  done: 'Elle est à vous. Les pièces sont dans l’échange.',
  payee:
    'Le client dépose les fonds chez un tiers\u202f: votre compte de paiement doit d’abord être prêt. Rien n’a été accepté.',
  account: 'Votre compte de paiement',
} as const;
