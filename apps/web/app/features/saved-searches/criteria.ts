import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { missionAudiences } from '@basoche/domain/options/mission-audiences';
import { labelOf } from '@basoche/domain/options/option';
import { filtersInWords, type SearchFilters } from '@basoche/domain/searches/filters';
import { searches } from './content.ts';

/** What a search looks for, in one line. */
export const criteriaOf = (audience: MissionAudience, filters: SearchFilters): string => {
  const words = filtersInWords(filters);
  if (words.length === 0) return searches.everything(audience);
  return [...(audience === 'customers' ? [labelOf(missionAudiences, audience)] : []), ...words].join(' · ');
};
