/** What the screens say of what a candidate sent with an application. */
export const sent = {
  more: 'Lire la suite de la lettre',
  less: 'Réduire la lettre',
  download: 'Télécharger le CV\u202f: ',
  size: (bytes: string) => `PDF, ${bytes}`,
  nothing: 'Aucune lettre ni aucun CV.',
} as const;
