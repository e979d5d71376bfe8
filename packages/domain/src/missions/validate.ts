import { priceRange, textLimits } from '../limits.ts';
import { departments } from '../options/departments.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import type { Option } from '../options/option.ts';
import { soughtProfiles } from '../options/sought-profiles.ts';
import { type Day, isDay } from '../time/paris.ts';

/** What a creator says of a mission, in the specification's names. Prices are euros excluding tax. */
export interface MissionDraft {
  readonly title: string;
  readonly domain: string;
  readonly nature: string;
  readonly skillsRequired: string;
  readonly timeLimit: string;
  /** Sought profiles, joined by ' | '. */
  readonly experience: string;
  readonly endDate: Day | null;
  readonly startNow: boolean;
  readonly startDate: Day | null;
  readonly onPlace: boolean;
  readonly place: string | null;
  readonly tarifLow: number | null;
  readonly tarifHigh: number | null;
}

export type MissionField = keyof MissionDraft;

/** A field and the French sentence that stands beside it. */
export interface FieldError<Field extends string = string> {
  readonly path: Field;
  readonly message: string;
}

/** Choosing "start now" clears the date (second document, §4, "Forms"); a remote mission keeps no place. */
export const normalizeMission = <Draft extends MissionDraft>(draft: Draft): Draft => ({
  ...draft,
  startDate: draft.startNow ? null : draft.startDate,
  place: draft.onPlace ? draft.place : null,
});

type Check = (draft: MissionDraft, today: Day) => string | null;

const known = (options: readonly Option[], value: string) => options.some((option) => option.value === value);

const text =
  (read: (draft: MissionDraft) => string, max: number, missing: string): Check =>
  (draft) => {
    const value = read(draft).trim();
    if (value === '') return missing;
    return value.length > max ? `Ce texte dépasse ${max} caractères.` : null;
  };

const futureDay = (day: Day | null, today: Day, past: string): string | null => {
  if (day === null) return null;
  if (!isDay(day)) return "Cette date n'existe pas.";
  return day < today ? past : null;
};

/** What is wrong with a deadline: it may be absent, not past. The same for a mission that is relaunched. */
export const deadlineError = (endDate: Day | null, today: Day): string | null =>
  futureDay(endDate, today, "La date limite de candidature doit être aujourd'hui ou plus tard.");

const price = (value: number | null): string | null => {
  if (value === null) return null;
  const { low, high, step } = priceRange;
  if (value >= low && value <= high && value % step === 0) return null;
  return 'Le tarif se choisit entre 100 € et 10 000 €, par pas de 50 €.';
};

const checks: Readonly<Record<MissionField, Check>> = {
  title: text((draft) => draft.title, textLimits.missionTitle, 'Donnez un titre à la mission.'),
  domain: ({ domain }) => (known(legalDomains, domain) ? null : 'Choisissez un domaine.'),
  nature: ({ nature }) => (known(missionNatures, nature) ? null : 'Choisissez une nature de mission.'),
  skillsRequired: text(
    (draft) => draft.skillsRequired,
    textLimits.missionDescription,
    'Décrivez la mission.',
  ),
  timeLimit: text((draft) => draft.timeLimit, textLimits.timeLimit, 'Indiquez le délai de livraison.'),
  experience: ({ experience }) =>
    experience.split(' | ').every((one) => known(soughtProfiles, one))
      ? null
      : 'Choisissez au moins un profil.',
  endDate: ({ endDate }, today) => deadlineError(endDate, today),
  startNow: () => null,
  startDate: ({ startNow, startDate }, today) => {
    if (startNow) return null;
    if (startDate === null) return 'Indiquez la date de début.';
    return futureDay(startDate, today, "La date de début doit être aujourd'hui ou plus tard.");
  },
  onPlace: () => null,
  place: ({ onPlace, place }) =>
    !onPlace || (place !== null && known(departments, place))
      ? null
      : 'Choisissez une ville ou un département.',
  tarifLow: ({ tarifLow, tarifHigh }) =>
    tarifLow !== null && tarifHigh !== null && tarifLow > tarifHigh
      ? 'Le tarif le plus bas dépasse le plus haut.'
      : price(tarifLow),
  tarifHigh: ({ tarifLow, tarifHigh }) =>
    (tarifLow === null) !== (tarifHigh === null)
      ? 'Indiquez les deux bornes du tarif, ou aucune.'
      : price(tarifHigh),
};

const fields = Object.keys(checks).filter((field): field is MissionField => Object.hasOwn(checks, field));

/**
 * Everything wrong with a mission, field by field, in the order of the form (second document, §5; rules §2). Days are
 * compared with `today` in Europe/Paris. When a mission is edited, a past day that it already had (`stored`) may stay.
 */
export const validateMission = (
  draft: MissionDraft,
  today: Day,
  stored?: Pick<MissionDraft, 'endDate' | 'startDate'>,
): FieldError<MissionField>[] =>
  fields.flatMap((path) => {
    const isKept =
      (path === 'endDate' || path === 'startDate') && draft[path] !== null && draft[path] === stored?.[path];
    const message = isKept ? null : checks[path](draft, today);
    return message === null ? [] : [{ path, message }];
  });

/** Defaults of the form (second document, §3 and §5). */
export const missionDefaults = {
  domain: 'droit_affaires',
  nature: 'recherches',
  tarifLow: priceRange.low,
  tarifHigh: priceRange.high,
} as const;
