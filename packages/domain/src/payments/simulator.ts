import {
  type Base,
  csg,
  employeeRates,
  employerRates,
  micro,
  microRates,
  monthlyCeiling,
  portageFee,
  portagePay,
  type Rate,
  withholdingGrid,
} from './simulator-rates.ts';

/**
 * Estimates the net amount of a price. Amounts are integer cents.
 *
 * Each sum is rounded down from a value that only grows with the price, and the amounts between two sums are
 * their difference. So nothing is lost, and no sum exceeds the price.
 *
 * A higher price never leaves less at the same withholding rate.
 */

/** Rates are integers in ten-millionths, so that a price times a rate is exact. */
const allParts = 10_000_000;

/** Converts a percentage with at most four decimals to these parts. */
const partsOf = (percent: number): number => Math.round(percent * 100_000);

/** Sum of all rates on the part of a salary below its ceiling, or above it. */
const parts = (rates: readonly Rate[], where: Base): number =>
  rates
    .filter(({ base }) => base === 'all' || base === where)
    .reduce((sum, { percent }) => sum + partsOf(percent), 0);

const partsOfSome = (cents: number, share: number): number => Math.floor((cents * share) / allParts);

/** The amount left after a percentage is taken off, rounded down to the cent. */
const rest = (cents: number, percent: number): number => partsOfSome(cents, allParts - partsOf(percent));

/** The withholding rate that the person gives, in percent; null for the rate of the official grid. */
export type OwnRate = number | null;

export interface PortageNet {
  readonly priceCents: number;
  readonly managementCents: number;
  /** Sum that pays everything else: the salary and the contributions of both sides. */
  readonly availableCents: number;
  readonly employerCents: number;
  readonly grossCents: number;
  /** Parts of the gross salary; they add up to it. */
  readonly gross: {
    readonly baseCents: number;
    readonly businessBonusCents: number;
    readonly holidaysCents: number;
    readonly reserveCents: number;
  };
  readonly employeeCents: number;
  /** Before withholding. */
  readonly netCents: number;
  readonly withholdingPercent: number;
  readonly withheldCents: number;
  readonly afterTaxCents: number;
}

export interface MicroNet {
  readonly priceCents: number;
  readonly contributionsCents: number;
  readonly netCents: number;
  readonly withholdingPercent: number;
  /** Income tax on the net amount after the allowance, at the same rate. */
  readonly taxCents: number;
  readonly afterTaxCents: number;
}

/** Rate of the official grid for a month's taxable income, in percent. */
export const gridPercent = (monthlyTaxableCents: number): number =>
  withholdingGrid.steps.find(([below]) => monthlyTaxableCents < below)?.[1] ?? withholdingGrid.highest;

const grossOf = (availableCents: number, ceilingCents: number): number => {
  const below = parts(employerRates, 'upTo');
  const above = parts(employerRates, 'above');
  const upToCeiling = partsOfSome(ceilingCents, allParts + below);
  return availableCents <= upToCeiling
    ? Math.floor((availableCents * allParts) / (allParts + below))
    : ceilingCents + Math.floor(((availableCents - upToCeiling) * allParts) / (allParts + above));
};

/** Rate of CSG on the gross salary, in ten-millionths. */
const csgParts = (percent: number): number => Math.round((partsOf(percent) * csg.partOfGrossPercent) / 100);
/**
 * Salary left after the employee's contributions and `taken` ten-millionths, in cents; rates differ below the
 * ceiling and above it.
 */
const keptOf = (grossCents: number, ceilingCents: number, taken: number): number => {
  const below = Math.min(grossCents, ceilingCents);
  const above = grossCents - below;
  return (
    (below * (allParts - parts(employeeRates, 'upTo') - taken) +
      above * (allParts - parts(employeeRates, 'above') - taken)) /
    allParts
  );
};

const grossParts = (grossCents: number): PortageNet['gross'] => {
  const { businessBonus, holidays, reserve } = portagePay;
  const beforeReserve = Math.floor((grossCents * 100) / (100 + reserve.percent));
  const beforeHolidays = Math.floor((beforeReserve * 100) / (100 + holidays.percent));
  const baseCents = Math.floor((beforeHolidays * 100) / (100 + businessBonus.percent));
  return {
    baseCents,
    businessBonusCents: beforeHolidays - baseCents,
    holidaysCents: beforeReserve - beforeHolidays,
    reserveCents: grossCents - beforeReserve,
  };
};

/** Estimate of a salaried portage over a whole number of months, with the price paid evenly over them. */
export const portageNet = (priceCents: number, months: number, ownRate: OwnRate): PortageNet => {
  const ceilingCents = monthlyCeiling.cents * months;
  const availableCents = rest(priceCents, portageFee.percent);
  const grossCents = grossOf(availableCents, ceilingCents);
  const deductible = csgParts(csg.deductible.percent);
  const net = keptOf(grossCents, ceilingCents, deductible + csgParts(csg.taxed.percent));
  const taxable = keptOf(grossCents, ceilingCents, deductible);
  const withholdingPercent = ownRate ?? gridPercent(taxable / months);
  const netCents = Math.floor(net);
  const afterTaxCents = Math.floor(net - (taxable * withholdingPercent) / 100);
  return {
    priceCents,
    managementCents: priceCents - availableCents,
    availableCents,
    employerCents: availableCents - grossCents,
    grossCents,
    gross: grossParts(grossCents),
    employeeCents: grossCents - netCents,
    netCents,
    withholdingPercent,
    withheldCents: netCents - afterTaxCents,
    afterTaxCents,
  };
};

/** Estimate for a micro-entrepreneur who invoices the price: directly, or from held funds. */
export const microNet = (priceCents: number, months: number, ownRate: OwnRate): MicroNet => {
  const netParts = allParts - parts(microRates, 'all');
  const net = (priceCents * netParts) / allParts;
  const taxable = (priceCents * (100 - micro.allowance.percent)) / 100;
  const withholdingPercent = ownRate ?? gridPercent(taxable / months);
  const netCents = Math.floor(net);
  const afterTaxCents = Math.floor(net - (taxable * withholdingPercent) / 100);
  return {
    priceCents,
    contributionsCents: priceCents - netCents,
    netCents,
    withholdingPercent,
    taxCents: netCents - afterTaxCents,
    afterTaxCents,
  };
};
