import { plans } from '@basoche/domain/payments/plans';
import { accessUntil, type SubscriptionMail } from '@basoche/domain/payments/subscriptions';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import { factsOf, type SubscriptionStateRow } from './presenter.ts';
import type { SubscriptionRow } from './store.ts';

type MailRow = SubscriptionStateRow & Pick<SubscriptionRow, 'plan'>;

interface SubscriptionMailFacts {
  readonly name: string;
  readonly row: MailRow;
  readonly publicUrl: string;
}

const planLabel = ({ plan }: MailRow): string => plans[plan].label.toLowerCase();

const openUntil = (row: MailRow): string[] => {
  const until = accessUntil(factsOf(row));
  return until === null ? [] : [`Votre accès reste ouvert jusqu’au ${frenchDay(until)}.`];
};

/** Mails about a subscription, one per change of its state at the provider. */
export const subscriptionMails = defineMails({
  confirmed: ({ name, row, publicUrl }: SubscriptionMailFacts) => ({
    subject: 'Votre abonnement est confirmé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Votre abonnement ${planLabel(row)} à Basoche est en cours jusqu’au ${frenchDay(row.period_end)}, puis il se renouvelle.`,
      'Vous pouvez le résilier à tout moment, en deux clics.',
    ],
    button: { label: 'Voir mon abonnement', url: `${publicUrl}/subscription` },
  }),
  renewalFailed: ({ name, row, publicUrl }: SubscriptionMailFacts) => ({
    subject: 'Le renouvellement de votre abonnement a échoué',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Votre carte a été refusée. Mettez-la à jour pour garder votre abonnement\u202f: un nouvel essai aura lieu dans les prochains jours.',
      ...openUntil(row),
    ],
    button: { label: 'Mettre à jour ma carte', url: `${publicUrl}/subscription` },
  }),
  ended: ({ name, row, publicUrl }: SubscriptionMailFacts) => ({
    subject: 'Votre abonnement a pris fin',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Votre abonnement ${planLabel(row)} à Basoche a pris fin. Vos missions et vos conversations en cours ne changent pas.`,
      'Vous pouvez vous abonner de nouveau quand vous le souhaitez.',
    ],
    button: { label: 'Voir l’abonnement', url: `${publicUrl}/subscription` },
  }),
} satisfies Record<SubscriptionMail, unknown>);
