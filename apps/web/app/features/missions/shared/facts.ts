import type { MissionCard } from '@basoche/contract/missions/missions';
import { isConsumer } from '@basoche/domain/access/viewer';
import { enteredCents, type PriceBasis } from '@basoche/domain/missions/budget';
import { centsToEuros, eurosToCents } from '@basoche/domain/payments/amounts';
import { formatPriceRange } from '../../../lib/money.ts';
import { townOf } from '../../postings/shared/facts.ts';
import { common } from '../content.ts';

/** Tax basis in which a member reads and types the prices of their missions. */
export const basisOf = (me: Parameters<typeof isConsumer>[0]): PriceBasis => (isConsumer(me) ? 'TTC' : 'HT');

/** Place of a mission: « Lyon (69) », « Rhône (69) », « À distance ». */
export const placeOf = ({ onPlace, place, city }: Pick<MissionCard, 'onPlace' | 'place' | 'city'>): string =>
  onPlace && place ? townOf(place, city) : common.distance;

/** Price range: « 800 € à 1 200 € HT »; for a consumer « 960 € à 1 440 € TTC (800 € à 1 200 € HT) ». */
export const priceOf = (
  { tarifLow, tarifHigh }: Pick<MissionCard, 'tarifLow' | 'tarifHigh'>,
  basis: PriceBasis = 'HT',
): string => {
  if (tarifLow === null || tarifHigh === null) return common.openPrice;
  const excludingTax = `${formatPriceRange(tarifLow, tarifHigh)}\u00a0${common.excludingTax}`;
  if (basis === 'HT') return excludingTax;
  const counted = (euros: number) => centsToEuros(enteredCents(eurosToCents(euros), basis));
  return `${formatPriceRange(counted(tarifLow), counted(tarifHigh))}\u00a0${common.includingTax} (${excludingTax})`;
};
