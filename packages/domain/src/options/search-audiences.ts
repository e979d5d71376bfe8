import { missionAudiences } from './mission-audiences.ts';
import { type OptionValue, optionList } from './option.ts';

/** Lists that a saved search may cover: the two of missions, and that of job offers. */
export const searchAudiences = optionList([...missionAudiences, { value: 'jobs', label: 'Offres d’emploi' }]);

export type SearchAudience = OptionValue<typeof searchAudiences>;
