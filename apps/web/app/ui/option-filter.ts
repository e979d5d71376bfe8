import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { matches } from '../lib/match.ts';

/** Finds the options of a list, grouped or not, that a rule takes. */
export const filterOptions =
  (isFound: (option: ComboboxItem, search: string) => boolean): OptionsFilter =>
  ({ options, search }) => {
    const found = (option: ComboboxItem) => isFound(option, search);
    return options
      .map((option) => ('group' in option ? { ...option, items: option.items.filter(found) } : option))
      .filter((option) => ('group' in option ? option.items.length > 0 : found(option)));
  };

/** Finds options by their label, without regard to accents. */
export const optionFilter = filterOptions(({ label }, search) => matches(label, search));
