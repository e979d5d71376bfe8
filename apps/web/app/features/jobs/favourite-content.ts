/** What the tab of favourites says while it is empty: visitors do not load it. */
export const noFavourites = {
  title: "Vous n'avez pas encore de favori",
  text: "Touchez le cœur d'une offre pour la garder ici, même après la fin des candidatures. Vous seul le voyez.",
  action: 'Voir toutes les offres',
} as const;
