import type { PaymentAccount } from '@basoche/contract/payments/accounts';

/** Texts of payment accounts. */

export const account = {
  title: 'Compte de paiement',
  text: 'Il reçoit le règlement de vos missions quand les fonds sont confiés à un tiers. Il est ouvert chez notre prestataire de paiement, qui vérifie votre identité.',
  partnerText:
    'Il reçoit les fonds des missions en portage une fois terminées. Sans lui, aucun dépôt ne peut avoir lieu.',
  bank: (last4: string) => `Compte bancaire\u202f: ••••\u00a0${last4}.`,
  asked: 'Il reste à donner\u202f:',
  lost: 'L’adresse avait expiré. Reprenez là où vous en étiez.',
} as const;

interface StateContent {
  readonly label: string;
  readonly tone: 'plain' | 'wait' | 'bad' | 'good';
  readonly text: string;
  /** Label of the link to the provider; null if nothing is to be done there. */
  readonly button: string | null;
}

export const accountStates: Readonly<Record<PaymentAccount['state'], StateContent>> = {
  none: {
    label: 'À configurer',
    tone: 'plain',
    text: 'Quelques minutes suffisent\u202f: ayez sous la main une pièce d’identité et un RIB.',
    button: 'Configurer mon compte',
  },
  begun: {
    label: 'À compléter',
    tone: 'wait',
    text: 'Vous avez commencé la configuration. Ce que vous avez donné est gardé.',
    button: 'Reprendre la configuration',
  },
  examined: {
    label: 'En cours de vérification',
    tone: 'wait',
    text: 'Vos informations sont complètes. Notre prestataire de paiement les vérifie, le plus souvent en quelques minutes, au plus en deux jours ouvrés.',
    button: null,
  },
  restricted: {
    label: 'Suspendu',
    tone: 'bad',
    text: 'Notre prestataire de paiement a besoin de vous avant de pouvoir vous payer. Ce qui vous est dû reste en attente.',
    button: 'Compléter mes informations',
  },
  ready: {
    label: 'Prêt',
    tone: 'good',
    text: 'Vos règlements y arrivent, puis sont virés sur votre compte bancaire.',
    button: null,
  },
};
