/** What the screens say of favourites, to those who keep some: visitors do not load it. */
export const favourites = {
  name: (title: string) => `Favori\u202f: ${title}`,
  keep: 'Ajouter aux favoris',
  drop: 'Retirer des favoris',
  more: 'Voir plus de favoris',
  empty: {
    title: "Vous n'avez pas encore de favori",
    text: 'Touchez le cœur d\u2019une mission pour la garder ici, même après la fin des candidatures. Vous seul le voyez.',
    action: 'Voir toutes les missions',
  },
} as const;
