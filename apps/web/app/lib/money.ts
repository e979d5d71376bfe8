const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Formats an amount in euros: 1 250 €, 1 250,50 €. */
export const formatEuros = (euros: number): string =>
  (Number.isInteger(euros) ? wholeEuros : exact).format(euros);

/**
 * Formats the price range of a mission, in euros excluding tax. Both bounds are null when the price is left
 * open.
 */
export const formatPriceRange = (low: number | null, high: number | null): string => {
  if (low === null || high === null) return 'Prix à proposer';
  if (low === high) return formatEuros(low);
  return `${formatEuros(low)} à ${formatEuros(high)}`;
};
