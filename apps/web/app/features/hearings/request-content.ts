import { raisesAtMost } from '@basoche/domain/hearings/permitted';

/** Texts that only the client of a hearing reads, before somebody takes it. */

export const unfilledHearing = {
  title: 'Personne encore',
  text: 'Tous ceux qui peuvent la prendre ont été prévenus. Un prix plus élevé les prévient de nouveau.',
} as const;

export const raise = {
  button: 'Augmenter le prix',
  title: 'Augmenter le prix',
  label: 'Nouveau prix en euros HT',
  help: (price: string) => `Prix actuel\u202f: ${price}. Il peut être augmenté ${raisesAtMost}\u00a0fois.`,
  text: 'Ceux qui peuvent la prendre sont prévenus aussitôt, et nul ne peut plus la prendre à l’ancien prix.',
  notHigher: (price: string) => `Indiquez un prix plus élevé que ${price}.`,
  send: 'Augmenter le prix',
  done: 'Le nouveau prix est en vigueur.',
} as const;

export const documents = {
  title: 'Pièces',
  label: 'Pièces jointes',
  help: 'PDF, DOCX, JPEG ou PNG, 10\u00a0Mo au plus, dix fichiers au plus. Lues par l’avocat qui accepte, et par lui seul.',
  add: 'Joindre des fichiers',
  drop: 'Déposez vos fichiers ici',
  tooMany: 'Une audience porte au plus dix fichiers.',
  given: 'Remises à l’avocat qui accepte, avec vos consignes.',
  list: 'Pièces de l’audience',
} as const;
