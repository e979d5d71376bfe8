import type { Subscription } from '@basoche/contract/payments/subscriptions';
import type { UserType } from '@basoche/domain/members/kinds';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { plans } from '@basoche/domain/payments/plans';
import {
  accessUntil,
  givesAccess,
  isOwed,
  refusalOf,
  type SubscriptionFacts,
  type SubscriptionMail,
  subscriptionCommands,
} from '@basoche/domain/payments/subscriptions';
import { frenchDay } from '@basoche/domain/time/french-dates';
import type { SubscriptionRow } from './store.ts';

type SubscriptionStateRow = Pick<
  SubscriptionRow,
  'status' | 'period_end' | 'cancel_at_period_end' | 'past_due_since'
>;

export const factsOf = (row: SubscriptionStateRow): SubscriptionFacts => ({
  status: row.status,
  periodEnd: row.period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  pastDueSince: row.past_due_since,
});

interface Shown {
  readonly userType: UserType;
  readonly row: SubscriptionRow | undefined;
  readonly isPending: boolean;
  readonly wasCustomer: boolean;
  readonly isRequired: boolean;
}

const presentCurrent = (row: SubscriptionRow, now: Date): Subscription['current'] => {
  const facts = factsOf(row);
  return {
    plan: row.plan,
    status: row.status,
    periodEnd: row.period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    accessUntil: accessUntil(facts)?.toISOString() ?? null,
    hasAccess: givesAccess(facts, now),
    isOwed: isOwed(facts),
  };
};

export const presentSubscription = (
  { userType, row, isPending, wasCustomer, isRequired }: Shown,
  now: Date,
): Subscription => ({
  isRequired,
  plans: Object.values(plans).map(({ name, label, cents, months }) => ({
    name,
    label,
    amount: centsToEuros(cents),
    months,
  })),
  current: row === undefined ? null : presentCurrent(row, now),
  isPending,
  permitted: subscriptionCommands.filter(
    (command) =>
      refusalOf(command, { userType, subscription: row ? factsOf(row) : null, wasCustomer }) === null,
  ),
});

interface Written {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** Mails about a subscription, by the provider's state of it. */
export const mailOf = (
  mail: SubscriptionMail,
  row: SubscriptionStateRow & Pick<SubscriptionRow, 'plan'>,
): Written => {
  const plan = plans[row.plan].label.toLowerCase();
  const until = accessUntil(factsOf(row));
  const letters: Readonly<Record<SubscriptionMail, Written>> = {
    confirmed: {
      subject: 'Votre abonnement est confirmé',
      paragraphs: [
        `Votre abonnement ${plan} à Basoche est en cours jusqu’au ${frenchDay(row.period_end)}, puis il se renouvelle.`,
        'Vous pouvez le résilier à tout moment, en deux clics.',
      ],
      button: 'Voir mon abonnement',
    },
    renewalFailed: {
      subject: 'Le renouvellement de votre abonnement a échoué',
      paragraphs: [
        'Votre carte a été refusée. Mettez-la à jour pour garder votre abonnement\u202f: un nouvel essai aura lieu dans les prochains jours.',
        ...(until === null ? [] : [`Votre accès reste ouvert jusqu’au ${frenchDay(until)}.`]),
      ],
      button: 'Mettre à jour ma carte',
    },
    ended: {
      subject: 'Votre abonnement a pris fin',
      paragraphs: [
        `Votre abonnement ${plan} à Basoche a pris fin. Vos missions et vos conversations en cours ne changent pas.`,
        'Vous pouvez vous abonner de nouveau quand vous le souhaitez.',
      ],
      button: 'Voir l’abonnement',
    },
  };
  return letters[mail];
};
