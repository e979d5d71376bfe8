import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { matches } from '../lib/match.ts';

/** Finds the options of a list, grouped or not, without regard to accents. */
export const optionFilter: OptionsFilter = ({ options, search }) => {
  const isFound = ({ label }: ComboboxItem) => matches(label, search);
  return options
    .map((option) => ('group' in option ? { ...option, items: option.items.filter(isFound) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : isFound(option)));
};
