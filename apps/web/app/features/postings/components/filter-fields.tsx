import '../../../ui/combobox.css.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { type Department, departments } from '@basoche/domain/options/departments';
import type { Option } from '@basoche/domain/options/option';
import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { Checkbox, MultiSelect, Stack, TextInput } from '@mantine/core';
import { optionFilter } from '../../../ui/option-filter.ts';
import { filterFields as content } from '../filter-content.ts';
import { toggled } from '../filters.ts';
import classes from './filters-drawer.module.css';

interface WordsFieldProps {
  placeholder: string;
  help?: string | undefined;
  words: string;
  onChange: (words: string) => void;
}

export const WordsField = ({ placeholder, help = content.wordsHelp, words, onChange }: WordsFieldProps) => (
  <TextInput
    className={classes.group}
    type="search"
    label={content.words}
    description={help}
    placeholder={placeholder}
    maxLength={searchAtMost}
    autoComplete="off"
    value={words}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface ChoicesProps<Value extends string> {
  legend: string;
  help?: string | undefined;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A short list of checkboxes, shown whole. */
export const Choices = <Value extends string>({
  legend,
  help,
  options,
  chosen,
  onChange,
}: ChoicesProps<Value>) => {
  const boxes = (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <Stack gap={0}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
        ))}
      </Stack>
    </fieldset>
  );
  if (!help) return boxes;
  return (
    <div>
      {boxes}
      <p className="soft small top-2">{help}</p>
    </div>
  );
};

const places = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));
const isDepartment = (value: string): value is Department => departments.some((one) => one.value === value);

interface DepartmentChoiceProps {
  chosen: readonly Department[];
  onChange: (chosen: Department[]) => void;
}

export const DepartmentChoice = ({ chosen, onChange }: DepartmentChoiceProps) => (
  <MultiSelect
    className={classes.group}
    label={content.departement}
    description={content.departementHelp}
    placeholder={chosen.length === 0 ? content.departementPlaceholder : ''}
    nothingFoundMessage={content.noDepartement}
    data={places}
    value={[...chosen]}
    onChange={(values) => onChange(values.filter(isDepartment))}
    searchable
    filter={optionFilter}
    selectFirstOptionOnChange
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault();
    }}
    hidePickedOptions
    clearable
    comboboxProps={{ shadow: 'md', zIndex: 400 }}
  />
);
