/** Verbs of dialogs and forms, each written once. A content file holds only the words of its own screen. */
export const verbs = {
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
} as const;

/** Words for a part of the screen that the viewer's role in a team does not open. */
export const closed = {
  title: 'Votre rôle n’ouvre pas cette page',
  text: 'Elle est réservée à d’autres rôles de l’équipe. Demandez à un propriétaire.',
} as const;

export const copying = {
  copy: 'Copier',
  copied: 'Copié',
  /** Accessible name: the words of the button, then what it copies. */
  named: (words: string, what: string) => `${words}\u202f: ${what}`,
  refused: 'Votre navigateur refuse de copier. Sélectionnez le texte, puis copiez-le vous-même.',
} as const;

export const formContent = {
  restored: 'Vous retrouvez ce que vous aviez commencé. «\u00a0Annuler\u00a0» l’efface.',
} as const;
