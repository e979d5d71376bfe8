import { allParts, parts, partsOf, partsOfSome, rest } from './simulator-parts.ts';
import {
  csg,
  employeeRates,
  employerRates,
  micro,
  microRates,
  monthlyCeiling,
  portageFee,
  portagePay,
  withholdingGrid,
} from './simulator-rates.ts';

/**
 * What somebody keeps of a price, estimated. Amounts are integer cents. Each sum is rounded down from one that only grows with the
 * price, and what lies between two of them is their difference: nothing is lost, nothing is above the price, and a higher price never
 * leaves less at the same rate of withholding.
 */

/** The rate of withholding that somebody gives, in percent; null for that of the official grid. */
export type OwnRate = number | null;

export interface PortageNet {
  readonly priceCents: number;
  readonly managementCents: number;
  /** What pays everything else: the pay and both sides' contributions. */
  readonly availableCents: number;
  readonly employerCents: number;
  readonly grossCents: number;
  /** What the gross pay is made of; they add up to it. */
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
  /** Income tax on what is left after the allowance, at the same rate. */
  readonly taxCents: number;
  readonly afterTaxCents: number;
}

/** The rate of the official grid for a month's taxable income, in percent. */
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

/** Of every ten million cents below the ceiling and above it, what an employee keeps. */
const csgParts = (percent: number): number => Math.round((partsOf(percent) * csg.partOfGrossPercent) / 100);
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

/** Salaried portage over so many whole months, the price being paid evenly over them. */
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

/** A micro-entrepreneur who invoices the price: directly, or out of held funds. */
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
