import { sessionDays } from '../access/session-and-link-lifetimes.ts';
import { documentsKeptDays, viewsKeptDays } from '../limits.ts';
import { fileMonths, withdrawnDays } from '../vigilance/documents.ts';
import { exportDays } from './exports.ts';

/**
 * Retention time of each class of data, with its reason (trust, "Operation"). Members read this table.
 * Nightly jobs delete by `termOf`; the features of views, documents and archives delete theirs by the same
 * constants.
 */

interface Term {
  readonly months?: number;
  readonly days?: number;
}

export interface RetentionClass {
  readonly id: string;
  readonly what: string;
  readonly period: string;
  readonly reason: string;
  /** Null: deleted with the account, or kept; no nightly job deletes it by age. */
  readonly term: Term | null;
}

const prescription = 'Prescription de droit commun (article 2224 du code civil)';

const retentionTable = {
  account: {
    what: 'Compte, profil, photos, CV, coordonnées bancaires, recherches, favoris',
    period: 'Jusqu’à la suppression du compte',
    reason: 'Exécution du contrat (article 6.1.b du RGPD)',
    term: null,
  },
  inactiveAccounts: {
    what: 'Compte que personne n’utilise plus',
    period: '2 ans sans connexion, après deux emails d’avertissement',
    reason: 'Limitation de la conservation (article 5.1.e du RGPD)',
    term: { months: 24 },
  },
  unconfirmedAccounts: {
    what: 'Inscription dont l’adresse n’a pas été confirmée',
    period: '3 mois',
    reason: 'Aucun contrat n’est né',
    term: { months: 3 },
  },
  refusedApplications: {
    what: 'Candidature refusée ou retirée\u202f: lettre, CV joint, messages, pièces jointes',
    period: '2 ans après le refus',
    reason: 'Recommandation de la CNIL sur le recrutement',
    term: { months: 24 },
  },
  threads: {
    what: 'Échange terminé, accord de confidentialité signé, avis, signalement décidé',
    period: '5 ans après la fin',
    reason: prescription,
    term: { months: 60 },
  },
  listings: {
    what: 'Mission ou offre archivée, sans candidature conservée',
    period: '5 ans après l’archivage',
    reason: prescription,
    term: { months: 60 },
  },
  drafts: {
    what: 'Brouillon d’offre laissé de côté',
    period: '1 an',
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { months: 12 },
  },
  notifications: {
    what: 'Notifications',
    period: '1 an',
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { months: 12 },
  },
  firmInvitations: {
    what: 'Invitation dans une équipe, demande d’en faire partie',
    period: '3 mois après sa fin',
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { months: 3 },
  },
  seats: {
    what: 'Passage dans une équipe, journal de l’équipe d’une structure',
    period: '5 ans après le départ, ou après l’acte',
    reason: prescription,
    term: { months: 60 },
  },
  conflictRegisters: {
    what: 'Liste des conflits, chiffrée',
    period: 'Jusqu’à ce que vous l’effaciez, ou jusqu’à la suppression du compte',
    reason: 'Exécution du contrat (article 6.1.b du RGPD)',
    term: null,
  },
  conflictParties: {
    what: 'Parties nommées pour une mission, chiffrées, et réponses des vérifications',
    period: '3 mois après la fin des candidatures et du dernier échange',
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { months: 3 },
  },
  conflictActs: {
    what: 'Nombre de noms ajoutés, de parties nommées et de vérifications, sans les noms',
    period: '2 mois',
    reason: 'Sécurité (article 32 du RGPD)',
    term: { months: 2 },
  },
  hearingsUnfilled: {
    what: 'Demande d’audience que personne n’a prise, avis envoyés aux avocats',
    period: '3 mois après l’heure de l’audience\u202f; ses consignes et ses pièces, jusqu’à cette heure',
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { months: 3 },
  },
  hearingAbsences: {
    what: 'Absences indiquées pour les audiences',
    period: '1 jour après leur fin',
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { days: 1 },
  },
  vigilanceFiles: {
    what: 'Fichiers de votre dossier de vigilance',
    period: `${fileMonths} mois après le dernier jour du document\u202f; ${withdrawnDays} jours s’il est retiré, 1 jour s’il n’a pas été déposé`,
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { months: fileMonths },
  },
  vigilanceActs: {
    what: 'Dates et numéros de votre dossier de vigilance\u202f; preuve de ce que vos clients ont réuni',
    period: '5 ans après le dernier jour du document, ou après la dernière mission avec ce client',
    reason: prescription,
    term: { months: 60 },
  },
  registerMatches: {
    what: 'Votre ligne d’un registre public (avocats, entreprises, officiers)\u202f: nom, barreau ou numéro, jours',
    period: 'Jusqu’à la suppression du compte\u202f; 1 an après que le registre ne vous nomme plus',
    reason: 'Intérêt légitime\u202f: montrer un statut à jour (article 6.1.f du RGPD)',
    term: { months: 12 },
  },
  registerLines: {
    what: 'Lignes publiées d’un registre, de membres ou non',
    period: 'Jusqu’à l’édition suivante\u202f; 3 mois pour une édition que l’équipe n’a pas acceptée',
    reason: 'Intérêt légitime\u202f: retrouver la ligne d’un membre (article 6.1.f du RGPD)',
    term: { months: 3 },
  },
  accounting: {
    what: 'Factures, dépôts, versements, remboursements',
    period: '10 ans, accès restreint aux administrateurs',
    reason: 'Article L. 123-22 du code de commerce',
    term: null,
  },
  providerEvents: {
    what: 'Avis techniques du prestataire de paiement',
    period: '13 mois',
    reason: 'Contestation d’un paiement par carte (article L. 133-24 du code monétaire et financier)',
    term: { months: 13 },
  },
  proofs: {
    what: 'Justificatifs (diplôme, certificat, extrait d’immatriculation)',
    period: `${documentsKeptDays} jours après la décision\u202f; la décision et l’empreinte demeurent`,
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { days: documentsKeptDays },
  },
  exports: {
    what: 'Archive de vos données',
    period: `${exportDays} jours`,
    reason: 'Sécurité (article 32 du RGPD)',
    term: { days: exportDays },
  },
  exportRequests: {
    what: 'Trace de la demande d’une archive',
    period: '1 an',
    reason: 'Preuve de la réponse (article 12 du RGPD)',
    term: { months: 12 },
  },
  sessions: {
    what: 'Sessions ouvertes et liens à usage unique',
    period: `${sessionDays} jours au plus, ou jusqu’à la déconnexion`,
    reason: 'Sécurité (article 32 du RGPD)',
    term: { days: sessionDays },
  },
  views: {
    what: 'Consultations d’une mission, sans nom',
    period: `${viewsKeptDays} jours\u202f; le nombre seul demeure`,
    reason: 'Minimisation (article 5.1.c du RGPD)',
    term: { days: viewsKeptDays },
  },
  budgets: {
    what: 'Compteurs contre les abus, sous forme d’empreintes',
    period: '1 jour',
    reason: 'Sécurité (article 32 du RGPD)',
    term: { days: 1 },
  },
  idempotencyKeys: {
    what: 'Repères des demandes déjà faites, sous forme d’empreintes',
    period: '1 jour',
    reason: 'Bon fonctionnement du service',
    term: { days: 1 },
  },
  failedJobs: {
    what: 'Tâches techniques en échec',
    period: '3 mois',
    reason: 'Bon fonctionnement du service',
    term: { months: 3 },
  },
  journal: {
    what: 'Journal des décisions de l’équipe, sans texte',
    period: 'Durée du service, accès restreint',
    reason: 'Intégrité et preuve (article 5.2 du RGPD)',
    term: null,
  },
} as const satisfies Record<string, Omit<RetentionClass, 'id'>>;

