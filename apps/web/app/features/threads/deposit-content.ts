import type { Thread } from '@basoche/contract/threads/threads';
import { releaseSoon } from '@basoche/domain/payments/release-times';
import { onAccount } from '@basoche/domain/pricing/content';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { ofWork, theWork } from './work-words.ts';

type Place = NonNullable<Thread['instalment']>;

/** Sentence on the deposits after this one. For a month, their number is not known yet. */
const comingAfter = ({ position, count }: Place): string =>
  count === null
    ? ' Chaque mois se dépose au sien.'
    : position + 1 === count
      ? ''
      : ' Les tranches suivantes se déposent l’une après l’autre.';

/** Texts of the deposit and of the payment page (rules §4). */

export const depositDialog = {
  open: 'Déposer les fonds',
  title: 'Déposer les fonds',
  lines: 'Ce que vous déposez',
  price: (work: string) => (work === 'mission' ? 'Prix de la mission, HT' : 'Acompte sur le prix, HT'),
  vat: (work: string) => `TVA sur ${work === 'mission' ? 'la mission' : 'l’acompte'} (20\u00a0%)`,
  noVat: (work: string) => `TVA sur ${work === 'mission' ? 'la mission' : 'l’acompte'} (non applicable)`,
  fee: 'Frais Basoche, HT',
  feeVat: 'TVA sur les frais (20\u00a0%)',
  noFee: 'Frais Basoche',
  none: 'Aucuns',
  feePaid: 'Payés avec le premier dépôt',
  ofInstalment: (instalment: Place) => `C’est ${onAccount(instalment)}.${comingAfter(instalment)}`,
  /** For a month by day or by hour, whose work may be less than planned. */
  leftOver: (payee: string, to: string) =>
    `Vous lisez en fin de mois ce qui a été fait. La somme du compte rendu (${payee}) est versée ${to}, ${releaseSoon} qui suivent votre accord\u202f; le reste vous est rendu.`,
  total: 'Total à payer, TTC',
  points: 'Ce que devient cette somme',
  paid: (work: string, payee: string, to: string) =>
    `Les fonds ${ofWork(work)} (${payee}) sont versés ${to}, ${releaseSoon} qui suivent la fin ${ofWork(work)}.`,
  contested: (work: string) =>
    `Si l’un de vous conteste ${theWork(work)}, rien n’est versé ni rendu avant que notre équipe ait tranché.`,
  cancelled: (total: string, isLater: boolean) =>
    `Si la mission est annulée d’un commun accord, ou si notre équipe vous donne raison, tout ${isLater ? 'ce dépôt ' : ''}vous est rendu\u202f: ${total}.${isLater ? ' Ce qui est déjà versé le reste.' : ''}`,
  feeOnSplit: (fee: string) =>
    `En cas de partage décidé par notre équipe, les frais (${fee}) restent acquis à Basoche.`,
  kept: `La somme est conservée par notre prestataire de paiement, ${threadTimes.holdMaximumDays}\u00a0jours au plus\u202f: passé ce délai, elle est versée si le travail est livré, et rendue sinon.`,
  send: (total: string) => `Payer ${total}`,
  secure: 'Vous payez par carte sur la page de notre prestataire de paiement, puis vous revenez ici.',
  leaving: 'Ouverture de la page de paiement…',
} as const;

export const depositReturn = {
  waits: {
    title: 'Paiement en cours de confirmation',
    text: 'Notre prestataire de paiement nous le confirme d’ordinaire en quelques secondes. Vous pouvez rester ici ou revenir plus tard\u202f: rien n’est perdu.',
  },
  late: {
    title: 'Le paiement n’est pas encore confirmé',
    text: 'S’il a été débité, le travail pourra commencer dès la confirmation et vous en serez averti\u202f: ne payez pas deux fois. Si vous n’êtes pas allé au bout, reprenez le paiement.',
  },
  look: 'Vérifier à nouveau',
  abandoned: {
    title: 'Vous avez quitté la page de paiement',
    text: 'Rien n’a été débité. Vous pouvez reprendre le dépôt quand vous voulez.',
  },
} as const;
