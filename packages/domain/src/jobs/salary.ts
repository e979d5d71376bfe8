import { type SalaryPeriod, salaryPeriods } from '../options/salary-periods.ts';
import { isKnown } from '../postings/fields.ts';

/** The salary of an offer: the creator's own words, a range, both, or nothing. Amounts are euros. */
export interface SalaryRange {
  readonly salaryLow: number | null;
  readonly salaryHigh: number | null;
  readonly salaryPeriod: string | null;
}

/** The type of contract determines the nature of the amounts. */
interface SalaryTerms extends SalaryRange {
  readonly contractType: string;
}

export interface Salary extends SalaryTerms {
  readonly salary: string | null;
}

/**
 * True for a collaboration: a collaborator of a firm is not its employee and receives fees excluding tax, not
 * a gross salary.
 */
export const isFees = (contractType: string): boolean => contractType === 'collaboration';

/** French word after an amount: « brut » (gross) for a salary, « HT » (excluding tax) for the fees of a collaboration. */
export const grossOrWithoutTax = (contractType: string): string => (isFees(contractType) ? 'HT' : 'brut');

export const isSalaryPeriod = (value: string): value is SalaryPeriod => isKnown(salaryPeriods, value);

const amountFormat = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** « 45 000 € », « 12,50 € ». */
export const formatEuros = (euros: number): string => amountFormat.format(euros);

/** Suffix of an amount: « /an ». */
const perPeriod: Readonly<Record<SalaryPeriod, string>> = {
  year: '/an',
  month: '/mois',
  day: '/jour',
  hour: '/h',
};

/** « 45 000 € à 55 000 € brut/an », or « 3 500 € HT/mois » for a collaboration; null without a range. */
export const salaryRangeText = ({
  salaryLow,
  salaryHigh,
  salaryPeriod,
  contractType,
}: SalaryTerms): string | null => {
  if (salaryLow === null || salaryHigh === null || salaryPeriod === null || !isSalaryPeriod(salaryPeriod))
    return null;
  const amounts =
    salaryLow === salaryHigh
      ? formatEuros(salaryLow)
      : `${formatEuros(salaryLow)} à ${formatEuros(salaryHigh)}`;
  return `${amounts}\u00a0${grossOrWithoutTax(contractType)}${perPeriod[salaryPeriod]}`;
};

/** Words that name the period already: « 45 000 € par an », « 12 € de l'heure », « 50 k€/an ». */
const namesPeriod =
  /(?:\/|\bpar\b|\bde\b|\bl['’])\s*(?:an|année|mois|semaine|jour|journée|heure|h)\b|annuel|mensuel|horaire/iu;

/**
 * The creator's words followed by « /an », unless they name a period themselves or
 * contain no amount.
 */
export const ownSalaryText = (salary: string | null): string | null => {
  const words = salary?.trim() ?? '';
  if (words === '') return null;
  return namesPeriod.test(words) || !/\d/u.test(words) ? words : `${words}/an`;
};

/**
 * The salary of an offer in one line, for cards and feeds: the range if there is one, else the creator's
 * words.
 */
export const salaryText = (salary: Salary): string | null =>
  salaryRangeText(salary) ?? ownSalaryText(salary.salary);
