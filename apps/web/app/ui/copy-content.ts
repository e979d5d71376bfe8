/** Texts of the copy button; in a separate file, since public pages load `content.ts`. */
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
