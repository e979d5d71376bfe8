import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { matches } from '../lib/match-names.ts';

/** Filter of a list of options, grouped or not, by a predicate. */
export const filterOptions =
  (isFound: (option: ComboboxItem, search: string) => boolean): OptionsFilter =>
  ({ options, search }) => {
    const found = (option: ComboboxItem) => isFound(option, search);
    return options
      .map((option) => ('group' in option ? { ...option, items: option.items.filter(found) } : option))
      .filter((option) => ('group' in option ? option.items.length > 0 : found(option)));
  };

/** Filter of options by label, ignoring accents. */
export const optionFilter = filterOptions(({ label }, search) => matches(label, search));
