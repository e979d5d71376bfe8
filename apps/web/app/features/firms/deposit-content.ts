import type { DepositRequest } from '@basoche/contract/firms/approvals';
import { approvalDays } from '@basoche/domain/firms/deposit-approval';
import { ofName } from '@basoche/domain/members/elision';
import { formatEuros } from '../../lib/money.ts';

/** Texts of the deposits of a firm: those to pay, and the approval of a second person above its limit (rules §8, Deposits). */

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

export const depositStep = {
  label: 'Approbation de l’équipe',
  above: (amount: number, limit: number) =>
    `${formatEuros(amount)} dépassent la limite de l’équipe (${formatEuros(limit)}).`,
  who: (names: readonly string[]) => `Il faut l’approbation de ${either.format(names)}.`,
  ask: 'Demander l’approbation',
  askAgain: 'Demander à nouveau',
  waits: (names: readonly string[], when: string) =>
    `Approbation demandée à ${either.format(names)}, ${when}.`,
  asked: (name: string, when: string) => `${name} demande votre approbation, ${when}.`,
  withdraw: 'Retirer la demande',
  approved: (name: string) => `Approuvé par ${name}.`,
  refused: (name: string) => `Refusé par ${name}`,
  lapsed: `La dernière demande ne vaut plus\u202f: le prix a changé, ou ${approvalDays}\u00a0jours ont passé.`,
  alone:
    'Personne d’autre que vous ne peut l’approuver\u202f: un propriétaire doit donner ce rôle, ou celui de la finance, à une autre personne.',
} as const;

type RequestFacts = Pick<DepositRequest, 'amount' | 'other' | 'askedBy'>;

export const deciding = {
  approve: 'Approuver',
  approveOf: (subject: string) => `Approuver le dépôt pour ${subject}`,
  refuse: 'Refuser',
  refuseOf: (subject: string) => `Refuser le dépôt pour ${subject}`,
  approved: ({ amount, other }: RequestFacts) => `Dépôt de ${formatEuros(amount)} à ${other} approuvé.`,
  refused: ({ amount, other }: RequestFacts) => `Dépôt de ${formatEuros(amount)} à ${other} refusé.`,
  lead: ({ amount, other, askedBy }: RequestFacts) =>
    `${formatEuros(amount)}\u00a0TTC à ${other}, demandés par ${askedBy}.`,
  confirm: {
    title: 'Approuver ce dépôt\u202f?',
    effect: `L’équipe pourra payer cette somme, et elle seule, pendant ${approvalDays}\u00a0jours.`,
    submit: 'Approuver le dépôt',
  },
  dialog: {
    title: 'Refuser ce dépôt',
    reason: 'Motif',
    help: 'L’équipe le lira. Le prestataire n’en saura rien.',
    missing: 'Indiquez pourquoi vous refusez.',
    submit: 'Refuser le dépôt',
  },
} as const;

export const deposits = {
  title: 'Dépôts',
  lead: 'Les sommes que l’équipe doit déposer, et celles qui attendent l’approbation d’une deuxième personne.',
  toApprove: 'À approuver',
  noneToApprove: 'Aucun dépôt n’attend votre approbation.',
  due: 'À payer',
  noneDue: 'L’équipe n’a rien à déposer.',
  past: 'Demandes récentes',
  other: (name: string) => `À ${name}`,
  ttc: 'TTC',
  pay: 'Payer',
  payOf: (subject: string) => `Payer le dépôt pour ${subject}`,
  askOf: (subject: string) => `Demander l’approbation pour ${subject}`,
  thread: 'Voir l’échange',
  confirming: 'Paiement en cours de confirmation',
  alone: depositStep.alone,
  askedBy: (name: string, when: string) => `Demandé par ${name}, ${when}`,
  states: {
    waiting: () => 'Approbation demandée',
    approved: (by: string | null) => `Approuvé par ${by ?? 'un compte supprimé'}`,
    refused: (by: string | null) => `Refusé par ${by ?? 'un compte supprimé'}`,
    withdrawn: () => 'Demande retirée',
    lapsed: () => 'Ne vaut plus',
    used: (by: string | null) => `Payé, après l’approbation ${ofName(by ?? 'un compte supprimé')}`,
  },
  retour: {
    title: 'Paiement en cours de confirmation',
    text: 'Notre prestataire de paiement nous le confirme d’ordinaire en quelques secondes\u202f: le dépôt quitte alors cette liste. Ne payez pas deux fois.',
  },
  confirmed: {
    title: 'Dépôt confirmé',
    text: 'La mission commence.',
  },
  abandon: {
    title: 'Vous avez quitté la page de paiement',
    text: 'Rien n’a été débité. Vous pouvez reprendre le dépôt quand vous voulez.',
  },
} as const;

export const depositLimit = {
  title: 'Limite des dépôts',
  none: 'L’équipe n’a pas de limite\u202f: chaque dépôt se paie sans approbation.',
  now: (limit: number) =>
    `Au-delà de ${formatEuros(limit)}\u00a0TTC, un dépôt demande l’approbation d’une deuxième personne.`,
  set: 'Fixer une limite',
  change: 'Modifier la limite',
  dialog: {
    text: 'Au-delà de cette somme, un dépôt demande l’approbation d’une autre personne\u202f: un propriétaire, ou la finance.',
    field: 'Limite, en euros TTC',
    help: 'Laissez ce champ vide pour n’avoir aucune limite.',
    saved: (limit: number | null) =>
      limit === null
        ? 'Les dépôts n’ont plus de limite.'
        : `La limite des dépôts est de ${formatEuros(limit)}\u00a0TTC.`,
  },
  removal: {
    question: (limit: number) => ({
      title: 'Supprimer la limite des dépôts\u202f?',
      text: `La limite de ${formatEuros(limit)}\u00a0TTC disparaît\u202f: toute personne de l’équipe qui peut payer pourra déposer seule n’importe quelle somme. Les propriétaires et la finance en sont prévenus.`,
      confirm: 'Supprimer la limite',
      danger: true,
    }),
  },
} as const;
