import type { Subscription } from '@basoche/contract/payments/subscriptions';
import { formatCents } from '@basoche/domain/payments/amounts';
import { plans, yearlySparesCents } from '@basoche/domain/payments/plans';
import { formatDay } from '../../lib/dates.ts';

/** Texts of the subscription. */

type Current = NonNullable<Subscription['current']>;

const statuses: Readonly<Record<Current['status'], string>> = {
  incomplete: 'Paiement incomplet',
  trialing: 'À l’essai',
  active: 'En cours',
  past_due: 'Renouvellement refusé',
  unpaid: 'Impayé',
  paused: 'Suspendu',
  canceled: 'Terminé',
};

/** State of a subscription, in one word. */
export const statusOf = ({ status, cancelAtPeriodEnd }: Current): string =>
  cancelAtPeriodEnd && status === 'active' ? 'Résilié' : statuses[status];

/** Next event of a subscription, and its date. */
export const nextOf = ({ status, cancelAtPeriodEnd, periodEnd, accessUntil }: Current): string => {
  if (status === 'canceled') return `Il a pris fin le ${formatDay(periodEnd)}.`;
  if (status === 'past_due' && accessUntil !== null) {
    return `Votre accès reste ouvert jusqu’au ${formatDay(accessUntil)}.`;
  }
  if (status !== 'active' && status !== 'trialing')
    return 'Il n’ouvre aucun accès tant qu’il n’est pas payé.';
  return cancelAtPeriodEnd
    ? `Votre accès reste ouvert jusqu’au ${formatDay(periodEnd)}, puis l’abonnement prend fin.`
    : `Il se renouvelle le ${formatDay(periodEnd)}.`;
};

export const subscription = {
  title: 'Abonnement',
  lead: 'Postulez à toutes les missions et à toutes les offres du réseau.',
  own: 'Votre abonnement',
  choose: 'Choisissez votre formule',
  again: 'Reprendre un abonnement',
  plan: { monthly: 'Formule mensuelle', yearly: 'Formule annuelle' },
  per: { monthly: 'par mois', yearly: 'par an' },
  ttc: 'TTC',
  aMonth: `soit ${formatCents(Math.round(plans.yearly.cents / plans.yearly.months))} par mois`,
  spares: `${formatCents(yearlySparesCents)} de moins que douze mois`,
  monthlyText: 'sans durée minimale',
  subscribe: { monthly: 'S’abonner au mois', yearly: 'S’abonner à l’année' },
  points: [
    'Résiliation en deux clics, à tout moment\u202f; l’accès dure jusqu’à la fin de la période payée',
    'Paiement par carte, sur la page de notre prestataire de paiement',
    'Une facture à chaque paiement',
  ],
  notRequired: 'Aujourd’hui, postuler ne demande pas d’abonnement.',
  pending:
    'Une page de paiement est ouverte. Si vous l’avez quittée sans payer, choisissez à nouveau une formule.',
  notNeeded: 'Votre compte n’en a pas besoin',
  notNeededText: 'Publier des missions et échanger avec les candidats ne demande aucun abonnement.',
  owed: 'Votre carte a été refusée',
  owedText: 'Donnez une autre carte pour garder votre abonnement.',
  updateCard: 'Mettre à jour ma carte',
  portal: 'Carte et factures',
  cancel: 'Résilier',
  resume: 'Reprendre l’abonnement',
  resumed: 'Votre abonnement se renouvellera comme avant.',
  cancelled: (day: string) => `Abonnement résilié. Votre accès reste ouvert jusqu’au ${day}.`,
  ended: 'Votre abonnement a pris fin.',
  dialog: {
    title: 'Résilier l’abonnement\u202f?',
    text: (day: string) =>
      `Vous gardez votre accès jusqu’au ${day}, déjà payé. Rien ne sera prélevé ensuite, et vous pourrez changer d’avis d’ici là.`,
    now: 'Le renouvellement n’a pas été payé\u202f: l’abonnement prend fin tout de suite, et rien ne sera prélevé.',
    confirm: 'Confirmer',
    keep: 'Garder l’abonnement',
  },
  fees: 'Voir tous les tarifs',
  manage: 'Gérer l’abonnement',
  none: 'Vous n’avez pas d’abonnement.',
  see: 'Voir l’abonnement',
} as const;

export const success = {
  title: 'Votre abonnement',
  waiting: 'Votre paiement est en cours de confirmation',
  waitingText:
    'Notre prestataire de paiement nous le confirme d’ordinaire en quelques secondes. Cette page se met à jour toute seule.',
  late: 'La confirmation se fait attendre',
  lateText:
    'Si vous avez payé, rien n’est perdu\u202f: vous recevrez un mail dès que le paiement est confirmé. Si vous n’avez pas payé, reprenez quand vous le souhaitez.',
  confirmed: 'Merci, votre abonnement est confirmé',
  nothing: 'Aucun paiement n’est en cours',
  nothingText: 'Choisissez une formule pour vous abonner.',
  missions: 'Voir les missions',
  subscription: 'Voir l’abonnement',
  meta: 'Abonnement en cours de confirmation',
} as const;

export const fail = {
  title: 'Le paiement n’a pas abouti',
  text: 'Vous n’êtes pas abonné et rien n’a été débité. Vous pouvez reprendre avec la même carte, ou une autre.',
  subscribed: 'Votre abonnement est pourtant en cours\u202f: un paiement précédent a été confirmé.',
  retry: 'Reprendre le paiement',
  see: 'Voir l’abonnement',
  help: 'Contacter le support',
} as const;

/** Shown instead of the apply button when a subscription is required. Its title is the specified sentence. */
export const required = {
  text: 'L’abonnement ouvre toutes les candidatures, aux missions comme aux offres d’emploi.',
  subscribe: 'S’abonner',
  login: 'Se connecter',
  loginHelp: 'Vous êtes abonné avec un autre compte\u202f? Connectez-vous.',
} as const;
