/** Texts of the whole cost of a mission, for a private client. */
export const wholeCost = {
  caption: 'Ce que vous paieriez en tout',
  single: 'Ce que vous paierez en tout',
  columns: { price: 'Prix HT', vat: 'TVA (20\u00a0%)', fee: 'Frais Basoche TTC', total: 'Total TTC' },
  withoutVat: (totals: string) => `Si le prestataire n’applique pas la TVA\u202f: ${totals}.`,
  none: 'Aucune',
  open: (fee: string) =>
    `Ce que vous paierez en tout\u202f: le prix que vous accepterez, sa TVA si le prestataire la facture, et ${fee} de frais Basoche. Le total s’affiche avant chaque accord.`,
  paid: 'Vous déposez ce total par carte avant le début de la mission. Rien d’autre ne vous sera demandé.',
  paidInInstalments:
    'Vous déposez ce total par carte, tranche par tranche, et les frais avec la première. Rien d’autre ne vous sera demandé.',
} as const;
