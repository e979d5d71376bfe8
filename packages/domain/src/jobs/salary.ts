import { isKnown } from '../listings/fields.ts';
import { labelOf } from '../options/option.ts';
import { type SalaryPeriod, salaryPeriods } from '../options/salary-periods.ts';

/** What an offer pays: the creator's own words, a range, both, or nothing. Amounts are euros. */
export interface SalaryRange {
  readonly salaryLow: number | null;
  readonly salaryHigh: number | null;
  readonly salaryPeriod: string | null;
}

/** What the contract leads to says what the amounts are. */
interface Paid extends SalaryRange {
  readonly contractType: string;
}

export interface Salary extends Paid {
  readonly salary: string | null;
}

/** Who collaborates with a firm is no employee of it: fees are handed on to them, excluding tax, and no gross salary is paid. */
export const isFees = (contractType: string): boolean => contractType === 'collaboration';

/** What the amounts of a range are: « brut », or « HT ». */
export const amountsAre = (contractType: string): string => (isFees(contractType) ? 'HT' : 'brut');

/**
 * What a period may pay, in gross euros: wide enough for an allowance of an intern and for a partner, and narrow enough to notice
 * a month's amount that was given for a year.
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

/** The range is whole or absent, its low bound first, and plausible for its period. */
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

/** What comes after an amount: « /an ». */
const perPeriod: Readonly<Record<SalaryPeriod, string>> = {
  year: '/an',
  month: '/mois',
  day: '/jour',
  hour: '/h',
};

/** « 45 000 € à 55 000 € brut/an », « 3 500 € HT/mois » of a collaboration; null where there is no range. */
export const rangeWords = ({ salaryLow, salaryHigh, salaryPeriod, contractType }: Paid): string | null => {
  if (salaryLow === null || salaryHigh === null || salaryPeriod === null || !isPeriod(salaryPeriod))
    return null;
  const amounts =
    salaryLow === salaryHigh
      ? formatEuros(salaryLow)
      : `${formatEuros(salaryLow)} à ${formatEuros(salaryHigh)}`;
  return `${amounts}\u00a0${amountsAre(contractType)}${perPeriod[salaryPeriod]}`;
};

/** Something that says the period already: « 45 000 € par an », « 12 € de l'heure », « 50 k€/an ». */
const namesPeriod =
  /(?:\/|\bpar\b|\bde\b|\bl['’])\s*(?:an|année|mois|semaine|jour|journée|heure|h)\b|annuel|mensuel|horaire/iu;

/** The creator's words with « /an » (second document, §2), unless they say a period themselves or no amount at all. */
export const ownWords = (salary: string | null): string | null => {
  const words = salary?.trim() ?? '';
  if (words === '') return null;
  return namesPeriod.test(words) || !/\d/u.test(words) ? words : `${words}/an`;
};

/** What an offer pays in one line, for cards and feeds: the range where there is one, or the creator's words. */
export const salaryWords = (salary: Salary): string | null => rangeWords(salary) ?? ownWords(salary.salary);
