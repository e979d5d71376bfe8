import { departments } from '../options/departments.ts';
import { type JobModality, jobModalities } from '../options/job-modalities.ts';
import { labelOf } from '../options/option.ts';

/**
 * The place of work in one line: « Paris (75) », « Paris (75), mixte », « À distance »; « Mixte » before a
 * place is chosen.
 */
export const placeText = ({
  modality,
  place,
  city,
}: {
  readonly modality: JobModality;
  readonly place: string | null;
  readonly city: string | null;
}): string => {
  if (place === null) return modality === 'distance' ? 'À distance' : labelOf(jobModalities, modality);
  const where = `${city ?? labelOf(departments, place)} (${place})`;
  return modality === 'mixte' ? `${where}, ${labelOf(jobModalities, modality).toLowerCase()}` : where;
};
