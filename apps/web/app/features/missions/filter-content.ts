/** What the drawer of filters says of missions. It is loaded with the drawer. */
export const filters = {
  title: 'Filtrer les missions',
  modality: "Mode d'exécution",
  nature: 'Nature de la mission',
  wordsPlaceholder: 'Bail commercial, RGPD, Lyon…',
  price: 'Tarif HT',
  priceFrom: 'Tarif le plus bas',
  priceTo: 'Tarif le plus haut',
  anyPrice: 'Tous les tarifs',
  noBound: 'sans limite',
  priceHelp: 'Les missions sans tarif annoncé sont montrées tant qu\u2019aucune limite n\u2019est fixée.',
  priceBound: 'Les missions sans tarif annoncé ne sont pas montrées.',
} as const;
