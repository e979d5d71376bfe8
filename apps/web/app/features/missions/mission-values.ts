import type { MissionForm } from '@basoche/contract/mission-publishing';
import type { Mission, MissionCard } from '@basoche/contract/missions';
import { priceRange } from '@basoche/domain/limits';
import { summary } from '@basoche/domain/listings/summary';
import type { AnnouncedTerms } from '@basoche/domain/missions/edit';
import {
  type MissionDraft,
  missionDefaults,
  normalizeMission,
  validateMission,
} from '@basoche/domain/missions/validate';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { readPlace, writePlace } from '../places/places.ts';

/**
 * What the form of a mission holds. No value is null, so that a draft kept on this device has the type of the field it
 * comes back to: an empty text is a day or a place that was not chosen.
 */
export type MissionValues = {
  title: string;
  domain: LegalDomain;
  nature: MissionNature;
  skillsRequired: string;
  timeLimit: string;
  experience: string[];
  endDate: string;
  start: 'now' | 'later';
  startDate: string;
  execution: 'distance' | 'onPlace';
  place: string;
  visibility: 'public' | 'anonymous';
  tarif: [number, number];
  isPriceOpen: boolean;
};

export const emptyMission: MissionValues = {
  title: '',
  domain: missionDefaults.domain,
  nature: missionDefaults.nature,
  skillsRequired: '',
  timeLimit: '',
  experience: [],
  endDate: '',
  start: 'now',
  startDate: '',
  execution: 'distance',
  place: '',
  visibility: 'public',
  tarif: [priceRange.low, priceRange.high],
  isPriceOpen: false,
};

export const valuesOfMission = (mission: Mission): MissionValues => ({
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
  tarif: [mission.tarifLow ?? priceRange.low, mission.tarifHigh ?? priceRange.high],
  isPriceOpen: mission.tarifLow === null,
});

/** What is sent: choosing "start now" has no date, a remote mission no place, an open price two nulls. */
export const bodyOf = (values: MissionValues): MissionForm & MissionDraft => {
  const place = values.execution === 'onPlace' ? readPlace(values.place) : null;
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
    tarifLow: values.isPriceOpen ? null : values.tarif[0],
    tarifHigh: values.isPriceOpen ? null : values.tarif[1],
  });
};

/** What a candidate's price is proposed for. */
export const termsOf = (
  body: MissionDraft & { readonly city?: string | null | undefined },
): AnnouncedTerms => ({
  onPlace: body.onPlace,
  department: body.place,
  city: body.city ?? null,
  tarifLowCents: body.tarifLow === null ? null : eurosToCents(body.tarifLow),
  tarifHighCents: body.tarifHigh === null ? null : eurosToCents(body.tarifHigh),
});

/** The sentence for each field that the rules refuse, with the rules of the domain. */
export const checkMission = (
  values: MissionValues,
  now: Date,
  stored?: { endDate: Day | null; startDate: Day | null },
): Record<string, string> =>
  Object.fromEntries(
    validateMission(bodyOf(values), parisDay(now), stored).map(({ path, message }) => [path, message]),
  );

interface Author {
  readonly name: string;
  readonly pictureURL: string | null;
  readonly isCustomer: boolean;
}

/** The card that a list would show of what is being written; of a mission that is edited, at its own place in time. */
export const cardOf = (
  values: MissionValues,
  author: Author,
  now: Date,
  publishedAt: string = now.toISOString(),
): MissionCard => {
  const body = bodyOf(values);
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
    createdAt: publishedAt,
    publishedAt,
    isOpen: true,
    isFavourite: false,
  };
};
