/** Titles of what is told of invoices: they travel as NEW_MESSAGE (rules §6). */
export const invoiceTitles = {
  issued: 'Une facture vous est adressée.',
  credited: 'Une facture qui vous a été adressée est annulée par un avoir.',
  detailsAwaited: 'Indiquez vos coordonnées de facturation pour recevoir la facture des frais Basoche.',
  fee: 'La facture des frais Basoche est disponible.',
  feeCredited: "L'avoir des frais Basoche est disponible.",
} as const;
