/** Texts of the presentation field, loaded with the dialogs to apply. */
export const presentation = {
  saved: 'Reprendre une présentation enregistrée',
  choose: 'Choisir…',
  back: 'Revenir à mon texte',
  keep: 'Enregistrer pour une autre fois',
  name: 'Nom de cette présentation',
  namePlaceholder: 'Par exemple Baux commerciaux',
  save: 'Enregistrer',
  kept: (name: string) => `«\u00a0${name}\u00a0» est enregistrée.`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0» de mes présentations`,
} as const;
