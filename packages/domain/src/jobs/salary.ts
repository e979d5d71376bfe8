import { labelOf } from '../options/option.ts';
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

/**
 * Plausible amounts for each period, in gross euros: wide enough for an intern's allowance and for a partner,
 * narrow enough to catch a monthly amount given as yearly.
 */
const plausible: Readonly<Record<SalaryPeriod, { readonly low: number; readonly high: number }>> = {
  year: { low: 5_000, high: 1_000_000 },
  month: { low: 300, high: 80_000 },
  day: { low: 20, high: 5_000 },
  hour: { low: 4, high: 1_000 },
};

const isPeriod = (value: string): value is SalaryPeriod => isKnown(salaryPeriods, value);

const amountFormat = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** « 45 000 € », « 12,50 € ». */
const formatEuros = (euros: number): string => amountFormat.format(euros);

const boundError = (euros: number, period: SalaryPeriod): string | null => {
  const { low, high } = plausible[period];
  if (euros >= low && euros <= high && Number.isFinite(euros)) return null;
  return `Un montant ${labelOf(salaryPeriods, period)} se situe entre ${formatEuros(low)} et ${formatEuros(high)}.`;
};

type RangeErrors = Partial<Record<keyof SalaryRange, string>>;

/** Errors of a range: it must be complete or absent, low bound first, and plausible for its period. */
export const salaryRangeErrors = ({ salaryLow, salaryHigh, salaryPeriod }: SalaryRange): RangeErrors => {
  if (salaryLow === null && salaryHigh === null && salaryPeriod === null) return {};
  const period = salaryPeriod !== null && isPeriod(salaryPeriod) ? salaryPeriod : null;
  const both = 'Indiquez les deux bornes du salaire, ou aucune.';
  const lowError =
    salaryLow === null
      ? both
      : salaryHigh !== null && salaryLow > salaryHigh
        ? 'Le salaire le plus bas dépasse le plus haut.'
        : period && boundError(salaryLow, period);
  const highError = salaryHigh === null ? both : period && boundError(salaryHigh, period);
  return {
    ...(lowError === null ? {} : { salaryLow: lowError }),
    ...(highError === null ? {} : { salaryHigh: highError }),
    ...(period === null
      ? { salaryPeriod: 'Indiquez si le salaire se compte par an, mois, jour ou heure.' }
      : {}),
  };
};

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
  if (salaryLow === null || salaryHigh === null || salaryPeriod === null || !isPeriod(salaryPeriod))
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
