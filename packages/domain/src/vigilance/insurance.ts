import { plannedDaysAtMost } from '../limits.ts';
import { formatCents } from '../payments/amounts.ts';
import { type FieldError, textError } from '../postings/fields.ts';
import { addDays, type Day, isDay } from '../time/paris.ts';

/** Highest number of characters of an insurer's name and of a contract number. */
export const insuranceTexts = { insurer: 100, contractNumber: 60 } as const;

/** Highest ceiling of an insurance that anybody may type, in cents. */
export const insuranceCeilingCents = 100_000_000_000;

/** Earliest first day of a cover: an older one is a mistyped year. */
const earliestCover = '1900-01-01';

/** Insurance of professional liability, as its certificate states it. */
export interface Insurance {
  readonly insurer: string;
  readonly contractNumber: string;
  /** First day of the cover. */
  readonly from: Day;
  /** Last day of the cover. */
  readonly until: Day;
  /** Highest payment for one claim. */
  readonly claimCeilingCents: number;
  /** Highest payment for all claims of a year. */
  readonly yearCeilingCents: number;
}

interface Least {
  readonly cents: number;
  readonly source: string;
}

/** Lowest yearly ceiling that the law requires of a profession. */
const leastCeilings: Readonly<Record<string, Least>> = {
  Avocat: { cents: 150_000_000, source: 'décret n°\u00a091-1197 du 27\u00a0novembre 1991, art.\u00a0205' },
  'Mandataire judiciaire': { cents: 80_000_000, source: 'code de commerce, art.\u00a0R.\u00a0814-23' },
};

export interface InsuranceContext {
  readonly profession: string | null;
  readonly today: Day;
}

type InsuranceCheck = (insurance: Insurance, context: InsuranceContext) => string | null;

const isCeiling = (cents: number): boolean =>
  Number.isSafeInteger(cents) && cents > 0 && cents <= insuranceCeilingCents;

const tooLowFor = (yearCeilingCents: number, profession: string | null): string | null => {
  if (profession === null || !Object.hasOwn(leastCeilings, profession)) return null;
  const least = leastCeilings[profession];
  if (least === undefined || yearCeilingCents >= least.cents) return null;
  return `Votre profession est assurée pour ${formatCents(least.cents)} par année au moins (${least.source}).`;
};

const checks: Readonly<Record<keyof Insurance, InsuranceCheck>> = {
  insurer: ({ insurer }) => textError(insurer, insuranceTexts.insurer, 'Indiquez l’assureur.'),
  contractNumber: ({ contractNumber }) =>
    textError(contractNumber, insuranceTexts.contractNumber, 'Indiquez le numéro du contrat.'),
  from: ({ from }) => {
    if (!isDay(from)) return 'Indiquez le premier jour de la garantie.';
    return from < earliestCover ? 'Vérifiez l’année du premier jour.' : null;
  },
  until: ({ from, until }, { today }) => {
    if (!isDay(until)) return 'Indiquez le dernier jour de la garantie.';
    if (until < from) return 'Le dernier jour vient après le premier.';
    if (until < today) return 'Cette assurance est terminée. Déposez l’attestation en cours.';
    return until > addDays(today, plannedDaysAtMost) ? 'Vérifiez l’année du dernier jour.' : null;
  },
  claimCeilingCents: ({ claimCeilingCents, yearCeilingCents }) => {
    if (!isCeiling(claimCeilingCents)) return 'Indiquez le plafond par sinistre, en euros.';
    return isCeiling(yearCeilingCents) && claimCeilingCents > yearCeilingCents
      ? 'Le plafond par sinistre ne dépasse pas celui de l’année.'
      : null;
  },
  yearCeilingCents: ({ yearCeilingCents }, { profession }) =>
    isCeiling(yearCeilingCents)
      ? tooLowFor(yearCeilingCents, profession)
      : 'Indiquez le plafond par année, en euros.',
};

const fields = [
  'insurer',
  'contractNumber',
  'from',
  'until',
  'claimCeilingCents',
  'yearCeilingCents',
] as const;

/** Errors in the details that a member typed from a certificate of insurance; empty if they are valid. */
export const insuranceMistakes = (
  insurance: Insurance,
  context: InsuranceContext,
): FieldError<keyof Insurance>[] =>
  fields.flatMap((path) => {
    const message = checks[path](insurance, context);
    return message === null ? [] : [{ path, message }];
  });

/** The insurance in force on this day; with several, the one that ends last. Null without one: an ended one is not shown. */
export const insuranceInForce = <Kept extends Pick<Insurance, 'from' | 'until'>>(
  insurances: readonly Kept[],
  day: Day,
): Kept | null =>
  insurances
    .filter(({ from, until }) => from <= day && until >= day)
    .toSorted((a, b) => a.until.localeCompare(b.until))
    .at(-1) ?? null;
