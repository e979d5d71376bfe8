import { type OptionValue, optionList } from '../options/option.ts';

/**
 * Nightly runs that apply the retention times (retention/classes): their hour, and what admins see of them.
 */

/** Hour at which a night begins, as the five fields of a crontab, in UTC. */
export const nightCronUtc = '10 4 * * *';

/** Steps of a night, in order. */
export const nightSteps = optionList([
  { value: 'inactiveAccounts', label: 'Comptes inutilisés' },
  { value: 'inactivityWarnings', label: 'Avertissements d’inactivité' },
  { value: 'erasures', label: 'Comptes supprimés qu’une copie restaurée rendait' },
  { value: 'unconfirmedAccounts', label: 'Inscriptions non confirmées' },
  { value: 'refusedApplications', label: 'Candidatures refusées' },
  { value: 'threads', label: 'Échanges terminés' },
  { value: 'listings', label: 'Annonces archivées' },
  { value: 'drafts', label: 'Brouillons d’offre' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'firmInvitations', label: 'Invitations dans une équipe' },
  { value: 'seats', label: 'Passages et actes dans une équipe' },
  { value: 'conflictParties', label: 'Parties de missions terminées' },
  { value: 'conflictActs', label: 'Compteurs des vérifications de conflits' },
  { value: 'hearingsUnfilled', label: 'Audiences que personne n’a prises' },
  { value: 'hearingAbsences', label: 'Absences passées' },
  { value: 'vigilanceFiles', label: 'Fichiers des dossiers de vigilance' },
  { value: 'vigilanceActs', label: 'Documents et preuves des dossiers de vigilance' },
  { value: 'registerMatches', label: 'Inscriptions perdues aux registres publics' },
  { value: 'registerLines', label: 'Éditions de registres sans décision' },
  { value: 'providerEvents', label: 'Avis du prestataire de paiement' },
  { value: 'exports', label: 'Archives de données' },
  { value: 'exportRequests', label: 'Traces de demandes d’archive' },
  { value: 'budgets', label: 'Compteurs contre les abus' },
  { value: 'idempotencyKeys', label: 'Repères des demandes déjà faites' },
  { value: 'failedJobs', label: 'Tâches abandonnées' },
  { value: 'runs', label: 'Comptes rendus de nuits' },
]);
export type NightStep = OptionValue<typeof nightSteps>;

/** French words after the name of a step, for its result. */
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
  firmInvitations: 'effacées',
  seats: 'effacés',
  conflictParties: 'effacées',
  conflictActs: 'effacés',
  hearingsUnfilled: 'effacées',
  hearingAbsences: 'effacées',
  vigilanceFiles: 'effacés',
  vigilanceActs: 'effacés',
  registerMatches: 'effacées',
  registerLines: 'effacées',
  providerEvents: 'effacés',
  exports: 'effacées',
  exportRequests: 'effacées',
  budgets: 'effacés',
  idempotencyKeys: 'effacés',
  failedJobs: 'effacées',
  runs: 'effacés',
};

/** State of a nightly run; `cutOff` if it began too long ago to be running still. */
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
  /** True if one of its steps failed. */
  readonly hasFailed: boolean;
}

const hourMs = 3_600_000;
/** A night that is not over after this time was cut off: its process has stopped. */
const longestHours = 6;
/** Hours between two nights: one day, and two hours for a late queue. */
const apartHours = 26;

export const nightState = ({ beganAt, isOver, hasFailed }: Night, now: Date): NightState => {
  if (isOver) return hasFailed ? 'failed' : 'done';
  return now.getTime() - beganAt.getTime() < longestHours * hourMs ? 'running' : 'cutOff';
};

/** True if another night should have begun after this one. */
export const isNightMissing = (latestBeganAt: Date, now: Date): boolean =>
  now.getTime() - latestBeganAt.getTime() > apartHours * hourMs;
