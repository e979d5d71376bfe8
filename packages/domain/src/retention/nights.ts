import { type OptionValue, optionList } from '../options/option.ts';

/** The nights that apply the periods of conservation (retention/classes), as admins read of them. */

/** What a night does, one after the other. */
export const nightSteps = optionList([
  { value: 'inactiveAccounts', label: 'Comptes inutilisés' },
  { value: 'inactivityWarnings', label: "Avertissements d'inactivité" },
  { value: 'erasures', label: "Comptes supprimés qu'une copie restaurée rendait" },
  { value: 'unconfirmedAccounts', label: 'Inscriptions non confirmées' },
  { value: 'refusedApplications', label: 'Candidatures refusées' },
  { value: 'threads', label: 'Échanges terminés' },
  { value: 'listings', label: 'Annonces archivées' },
  { value: 'drafts', label: "Brouillons d'offre" },
  { value: 'notifications', label: 'Notifications' },
  { value: 'providerEvents', label: 'Avis du prestataire de paiement' },
  { value: 'exports', label: 'Archives de données' },
  { value: 'exportRequests', label: "Traces de demandes d'archive" },
  { value: 'budgets', label: 'Compteurs contre les abus' },
  { value: 'idempotencyKeys', label: 'Repères des demandes déjà faites' },
  { value: 'failedJobs', label: 'Tâches abandonnées' },
  { value: 'runs', label: 'Comptes rendus de nuits' },
]);
export type NightStep = OptionValue<typeof nightSteps>;

/** What becomes of them, after their name. */
export const nightDone: Readonly<Record<NightStep, string>> = {
  inactiveAccounts: 'anonymisés',
  inactivityWarnings: 'envoyés',
  erasures: 'effacés de nouveau',
  unconfirmedAccounts: 'anonymisées',
  refusedApplications: 'effacées ou allégées',
  threads: 'effacés',
  listings: 'effacées',
  drafts: 'effacés',
  notifications: 'effacées',
  providerEvents: 'effacés',
  exports: 'effacées',
  exportRequests: 'effacées',
  budgets: 'effacés',
  idempotencyKeys: 'effacés',
  failedJobs: 'effacées',
  runs: 'effacés',
};

export const nightStates = optionList([
  { value: 'done', label: 'Terminée' },
  { value: 'failed', label: 'Terminée avec un échec' },
  { value: 'running', label: 'En cours' },
  { value: 'cutOff', label: 'Interrompue' },
]);
export type NightState = OptionValue<typeof nightStates>;

interface Night {
  readonly beganAt: Date;
  readonly isOver: boolean;
  /** One of its steps did. */
  readonly hasFailed: boolean;
}

const hourMs = 3_600_000;
/** A night that is not over by then will never be: its process is gone. */
const longestHours = 6;
/** They begin a day apart; two hours are for a queue that is late. */
const apartHours = 26;

export const nightState = ({ beganAt, isOver, hasFailed }: Night, now: Date): NightState => {
  if (isOver) return hasFailed ? 'failed' : 'done';
  return now.getTime() - beganAt.getTime() < longestHours * hourMs ? 'running' : 'cutOff';
};

/** Whether another night should have begun since this one. */
export const isNightMissing = (latestBeganAt: Date, now: Date): boolean =>
  now.getTime() - latestBeganAt.getTime() > apartHours * hourMs;
