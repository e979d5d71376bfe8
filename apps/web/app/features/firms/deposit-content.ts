import { ofName } from '@basoche/domain/members/elision';
import { formatEuros } from '../../lib/money.ts';

/** Texts of the deposits of a firm: those to pay, and the approval of a second person above its limit (rules §8, Deposits). */

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

export const depositStep = {
  label: 'Accord de l’équipe',
  above: (amount: number, limit: number) =>
    `${formatEuros(amount)} dépassent la limite de l’équipe (${formatEuros(limit)}).`,
  who: (names: readonly string[]) => `Il faut l’accord de ${either.format(names)}.`,
  ask: 'Demander l’accord',
  askAgain: 'Demander à nouveau',
  waits: (names: readonly string[], when: string) => `Accord demandé à ${either.format(names)}, ${when}.`,
  asked: (name: string, when: string) => `${name} demande votre accord, ${when}.`,
  withdraw: 'Retirer la demande',
  approved: (name: string) => `Accordé par ${name}.`,
  refused: (name: string) => `Refusé par ${name}`,
  lapsed: 'La dernière demande ne vaut plus\u202f: le prix a changé, ou 14 jours ont passé.',
  alone:
    'Personne d’autre que vous ne peut l’accorder\u202f: un propriétaire doit donner ce rôle, ou celui de la finance, à une autre personne.',
} as const;

export const deciding = {
  approve: 'Approuver',
  approveOf: (subject: string) => `Approuver le dépôt pour ${subject}`,
  refuse: 'Refuser',
  refuseOf: (subject: string) => `Refuser le dépôt pour ${subject}`,
  approved: 'Dépôt approuvé.',
  refused: 'Dépôt refusé.',
  dialog: {
    title: 'Refuser ce dépôt',
    lead: (amount: number, name: string) => `${formatEuros(amount)}\u00a0TTC, demandés par ${name}.`,
    reason: 'Motif',
    help: 'L’équipe le lira. Le prestataire n’en saura rien.',
    missing: 'Indiquez pourquoi vous refusez.',
    submit: 'Refuser le dépôt',
  },
} as const;

export const deposits = {
  title: 'Dépôts',
  lead: 'Les sommes que l’équipe doit déposer, et celles qui attendent l’accord d’une deuxième personne.',
  toApprove: 'À approuver',
  noneToApprove: 'Aucun dépôt n’attend votre accord.',
  due: 'À payer',
  noneDue: 'L’équipe n’a rien à déposer.',
  past: 'Demandes récentes',
  other: (name: string) => `À ${name}`,
  ttc: 'TTC',
  pay: 'Payer',
  payOf: (subject: string) => `Payer le dépôt pour ${subject}`,
  askOf: (subject: string) => `Demander l’accord pour ${subject}`,
  thread: 'Voir l’échange',
  waits: 'Accord demandé',
  confirming: 'Paiement en cours de confirmation',
  alone: depositStep.alone,
  askedBy: (name: string, when: string) => `Demandé par ${name}, ${when}`,
  states: {
    waiting: () => 'Attend une réponse',
    approved: (by: string | null) => `Accordé par ${by ?? 'un compte supprimé'}`,
    refused: (by: string | null) => `Refusé par ${by ?? 'un compte supprimé'}`,
    withdrawn: () => 'Demande retirée',
    lapsed: () => 'Ne vaut plus',
    used: (by: string | null) => `Payé, avec l’accord d${ofName(by ?? 'un compte supprimé').slice(1)}`,
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
  none: 'L’équipe n’a pas de limite\u202f: chaque dépôt se paie sans autre accord.',
  now: (limit: number) =>
    `Au-delà de ${formatEuros(limit)}\u00a0TTC, un dépôt demande l’accord d’une deuxième personne.`,
  set: 'Fixer une limite',
  change: 'Modifier la limite',
  dialog: {
    text: 'Au-delà de cette somme, un dépôt demande l’accord d’une autre personne\u202f: un propriétaire, ou la finance.',
    field: 'Limite, en euros TTC',
    help: 'Laissez ce champ vide pour n’avoir aucune limite.',
    saved: 'Limite enregistrée.',
  },
} as const;
