/** What the heart says, to those who keep something: visitors do not load it. */
export const favourites = {
  name: (title: string) => `Favori\u202f: ${title}`,
  keep: 'Ajouter aux favoris',
  drop: 'Retirer des favoris',
  more: 'Voir plus de favoris',
} as const;
