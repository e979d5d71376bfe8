/** Words of the button that copies a text; apart from the others, which public pages load. */
export const copying = {
  copy: 'Copier',
  copied: 'Copié',
  /** Accessible name: the words of the button, then what it copies. */
  named: (words: string, what: string) => `${words}\u202f: ${what}`,
  refused: {
    color: 'red.7',
    title: 'Votre navigateur refuse de copier',
    message: 'Sélectionnez le texte, puis copiez-le vous-même.',
    autoClose: false,
  },
} as const;
