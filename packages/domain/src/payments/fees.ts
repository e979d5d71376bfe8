import { vatCents } from './amounts.ts';

/**
 * The platform's fees (rules §4, "Fees"): the one place where they stand. The public page, the lines of a deposit,
 * the simulator and the invoices all read them here. Amounts are integer cents, excluding tax; VAT always comes on top.
 */
export const feeGrid = {
  /** Since when these fees are asked, in Paris. A thread keeps the fee that it was shown when the mode was chosen. */
  since: '2026-11-21',
  /** Nothing passes through the platform. */
  direct: { feeCents: 0 },
  /** One flat sum a mission, whatever its price: never a percentage of a lawyer's fees. */
  funds: { feeCents: 1_500 },
  /** The platform asks nothing; the portage company deducts its own fees, which it sets. */
  portage: { feeCents: 0 },
} as const;

/** Ways to work together, as commands and the wire name them, in the order in which they are offered. */
export const collaborationModes = ['direct', 'funds', 'portage'] as const satisfies Exclude<
  keyof typeof feeGrid,
  'since'
>[];
export type CollaborationMode = (typeof collaborationModes)[number];

/** The modes as people read them. */
export const modeNames: Readonly<Record<CollaborationMode, string>> = {
  direct: 'Relation directe',
  funds: 'Dépôt des fonds chez un tiers',
  portage: 'Portage salarial',
};

/** The platform's fee for a mission in this mode, all taxes included, in cents. */
export const feeWithTaxCents = (mode: CollaborationMode): number => {
  const { feeCents } = feeGrid[mode];
  return feeCents + vatCents(feeCents);
};
