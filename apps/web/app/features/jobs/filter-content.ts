/** What the drawer of filters says of offers. It is loaded with the drawer. */
export const filters = {
  title: 'Filtrer les offres',
  contractType: 'Contrat',
  modality: 'Présence',
  nature: 'Nature du travail',
  wordsPlaceholder: 'Droit social, RGPD, Lyon…',
} as const;
