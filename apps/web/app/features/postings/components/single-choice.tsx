import '@mantine/core/styles/Checkbox.layer.css';
import type { Option } from '@basoche/domain/options/option';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { WordsOf } from '../filter-content.ts';
import classes from './filters-drawer.module.css';

interface SingleChoiceProps {
  words: WordsOf<'single'>;
  options: readonly Option[];
  chosen: string | null;
  onChange: (chosen: string | null) => void;
}

/** Select for one value, or none. */
export const SingleChoice = ({ words, options, chosen, onChange }: SingleChoiceProps) => (
  <NativeSelect
    className={classes.group}
    size="md"
    label={words.legend}
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
    value={chosen ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || null)}
    data={[{ value: '', label: words.any }, ...options]}
  />
);

interface YesChoiceProps {
  words: WordsOf<'yes'>;
  chosen: boolean;
  onChange: (chosen: 'true' | null) => void;
}

/** Checkbox filter: yes, or any. */
export const YesChoice = ({ words, chosen, onChange }: YesChoiceProps) => (
  <fieldset className={classes.group}>
    <legend>{words.legend}</legend>
    <Checkbox
      label={words.only}
      checked={chosen}
      onChange={(event) => onChange(event.currentTarget.checked ? 'true' : null)}
    />
  </fieldset>
);
