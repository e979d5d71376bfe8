import { isMemberPage } from '@basoche/domain/access/registration-audience';
import { verificationAnswerHours } from '@basoche/domain/limits';

/** Texts of a new member's steps, each with what it gives access to. */
export const arrival = {
  label: 'Les étapes de votre arrivée',
  done: 'Fait',
  waiting: 'En cours d’examen',
  steps: {
    confirm: {
      title: 'Confirmer votre adresse',
      opens: 'Ouvre votre compte\u202f: vous vous connectez et préparez votre profil.',
    },
    prove: {
      title: 'Prouver qui vous êtes',
      opens: `Ouvre les candidatures et la publication, avec le badge de membre vérifié. Réponse sous ${verificationAnswerHours}\u00a0heures.`,
    },
    complete: {
      title: 'Compléter votre profil',
      opens: 'Vous fait trouver dans l’annuaire\u202f: les profils complets viennent en premier.',
    },
    publish: {
      title: 'Publier votre mission',
      opens: 'Les professionnels vous proposent un prix\u202f; aucun justificatif n’est demandé.',
    },
  },
  actions: {
    prove: 'Déposer mes justificatifs',
    complete: 'Compléter mon profil',
    publish: 'Publier une mission',
  },
  /** Before the address is confirmed, and after. */
  asked: { later: 'À préparer\u202f:', now: 'À déposer\u202f:' },
} as const;

/** Label of the link back to the screen that the member came from. */
export const backText = (path: string): string => {
  if (path.startsWith('/consult/missions/')) return 'Revenir à la mission';
  if (path.startsWith('/consult/emplois/')) return 'Revenir à l’offre';
  if (path.startsWith('/equipe/')) return 'Revenir à l’invitation';
  if (isMemberPage(path)) return 'Revenir au profil consulté';
  return 'Revenir là où vous étiez';
};
