import { type OptionValue, optionList } from './option.ts';

/** Places where a member works for others. */
export const workLocations = optionList([
  { value: 'ON_SITE', label: 'Sur site' },
  { value: 'REMOTE', label: 'À distance' },
]);

export type WorkLocation = OptionValue<typeof workLocations>;
