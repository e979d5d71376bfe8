/** Texts of favourites, for members only: visitors do not load them. */
export const favourites = {
  name: (title: string) => `Favori\u202f: ${title}`,
  keep: 'Ajouter aux favoris',
  drop: 'Retirer des favoris',
  more: 'Voir plus de favoris',
  none: {
    missions: {
      title: 'Vous n’avez pas encore de favori',
      text: 'Touchez le cœur d\u2019une mission pour la garder ici, même après la fin des candidatures. Personne d’autre ne le voit.',
      action: 'Voir toutes les missions',
    },
    jobs: {
      title: 'Vous n’avez pas encore de favori',
      text: 'Touchez le cœur d’une offre pour la garder ici, même après la fin des candidatures. Personne d’autre ne le voit.',
      action: 'Voir toutes les offres',
    },
  },
} as const;
