import type { MissionCard } from '@basoche/contract/missions';
import { closingDay } from '@basoche/domain/missions/mission-state';
import { departments } from '@basoche/domain/options/departments';
import { labelOf } from '@basoche/domain/options/option';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { formatDay } from '../../../lib/dates.ts';
import { formatPriceRange } from '../../../lib/money.ts';
import { common } from '../content.ts';

/** Where a mission is carried out: « Lyon (69) », « Rhône (69) », « À distance ». */
export const placeOf = ({ onPlace, place, city }: Pick<MissionCard, 'onPlace' | 'place' | 'city'>): string =>
  onPlace && place ? `${city ?? labelOf(departments, place)} (${place})` : common.distance;

export const startOf = ({ startNow, startDate }: Pick<MissionCard, 'startNow' | 'startDate'>): string =>
  startNow || startDate === null ? common.startNow : common.startOn(formatDay(startDate));

export const priceOf = ({ tarifLow, tarifHigh }: Pick<MissionCard, 'tarifLow' | 'tarifHigh'>): string =>
  tarifLow === null || tarifHigh === null
    ? common.openPrice
    : `${formatPriceRange(tarifLow, tarifHigh)} ${common.excludingTax}`;

/** Last day on which one may apply. */
export const lastDayOf = ({ endDate, publishedAt }: Pick<MissionCard, 'endDate' | 'publishedAt'>) =>
  closingDay({ endDate, publishedAt: new Date(publishedAt) });

export const profilesOf = ({ experience }: Pick<MissionCard, 'experience'>): string[] =>
  experience.split(' | ').flatMap((value) => (value === '' ? [] : [labelOf(soughtProfiles, value)]));
