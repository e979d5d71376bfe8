import { partiesMissingText } from '@basoche/contract/conflicts/asked';
import type { MissionCard } from '@basoche/contract/missions/missions';
import type { MissionForm } from '@basoche/contract/missions/publishing';
import {
  budgetError,
  enteredCents,
  type PriceBasis,
  storedCents,
  wrongBudgets,
} from '@basoche/domain/missions/budget';
import type { AnnouncedTerms } from '@basoche/domain/missions/changed-terms';
import type { ClientKind, EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { type MissionInput, normalizeMission, validateMission } from '@basoche/domain/missions/validate';
import { wantedProfilesError } from '@basoche/domain/missions/wanted-profiles';
import { centsToEuros, eurosToCents } from '@basoche/domain/payments/amounts';
import { summary } from '@basoche/domain/postings/summary';
import type { PriceKind } from '@basoche/domain/pricing/kinds';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { parsePrice } from '../../lib/price.ts';
import { readPlace, writePlace } from '../places/shared/places.ts';
import { withFutureDays } from '../postings/copies.ts';
import { chosenSubject, type InForm, type Subject } from '../postings/subject.ts';

/**
 * Values of a mission's form. No value is null, so that a stored draft has the type of its field; an empty
 * text means not chosen yet.
 */
export type MissionValues = Subject & {
  title: string;
  skillsRequired: string;
  timeLimit: string;
  experience: string[];
  endDate: string;
  start: 'now' | 'later';
  startDate: string;
  execution: 'distance' | 'onPlace';
  place: string;
  visibility: 'public' | 'anonymous';
  /** As typed, in the creator's tax basis (`PriceBasis`). */
  tarifLow: string;
  tarifHigh: string;
  isPriceOpen: boolean;
  /** Preferred kinds of price; empty if all are welcome. */
  priceKinds: PriceKind[];
  /** Whether people or companies are concerned; asked for some natures only. */
  namesParties: '' | 'yes' | 'no';
};

export const emptyMission: MissionValues = {
  title: '',
  domain: '',
  nature: '',
  skillsRequired: '',
  timeLimit: '',
  experience: [],
  endDate: '',
  start: 'now',
  startDate: '',
  execution: 'distance',
  place: '',
  visibility: 'public',
  tarifLow: '',
  tarifHigh: '',
  isPriceOpen: false,
  priceKinds: [],
  namesParties: '',
};

/** Amount of the call, as its creator types it: « 800 », « 910,50 ». */
const typedAmount = (euros: number | null, basis: PriceBasis): string => {
  if (euros === null) return '';
  const counted = centsToEuros(enteredCents(eurosToCents(euros), basis));
  return Number.isInteger(counted) ? String(counted) : counted.toFixed(2).replace('.', ',');
};

/** Typed amount in cents for the call; null if it is invalid. */
export const typedCents = (typed: string, basis: PriceBasis): number | null => {
  const price = parsePrice(typed);
  return price.ok ? storedCents(price.cents, basis) : null;
};

export const valuesOfMission = (mission: MissionInForm, basis: PriceBasis): MissionValues => ({
  title: mission.title,
  domain: mission.domain,
  nature: mission.nature,
  skillsRequired: mission.skillsRequired,
  timeLimit: mission.timeLimit,
  experience: mission.experience === '' ? [] : mission.experience.split(' | '),
  endDate: mission.endDate ?? '',
  start: mission.startNow ? 'now' : 'later',
  startDate: mission.startDate ?? '',
  execution: mission.onPlace ? 'onPlace' : 'distance',
  place: mission.place ? writePlace({ department: mission.place, city: mission.city }) : '',
  visibility: mission.isAnonym ? 'anonymous' : 'public',
  tarifLow: typedAmount(mission.tarifLow, basis),
  tarifHigh: typedAmount(mission.tarifHigh, basis),
  isPriceOpen: mission.tarifLow === null,
  priceKinds: mission.priceKinds ?? [],
  // Empty, so that the question is asked: an edit answers it once, and a copy has its own parties.
  namesParties: '',
});

/** Values of a copy: all except past days. */
export const valuesOfCopy = (mission: MissionInForm, today: Day, basis: PriceBasis): MissionValues =>
  withFutureDays(valuesOfMission(mission, basis), today);

/** Mission written so far. "Start now" has no date, a remote mission no place, and an open price two nulls. */
export const inputOf = (values: MissionValues, basis: PriceBasis) => {
  const place = values.execution === 'onPlace' ? readPlace(values.place) : null;
  const euros = (typed: string) => {
    const cents = values.isPriceOpen ? null : typedCents(typed, basis);
    return cents === null ? null : centsToEuros(cents);
  };
  return normalizeMission({
    title: values.title,
    domain: values.domain,
    nature: values.nature,
    skillsRequired: values.skillsRequired,
    timeLimit: values.timeLimit,
    experience: values.experience.join(' | '),
    endDate: values.endDate || null,
    startNow: values.start === 'now',
    startDate: values.startDate || null,
    onPlace: values.execution === 'onPlace',
    place: place?.department ?? null,
    city: place?.city ?? null,
    isAnonym: values.visibility === 'anonymous',
    tarifLow: euros(values.tarifLow),
    tarifHigh: euros(values.tarifHigh),
    priceKinds: values.priceKinds,
  });
};

/** Body of the call, once all required choices are made; null before. */
export const bodyOf = (values: MissionValues, basis: PriceBasis): MissionForm | null => {
  const subject = chosenSubject(values);
  const { namesParties } = values;
  return (
    subject && { ...inputOf(values, basis), ...subject, ...(namesParties === '' ? {} : { namesParties }) }
  );
};

/** Terms on which candidates' prices depend. */
export const termsOf = (
  body: MissionInput & { readonly city?: string | null | undefined },
): AnnouncedTerms => ({
  onPlace: body.onPlace,
  department: body.place,
  city: body.city ?? null,
  tarifLowCents: body.tarifLow === null ? null : eurosToCents(body.tarifLow),
  tarifHighCents: body.tarifHigh === null ? null : eurosToCents(body.tarifHigh),
});

/** Error of one bound of the price, in its creator's tax basis. */
const amountError = (typed: string, basis: PriceBasis): string | null => {
  const price = parsePrice(typed);
  return price.ok ? budgetError(price.cents, basis) : price.message;
};

const priceErrors = (values: MissionValues, basis: PriceBasis): Record<string, string> => {
  if (values.isPriceOpen) return {};
  const low = amountError(values.tarifLow, basis);
  const high = amountError(values.tarifHigh, basis);
  if (low !== null || high !== null) {
    return { ...(low === null ? {} : { tarifLow: low }), ...(high === null ? {} : { tarifHigh: high }) };
  }
  const cents = (typed: string) => typedCents(typed, basis) ?? 0;
  return cents(values.tarifLow) > cents(values.tarifHigh) ? { tarifLow: wrongBudgets.order } : {};
};

export interface MissionChecks {
  readonly basis: PriceBasis;
  readonly client: ClientKind;
  /** Eligibility rules in force; undefined until loaded, since the server checks them anyway. */
  readonly rules: readonly EligibilityRule[] | undefined;
  /** Natures for which the creator is asked about parties. */
  readonly asked?: readonly string[];
  readonly stored?: { endDate: Day | null; startDate: Day | null } | undefined;
}

/** Error sentence for each invalid field, by the rules of the domain, in the order of the form. */
export const checkMission = (
  values: MissionValues,
  now: Date,
  { basis, client, rules, asked = [], stored }: MissionChecks,
): Record<string, string> => {
  const input = inputOf(values, basis);
  const profileError = rules && values.nature !== '' ? wantedProfilesError(rules, input, client) : null;
  const fields = validateMission(input, parisDay(now), stored).map(({ path, message }) => [path, message]);
  const { tarifLow: _low, tarifHigh: _high, ...errors } = Object.fromEntries(fields);
  return {
    ...errors,
    ...(profileError === null || errors.experience ? {} : { experience: profileError }),
    ...priceErrors(values, basis),
    ...(asked.includes(values.nature) && values.namesParties === ''
      ? { namesParties: partiesMissingText }
      : {}),
  };
};

interface Author {
  readonly name: string;
  readonly pictureURL: string | null;
  readonly isCustomer: boolean;
}

/** Card whose domain, nature and price may be missing. */
export type MissionInForm = InForm<MissionCard> & { readonly isPriceMissing?: boolean };

/** Preview of the card that a list would show; an edited mission keeps its publication date. */
export const cardOf = (
  values: MissionValues,
  author: Author,
  basis: PriceBasis,
  now: Date,
  publishedAt: string = now.toISOString(),
): MissionInForm => {
  const body = inputOf(values, basis);
  const isAnonym = values.visibility === 'anonymous';
  return {
    id: '',
    creatorID: null,
    creatorName: isAnonym ? null : author.name,
    creatorPictureURL: isAnonym ? null : author.pictureURL,
    isAnonym,
    isFromCustomer: author.isCustomer,
    isArchived: false,
    isFilled: false,
    title: body.title,
    domain: values.domain,
    nature: values.nature,
    skillsRequired: summary(body.skillsRequired),
    timeLimit: body.timeLimit,
    experience: body.experience,
    onPlace: body.onPlace && body.place !== null,
    place: readPlace(values.place)?.department ?? null,
    city: readPlace(values.place)?.city ?? null,
    startNow: body.startNow,
    startDate: body.startDate,
    endDate: body.endDate,
    tarifLow: body.tarifLow,
    tarifHigh: body.tarifHigh,
    isPriceMissing: Object.keys(priceErrors(values, basis)).length > 0,
    createdAt: publishedAt,
    publishedAt,
    isOpen: true,
    isFavourite: false,
  };
};