export type RetentionClassId = keyof typeof retentionTable;

export const retentionClasses: readonly (RetentionClass & { readonly id: RetentionClassId })[] = (
  Object.keys(retentionTable) as RetentionClassId[]
).map((id) => ({ id, ...retentionTable[id] }));

const ofFirms: readonly RetentionClassId[] = ['firmInvitations', 'seats'];
const ofConflicts: readonly RetentionClassId[] = ['conflictRegisters', 'conflictParties', 'conflictActs'];
const ofHearings: readonly RetentionClassId[] = ['hearingsUnfilled', 'hearingAbsences'];
const ofVigilance: readonly RetentionClassId[] = ['vigilanceFiles', 'vigilanceActs'];

interface OpenFeatures {
  readonly firms: boolean;
  readonly conflicts: boolean;
  readonly hearings: boolean;
  readonly vigilance: boolean;
}

/**
 * The classes that members read, in this order; those of teams, the conflict check, hearings and vigilance
 * files only while these are switched on.
 */
export const retentionClassesOf = ({ firms, conflicts, hearings, vigilance }: OpenFeatures) =>
  retentionClasses.filter(
    ({ id }) =>
      (firms || !ofFirms.includes(id)) &&
      (conflicts || !ofConflicts.includes(id)) &&
      (hearings || !ofHearings.includes(id)) &&
      (vigilance || !ofVigilance.includes(id)),
  );

/** Subtracts calendar months: two years before 29 February is the last day of February. */
export const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
};

export type TimedClassId = {
  [Id in RetentionClassId]: (typeof retentionTable)[Id]['term'] extends null ? never : Id;
}[RetentionClassId];

/** Data last changed before this time has reached its term. */
export const termOf = (id: TimedClassId, now: Date): Date => {
  const term: Term = retentionTable[id].term;
  const before = monthsBefore(now, term.months ?? 0);
  return new Date(before.getTime() - (term.days ?? 0) * 86_400_000);
};
