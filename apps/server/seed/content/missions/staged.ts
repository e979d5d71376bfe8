import type { MissionKernel } from './kernel.ts';

/** Missions of one company with staged prices: by day, and by month. */
export const stagedMissions = {
  day: {
    domain: 'droit_affaires',
    nature: 'audit',
    by: 'company',
    title: 'Renfort de notre direction juridique\u202f: reprise des contrats fournisseurs',
    text: 'Une juriste de l’équipe est absente quelques mois. Nous cherchons un renfort de quelques jours par mois pour relire les contrats fournisseurs à mesure que les acheteurs les envoient, négocier les clauses de responsabilité et de prix, et tenir le tableau de suivi. Le volume varie d’un mois à l’autre\u202f: un prix par jour, avec un plafond, nous convient.',
    sought: ['avocat', 'juriste_privé', '5_10ans'],
    price: [3000, 6000],
    timeLimit: 'Deux à trois mois',
    where: 'remote',
  },
  retainer: {
    domain: 'droit_travail',
    nature: 'veille',
    by: 'company',
    title: 'Veille en droit social et questions courantes des ressources humaines, au mois',
    text: 'Chaque mois, une note de veille sur la convention collective de la métallurgie et la réponse aux questions courantes de nos trois responsables de site\u202f: durée du travail, absences, avenants. Nous souhaitons une somme fixe par mois, pour six mois, et un seul interlocuteur.',
    sought: ['juriste', 'juriste_privé', 'responsable_rh', '2_5ans'],
    price: [3000, 5400],
    timeLimit: 'Six mois',
    where: 'remote',
  },
} as const satisfies Record<string, MissionKernel>;
