import type { MissionCard } from '@basoche/contract/missions';
import { formatPriceRange } from '../../../lib/money.ts';
import { townOf } from '../../listings/facts.ts';
import { common } from '../content.ts';

/** Where a mission is carried out: « Lyon (69) », « Rhône (69) », « À distance ». */
export const placeOf = ({ onPlace, place, city }: Pick<MissionCard, 'onPlace' | 'place' | 'city'>): string =>
  onPlace && place ? townOf(place, city) : common.distance;

export const priceOf = ({ tarifLow, tarifHigh }: Pick<MissionCard, 'tarifLow' | 'tarifHigh'>): string =>
  tarifLow === null || tarifHigh === null
    ? common.openPrice
    : `${formatPriceRange(tarifLow, tarifHigh)} ${common.excludingTax}`;
