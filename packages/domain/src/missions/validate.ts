import { departments } from '../options/departments.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import {
  type Checks,
  deadlineError,
  errorsOf,
  type FieldError,
  isKnown,
  profilesError,
  startError,
  textError,
} from '../postings/fields.ts';
import { textLimits } from '../text-limits.ts';
import type { Day } from '../time/paris.ts';
import { budgetError, wrongBudgets } from './budget.ts';

/**
 * A mission as its creator describes it, with the field names of the specification. Prices are euros
 * excluding tax.
 */
export interface MissionInput {
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

export type MissionField = keyof MissionInput;

/**
 * Clears the date if "start now" is chosen, and the place if the mission is
 * remote.
 */
export const normalizeMission = <Input extends MissionInput>(input: Input): Input => ({
  ...input,
  startDate: input.startNow ? null : input.startDate,
  place: input.onPlace ? input.place : null,
});

const price = (euros: number | null): string | null =>
  euros === null ? null : budgetError(Math.round(euros * 100), 'HT');

const checks: Checks<MissionInput> = {
  title: ({ title }) => textError(title, textLimits.missionTitle, 'Donnez un titre à la mission.'),
  domain: ({ domain }) => (isKnown(legalDomains, domain) ? null : 'Choisissez un domaine.'),
  nature: ({ nature }) => (isKnown(missionNatures, nature) ? null : 'Choisissez une nature de mission.'),
  skillsRequired: ({ skillsRequired }) =>
    textError(skillsRequired, textLimits.missionDescription, 'Décrivez la mission.'),
  timeLimit: ({ timeLimit }) => textError(timeLimit, textLimits.timeLimit, 'Indiquez le délai de livraison.'),
  experience: ({ experience }) => profilesError(experience, 'Choisissez au moins un profil.'),
  endDate: ({ endDate }, today) => deadlineError(endDate, today),
  startNow: () => null,
  startDate: startError,
  onPlace: () => null,
  place: ({ onPlace, place }) =>
    !onPlace || (place !== null && isKnown(departments, place))
      ? null
      : 'Choisissez une ville ou un département.',
  tarifLow: ({ tarifLow, tarifHigh }) =>
    tarifLow !== null && tarifHigh !== null && tarifLow > tarifHigh ? wrongBudgets.order : price(tarifLow),
  tarifHigh: ({ tarifLow, tarifHigh }) =>
    (tarifLow === null) !== (tarifHigh === null) ? wrongBudgets.both : price(tarifHigh),
};

/**
 * All errors of a mission by field, in the order of the form (rules §2): see `errorsOf`.
 */
export const validateMission = (
  input: MissionInput,
  today: Day,
  stored?: Pick<MissionInput, 'endDate' | 'startDate'>,
): FieldError<MissionField>[] => errorsOf(checks, input, today, stored);
