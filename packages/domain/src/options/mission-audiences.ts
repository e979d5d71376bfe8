import { type OptionValue, optionList } from './option.ts';

/** The two lists of missions: those of members, and those of external customers (rules §2). */
export const missionAudiences = optionList([
  { value: 'members', label: 'Missions de membres' },
  { value: 'customers', label: 'Missions de clients externes' },
]);

export type MissionAudience = OptionValue<typeof missionAudiences>;
