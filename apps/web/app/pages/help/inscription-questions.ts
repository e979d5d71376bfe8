import type { Question } from './questions.ts';

/** Questions about what public registers say beside a name. */
export const inscriptionQuestions: readonly Question[] = [
  {
    id: 'inscription-verifiee',
    question: 'Que veut dire «\u00a0inscrit au barreau, vérifié le…\u00a0»\u202f?',
    answer: [
      'Un registre public nomme ce membre\u202f: l’annuaire national des avocats, le répertoire Sirene, ou la liste d’une profession. La date est celle de l’édition que nous avons lue.',
      'Le registre dit qu’une personne de ce nom est inscrite, pas que c’est elle qui écrit. La mention n’accompagne donc que les profils vérifiés\u202f: nous en avons lu les justificatifs, ou leur profession a confirmé leur identité. Son absence ne veut pas dire qu’un membre n’est pas inscrit.',
    ],
  },
  {
    id: 'inscription-absente',
    question: 'Mon inscription n’est pas affichée\u202f: que faire\u202f?',
    answer: [
      'Un nom seul ne suffit pas, à cause des homonymes. Indiquez [votre barreau](/parametres/audiences) et, si vous en avez un, votre numéro SIREN dans vos coordonnées de facturation. Chaque changement relance la recherche. S’il reste un doute, notre équipe compare les lignes.',
    ],
  },
  {
    id: 'inscription-perdue',
    question: 'Le registre ne me nomme plus\u202f: que se passe-t-il\u202f?',
    answer: [
      'Nous vous prévenons. Votre profil n’est plus vérifié\u202f: publier, postuler et prendre une audience se ferment, vos échanges en cours continuent. Si c’est une erreur, ou si vous exercez autrement, envoyez un justificatif récent depuis la page [Vérification du compte](/verify).',
    ],
  },
];
