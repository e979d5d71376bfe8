import '@mantine/core/styles/Checkbox.layer.css';
import type { Option } from '@basoche/domain/options/option';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ContentOf } from '../filter-content.ts';
import classes from './filters-drawer.module.css';

interface SingleChoiceProps {
  content: ContentOf<'single'>;
  options: readonly Option[];
  chosen: string | null;
  onChange: (chosen: string | null) => void;
}

/** Select for one value, or none. */
export const SingleChoice = ({ content, options, chosen, onChange }: SingleChoiceProps) => (
  <NativeSelect
    className={classes.group}
    size="md"
    label={content.legend}
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
    value={chosen ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || null)}
    data={[{ value: '', label: content.any }, ...options]}
  />
);

interface YesChoiceProps {
  content: ContentOf<'yes'>;
  chosen: boolean;
  onChange: (chosen: 'true' | null) => void;
}

/** Checkbox filter: yes, or any. */
export const YesChoice = ({ content, chosen, onChange }: YesChoiceProps) => (
  <fieldset className={classes.group}>
    <legend>{content.legend}</legend>
    <Checkbox
      label={content.only}
      checked={chosen}
      onChange={(event) => onChange(event.currentTarget.checked ? 'true' : null)}
    />
  </fieldset>
);
