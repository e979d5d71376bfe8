import '@mantine/core/styles/Slider.layer.css';
import { textLimits } from '@basoche/domain/limits';
import { rateScale } from '@basoche/domain/members/rate-scale';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { professions } from '@basoche/domain/options/professions';
import { readWords } from '@basoche/domain/searches/read-words';
import { Checkbox, NativeSelect, RangeSlider, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { formatEuros } from '../../../lib/money.ts';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { Choices, DepartmentChoice } from '../../postings/components/filter-fields.tsx';
import classes from '../../postings/components/filters-drawer.module.css';
import { FiltersPanel, useChosen, useFound } from '../../postings/components/filters-panel.tsx';
import { filterFields } from '../../postings/filter-content.ts';
import { directoryFound } from '../api/directory.ts';
import { rateInWords } from '../directory-chips.ts';
import { type DirectoryAudience, foundInWords } from '../directory-content.ts';
import { directoryFields as content, experienceChoices } from '../directory-filter-content.ts';
import {
  availabilities,
  type DirectoryFilters,
  experienceFloors,
  type RatePoint,
  rateBounds,
} from '../directory-filters.ts';

interface FieldProps {
  chosen: DirectoryFilters;
  choose: (change: Partial<DirectoryFilters>) => void;
}

const Experience = ({ chosen, choose }: FieldProps) => (
  <NativeSelect
    className={classes.group}
    size="md"
    label={content.experience}
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
    value={chosen.experience ?? ''}
    onChange={(event) =>
      choose({
        experience: experienceFloors.find(({ value }) => value === event.currentTarget.value)?.value ?? null,
      })
    }
    data={[{ value: '', label: content.anyExperience }, ...experienceChoices]}
  />
);

const last = rateScale.length - 1;
const pointAt = (place: number): RatePoint => rateScale[place] ?? rateScale[0];
const placeOf = (point: RatePoint | null, none: number): number =>
  point === null ? none : rateScale.indexOf(point);

/** What one end of the slider means, said aloud: its last points bound nothing. */
const inWords = (place: number): string =>
  place === 0 || place === last
    ? `${formatEuros(pointAt(place))}, ${content.noBound}`
    : formatEuros(pointAt(place));

/** The hourly rates between which members are kept: a slider over the points of the scale. */
const Rates = ({ chosen, choose }: FieldProps) => {
  const words = rateInWords(chosen);
  return (
    <fieldset className={classes.group}>
      <legend>{content.rate}</legend>
      <p className={classes.price} data-bound={words !== null || undefined}>
        <output className="tabular">{words ?? content.anyRate}</output>
      </p>
      <RangeSlider
        className={classes.slider}
        value={[placeOf(chosen.rateMin, 0), placeOf(chosen.rateMax, last)]}
        onChange={([low, high]) => choose(rateBounds(pointAt(low), pointAt(high)))}
        min={0}
        max={last}
        step={1}
        minRange={1}
        pushOnOverlap={false}
        label={null}
        thumbSize={26}
        size={6}
        thumbFromLabel={content.rateFrom}
        thumbToLabel={content.rateTo}
        thumbValueText={inWords}
      />
      <p className={classes.scale} aria-hidden="true">
        <span>{formatEuros(pointAt(0))}</span>
        <span>{formatEuros(pointAt(last))}</span>
      </p>
      <p className={classes.help}>{words === null ? content.rateHelp : content.rateBound}</p>
    </fieldset>
  );
};

interface DirectoryDrawerProps {
  opened: boolean;
  audience: DirectoryAudience;
  filters: DirectoryFilters;
  onClose: () => void;
  onApply: (filters: DirectoryFilters) => void;
}

export default function DirectoryDrawer({
  opened,
  audience,
  filters,
  onClose,
  onApply,
}: DirectoryDrawerProps) {
  const [chosen, choose] = useChosen(filters, opened);
  const found = useFound(directoryFound(audience), chosen, opened);
  return (
    <FiltersPanel
      title={content.title}
      opened={opened}
      found={foundInWords(audience, found)}
      onClose={onClose}
      onApply={() => onApply({ ...chosen, q: readWords(chosen.q) })}
    >
      <TextInput
        className={classes.group}
        type="search"
        label={filterFields.words}
        description={content.wordsHelp}
        placeholder={content.wordsPlaceholder}
        maxLength={textLimits.search}
        autoComplete="off"
        value={chosen.q}
        onChange={(event) => choose({ q: event.currentTarget.value })}
      />
      {audience === 'members' && (
        <Choices
          legend={content.profession}
          options={professions}
          chosen={chosen.profession}
          onChange={(profession) => choose({ profession })}
        />
      )}
      {audience === 'members' && (
        <Choices
          legend={content.kind}
          options={directoryKinds}
          chosen={chosen.kind}
          onChange={(kind) => choose({ kind })}
        />
      )}
      <DomainChoice chosen={chosen.domain} onChange={(domain) => choose({ domain })} />
      <DepartmentChoice chosen={chosen.departement} onChange={(departement) => choose({ departement })} />
      <Experience chosen={chosen} choose={choose} />
      <Rates chosen={chosen} choose={choose} />
      <div>
        <Choices
          legend={content.availability}
          options={availabilities}
          chosen={chosen.availability}
          onChange={(availability) => choose({ availability })}
        />
        <p className={classes.help}>{content.availabilityHelp}</p>
      </div>
      <fieldset className={classes.group}>
        <legend>{content.verified}</legend>
        <Checkbox
          label={content.onlyVerified}
          checked={chosen.verified}
          onChange={(event) => choose({ verified: event.currentTarget.checked })}
        />
      </fieldset>
    </FiltersPanel>
  );
}
