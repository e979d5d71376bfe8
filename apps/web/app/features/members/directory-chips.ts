import { departments } from '@basoche/domain/options/departments';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { formatEuros } from '../../lib/money.ts';
import { directory } from './directory-content.ts';
import type { DirectoryFilters } from './directory-filters.ts';

/** One filter in force, as it is named above the list, with the filters that are left once it is taken away. */
export interface DirectoryChip {
  readonly key: string;
  readonly label: string;
  readonly without: DirectoryFilters;
}

const experienceInWords = (level: string): string => (level.startsWith('Plus') ? level : `${level} ou plus`);

/** Bounds of an hourly rate in words; null where there is none. */
export const rateInWords = ({
  rateMin,
  rateMax,
}: Pick<DirectoryFilters, 'rateMin' | 'rateMax'>): string | null => {
  if (rateMin !== null && rateMax !== null) {
    return rateMin === rateMax
      ? directory.hour(formatEuros(rateMin))
      : directory.hour(`De ${formatEuros(rateMin)} à ${formatEuros(rateMax)}`);
  }
  if (rateMin !== null) return directory.hour(`À partir de ${formatEuros(rateMin)}`);
  return rateMax === null ? null : directory.hour(`Jusqu\u2019à ${formatEuros(rateMax)}`);
};

/** The words first, then one chip for each value, and one for the rate whatever its bounds. */
export const activeChips = (filters: DirectoryFilters): DirectoryChip[] => {
  const chip = (key: string, label: string, without: Partial<DirectoryFilters>): DirectoryChip => ({
    key,
    label,
    without: { ...filters, ...without },
  });
  const less = <Value>(values: readonly Value[], value: Value) => values.filter((one) => one !== value);
  const { q, profession, kind, domain, departement, experience, availability, verified } = filters;
  const rate = rateInWords(filters);
  return [
    ...(q === '' ? [] : [chip('words', `«\u202f${q}\u202f»`, { q: '' })]),
    ...profession.map((one) =>
      chip('profession', labelOf(professions, one), { profession: less(profession, one) }),
    ),
    ...kind.map((one) => chip('kind', labelOf(directoryKinds, one), { kind: less(kind, one) })),
    ...domain.map((one) => chip('domain', labelOf(legalDomains, one), { domain: less(domain, one) })),
    ...departement.map((one) =>
      chip('departement', `${labelOf(departments, one)} (${one})`, { departement: less(departement, one) }),
    ),
    ...(experience === null ? [] : [chip('experience', experienceInWords(experience), { experience: null })]),
    ...(rate === null ? [] : [chip('rate', rate, { rateMin: null, rateMax: null })]),
    ...availability.map((one) =>
      chip('availability', directory.availability[one], { availability: less(availability, one) }),
    ),
    ...(verified ? [chip('verified', directory.verified, { verified: false })] : []),
  ];
};
