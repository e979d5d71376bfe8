import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';

/** Texts of the candidates' screen of an offer. */
export const jobCandidates = {
  back: 'Retour à mes offres d’emploi',
  tabs: 'Candidats',
  all: 'Tous',
  fresh: 'Nouveau',
  refused: 'Refusés',
  see: 'Voir l’offre',
  stages: 'Étape',
  anyStage: (number: number | undefined) => withNumber('Toutes les étapes', number),
  stage: (label: string, number: number | undefined) => withNumber(label, number),
  stageOf: (name: string) => `Étape ${ofName(name)}`,
  withdrawn: 'Candidature retirée',
  empty: {
    title: 'Aucune candidature pour le moment',
    text: 'Les candidats apparaissent ici dès qu’ils postulent, avec leur lettre et leur CV, et vous êtes prévenu à chaque fois.',
    action: 'Voir l’offre',
  },
  emptyTab: { title: 'Aucun candidat ici', action: 'Voir tous les candidats' },
  figures: (all: number) => count(all, 'candidature', 'candidatures'),
} as const;

const withNumber = (label: string, number: number | undefined): string =>
  number === undefined ? label : `${label} (${number})`;
