import { vatCents } from './vat.ts';

/**
 * The platform's fees (rules §4, "Fees"). Amounts are integer cents, excluding tax; French VAT always comes on top,
 * whatever the country of the client.
 */
export const feeGrid = {
  /** First day of these fees (Europe/Paris). A thread keeps the fee shown when its mode was chosen. */
  since: '2026-11-21',
  /** No money passes through the platform. */
  direct: { feeCents: 0 },
  /** One flat sum for each mission, whatever its price: a percentage of a lawyer's fees is never taken. */
  funds: { feeCents: 1_500 },
  /** No fee of the platform; the portage company sets and deducts its own. */
  portage: { feeCents: 0 },
} as const;

/** Modes of collaboration, as named in commands and on the wire, in the order in which they are offered. */
export const collaborationModes = ['direct', 'funds', 'portage'] as const satisfies Exclude<
  keyof typeof feeGrid,
  'since'
>[];
export type CollaborationMode = (typeof collaborationModes)[number];

/** French names of the modes. */
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
