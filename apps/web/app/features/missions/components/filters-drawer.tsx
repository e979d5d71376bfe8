import '../../../ui/combobox.css.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { textLimits } from '@basoche/domain/limits';
import type { Department } from '@basoche/domain/options/departments';
import { departments } from '@basoche/domain/options/departments';
import { executionModes } from '@basoche/domain/options/execution-modes';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';
import { Button, Checkbox, Drawer, MultiSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { optionFilter } from '../../../ui/option-filter.ts';
import { filters as content } from '../filter-content.ts';
import { type ListFilters, readWords } from '../filters.ts';
import { DomainChoice } from './domain-choice.tsx';
import classes from './filters-drawer.module.css';
import { PriceChoice } from './price-choice.tsx';

interface FiltersDrawerProps {
  opened: boolean;
  filters: ListFilters;
  onClose: () => void;
  onApply: (filters: ListFilters) => void;
}

const places = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));
const isDepartment = (value: string): value is Department => departments.some((one) => one.value === value);

/** A list of values with one more, or one less. */
const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

/** A short list, whole. */
const Choices = <Value extends string>({ legend, options, chosen, onToggle }: ChoicesProps<Value>) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <Stack gap={0}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </Stack>
  </fieldset>
);

export default function FiltersDrawer({ opened, filters, onClose, onApply }: FiltersDrawerProps) {
  const [chosen, setChosen] = useState(filters);

  const [wasOpened, setWasOpened] = useState(opened);

  // What was chosen and not applied is forgotten when the drawer opens again; while it is open nothing takes it away.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setChosen(filters);
  }

  const choose = (change: Partial<ListFilters>) => setChosen({ ...chosen, ...change });

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={content.title}
      position="right"
      padding={0}
      closeButtonProps={{ 'aria-label': content.close, size: 44, iconSize: 20 }}
      classNames={classes}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApply({ ...chosen, q: readWords(chosen.q) });
        }}
      >
        <div className={classes.fields}>
          <TextInput
            className={classes.group}
            type="search"
            label={content.words}
            description={content.wordsHelp}
            placeholder={content.wordsPlaceholder}
            maxLength={textLimits.search}
            autoComplete="off"
            value={chosen.q}
            onChange={(event) => choose({ q: event.currentTarget.value })}
          />
          <DomainChoice
            chosen={chosen.domain}
            onToggle={(value) => choose({ domain: toggled(chosen.domain, value) })}
          />
          <Choices
            legend={content.modality}
            options={executionModes}
            chosen={chosen.modality}
            onToggle={(value) => choose({ modality: toggled(chosen.modality, value) })}
          />
          <MultiSelect
            className={classes.group}
            label={content.departement}
            description={content.departementHelp}
            placeholder={chosen.departement.length === 0 ? content.departementPlaceholder : ''}
            nothingFoundMessage={content.noDepartement}
            data={places}
            value={[...chosen.departement]}
            onChange={(values) => choose({ departement: values.filter(isDepartment) })}
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
          <Choices
            legend={content.nature}
            options={missionNatures}
            chosen={chosen.nature}
            onToggle={(value) => choose({ nature: toggled(chosen.nature, value) })}
          />
          <PriceChoice filters={chosen} onChange={choose} />
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {content.cancel}
          </Button>
          <Button type="submit">{content.apply}</Button>
        </div>
      </form>
    </Drawer>
  );
}
