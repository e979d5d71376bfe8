/** What the screens say of favourites. */
export const favourites = {
  tab: 'Favoris',
  name: (title: string) => `Favori\u202f: ${title}`,
  keep: 'Ajouter aux favoris',
  drop: 'Retirer des favoris',
  found: (number: number) =>
    number === 0 ? 'Aucun favori' : number === 1 ? '1 favori' : `${number} favoris`,
  more: 'Voir plus de favoris',
  empty: {
    title: "Vous n'avez pas encore de favori",
    text: 'Touchez le cœur d\u2019une mission pour la garder ici, même après la fin des candidatures. Vous seul le voyez.',
    action: 'Voir toutes les missions',
  },
} as const;
