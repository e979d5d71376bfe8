/** Texts of the presentation field, loaded with the dialogs to apply. */
export const presentation = {
  saved: 'Reprendre une présentation enregistrée',
  choose: 'Choisir…',
  restore: 'Revenir à mon texte',
  saveForLater: 'Enregistrer pour une autre fois',
  name: 'Nom de cette présentation',
  namePlaceholder: 'Par exemple Baux commerciaux',
  save: 'Enregistrer',
  savedAs: (name: string) => `«\u00a0${name}\u00a0» est enregistrée.`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0» de mes présentations`,
} as const;
