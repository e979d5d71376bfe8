/* Texts for the creator of a hidden mission or offer. */

export const hiddenPosting = {
  mark: 'Masquée par la modération',
  see: 'Lire pourquoi',
  title: 'Cette publication est masquée par la modération',
  lead: (day: string, hour: string) => `Décision du ${day} à ${hour}. En voici l’exposé des motifs.`,
  correct: 'Corriger la publication',
  waits: 'Votre demande de nouvel examen',
  waitsText: (day: string) =>
    `Envoyée le ${day}. Une personne de l’équipe l’examine\u202f; sa réponse s’affichera ici et par mail.`,
  upheld: (day: string) => `Réponse de l’équipe, le ${day}\u202f: la publication reste masquée`,
  asked: (day: string) => `Votre demande du ${day}`,
  form: {
    title: 'Demander un nouvel examen',
    label: 'Votre message à l’équipe',
    help: 'Dites ce que vous avez corrigé, ou pourquoi vous contestez la décision. C’est gratuit.',
    submit: 'Demander un nouvel examen',
    done: 'Votre demande est envoyée.',
  },
  /** For a candidate, and for both parties of a thread. */
  forCandidate:
    'Cette publication a été retirée par la modération\u202f: elle ne figure plus dans les listes. Les échanges ouverts continuent.',
  inThread: 'Publication retirée par la modération',
} as const;
