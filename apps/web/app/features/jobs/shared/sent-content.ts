/** Texts of the letter and CV that a candidate sent. */
export const sent = {
  more: 'Lire la suite de la lettre',
  less: 'Réduire la lettre',
  download: 'Télécharger le CV\u202f: ',
  size: (bytes: string) => `PDF, ${bytes}`,
  nothing: 'Aucune lettre ni aucun CV.',
} as const;
