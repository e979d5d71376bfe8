/** Verbs of dialogs and forms, each written once. A content file holds only the words of its own screen. */
export const verbs = {
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
} as const;

export const formContent = {
  restored: 'Vous retrouvez ce que vous aviez commencé. «\u00a0Annuler\u00a0» l’efface.',
} as const;
