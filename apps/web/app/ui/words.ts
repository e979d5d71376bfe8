/** The verbs of dialogs and forms, each once; a content file has only what is particular to its screen. */
export const verbs = {
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
} as const;

export const formWords = {
  restored: 'Vous retrouvez ce que vous aviez commencé. «\u00a0Annuler\u00a0» l’efface.',
} as const;
