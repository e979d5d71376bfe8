import type { PriceKind } from '@basoche/domain/pricing/kinds';

const atMost = 'Ce que vous paierez au plus';

const byTime =
  'Vous déposez par carte le temps prévu de chaque mois, et les frais avec le premier. Ce qui n’a pas été fait vous est rendu.';

const ofTime: Readonly<Partial<Record<PriceKind, string>>> = { day: atMost, hour: atMost };

/** How a total in parts is deposited. */
const paidBy: Readonly<Partial<Record<PriceKind, string>>> = {
  instalments:
    'Vous déposez ce total par carte, tranche par tranche, et les frais avec la première. Rien d’autre ne vous sera demandé.',
  retainer:
    'Vous déposez ce total par carte, mois par mois, et les frais avec le premier. Rien d’autre ne vous sera demandé.',
  day: byTime,
  hour: byTime,
};

/** Texts of the whole cost of a mission, for a private client. */
export const wholeCost = {
  caption: 'Ce que vous paieriez en tout',
  single: 'Ce que vous paierez en tout',
  ofTime,
  columns: { price: 'Prix HT', vat: 'TVA (20\u00a0%)', fee: 'Frais Basoche TTC', total: 'Total TTC' },
  withoutVat: (totals: string) => `Si le prestataire n’applique pas la TVA\u202f: ${totals}.`,
  none: 'Aucune',
  open: (fee: string) =>
    `Ce que vous paierez en tout\u202f: le prix que vous accepterez, sa TVA si le prestataire la facture, et ${fee} de frais Basoche. Le total s’affiche avant chaque accord.`,
  paid: 'Vous déposez ce total par carte avant le début de la mission. Rien d’autre ne vous sera demandé.',
  paidBy,
} as const;
