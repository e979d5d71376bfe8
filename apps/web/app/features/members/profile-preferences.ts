import type { PersonProfile } from '@basoche/contract/members/members';
import { edits } from './profile-content.ts';

type Preferences = PersonProfile['preferences'];

/** Typed preferences: months are texts. */
export type PreferenceValues = {
  workLocations: PersonProfile['workLocations'];
  minMonths: string;
  maxMonths: string;
  sectors: Preferences['sectors'];
  companySizes: Preferences['companySizes'];
};

/** Whole number of months, of 1 to 3 digits; null for any other text. */
const readMonths = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) ? Number(typed.trim()) : null;

export const valuesOf = ({ workLocations, preferences }: PersonProfile): PreferenceValues => ({
  workLocations,
  minMonths: String(preferences.missionDuration?.minMonths ?? ''),
  maxMonths: String(preferences.missionDuration?.maxMonths ?? ''),
  sectors: preferences.sectors,
  companySizes: preferences.companySizes,
});

/** Errors of the two durations; both empty means no duration. */
export const durationErrors = ({ minMonths, maxMonths }: PreferenceValues): Record<string, string> => {
  const errors: Record<string, string> = {};
  const typed = { minMonths: minMonths.trim(), maxMonths: maxMonths.trim() };
  if (typed.minMonths === '' && typed.maxMonths === '') return errors;
  for (const field of ['minMonths', 'maxMonths'] as const) {
    if (typed[field] === '') errors[field] = edits.preferences.durationHalf;
    else if (readMonths(typed[field]) === null) errors[field] = edits.preferences.durationUnread;
  }
  return errors;
};

/** Preferences as the body of the call. */
export const bodyOf = ({ workLocations, minMonths, maxMonths, sectors, companySizes }: PreferenceValues) => {
  const min = readMonths(minMonths);
  const max = readMonths(maxMonths);
  const missionDuration = min === null || max === null ? null : { minMonths: min, maxMonths: max };
  return { workLocations, preferences: { missionDuration, sectors, companySizes } };
};

/** Renames errors: the contract uses a field's whole path; the form, its own name. */
export const fieldNames = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^preferences\.(?:missionDuration\.)?/, '').replace(/\.\d+$/, ''),
      message,
    ]),
  );
