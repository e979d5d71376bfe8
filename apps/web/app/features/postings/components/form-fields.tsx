import '../../../ui/combobox.css.ts';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { MultiSelect, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayField } from '../../../ui/day-field.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { filterOptions, optionFilter } from '../../../ui/option-filter.ts';
import { form as content } from '../creator-content.ts';
import { domainMatches } from '../domain-synonyms.ts';
import type { FieldParts } from '../use-posting-form.ts';
import classes from './form-fields.module.css';

/** Fields shared by the forms of missions and offers. */

interface FieldProps<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  error: ReactNode;
}

interface ChosenProps<Value extends string> extends Omit<FieldProps<Value>, 'value'> {
  /** Empty while nothing is chosen. */
  value: Value | '';
  label?: string;
  description?: string | undefined;
  onBlur?: () => void;
}

export const DomainField = ({
  value,
  onChange,
  label = content.domain,
  ...field
}: ChosenProps<LegalDomain>) => (
  <Select
    {...field}
    label={label}
    value={value || null}
    placeholder={content.domainPlaceholder}
    nothingFoundMessage={content.domainNone}
    data={[...legalDomains]}
    onChange={(chosen) => {
      const domain = legalDomains.find(({ value }) => value === chosen);
      if (domain) onChange(domain.value);
    }}
    allowDeselect={false}
    comboboxProps={{ shadow: 'md' }}
    searchable
    filter={filterOptions(({ value: domain, label: name }, typed) => domainMatches(domain, name, typed))}
    selectFirstOptionOnChange
    required
  />
);

export const NatureField = ({
  value,
  onChange,
  label = content.nature,
  ...field
}: ChosenProps<MissionNature>) => (
  <Select
    {...field}
    label={label}
    value={value || null}
    placeholder={content.naturePlaceholder}
    nothingFoundMessage={content.natureNone}
    data={[...missionNatures]}
    onChange={(chosen) => {
      const nature = missionNatures.find(({ value }) => value === chosen);
      if (nature) onChange(nature.value);
    }}
    allowDeselect={false}
    comboboxProps={{ shadow: 'md' }}
    searchable
    filter={optionFilter}
    selectFirstOptionOnChange
    required
  />
);

const years: readonly string[] = ['etudiants', 'diplome', '1an', '2_5ans', '5_10ans', '10ans+'];

interface ClosedProfile {
  readonly profile: string;
  readonly reason: string;
}

/** Groups of profiles. Profiles that cannot be chosen stay in their place, with the reason. */
const groupsOf = (closed: readonly ClosedProfile[]) => {
  const items = soughtProfiles.map((option) => ({
    ...option,
    disabled: closed.some(({ profile }) => profile === option.value),
  }));
  return [
    { group: content.trades, items: items.filter(({ value }) => !years.includes(value)) },
    { group: content.years, items: items.filter(({ value }) => years.includes(value)) },
  ];
};

interface ProfilesFieldProps extends FieldProps<string[]> {
  label: string;
  description: string;
  onBlur: () => void;
  closed?: readonly ClosedProfile[];
}

export const ProfilesField = ({ value, closed = [], ...field }: ProfilesFieldProps) => (
  <MultiSelect
    {...field}
    value={value}
    placeholder={value.length === 0 ? content.profilesPlaceholder : ''}
    nothingFoundMessage={content.profilesNone}
    data={groupsOf(closed)}
    renderOption={({ option }) => (
      <span>
        {option.label}
        {closed
          .filter(({ profile }) => profile === option.value)
          .map(({ reason }) => (
            <small key={reason} className={classes.reason}>
              {reason}
            </small>
          ))}
      </span>
    )}
    searchable
    filter={optionFilter}
    selectFirstOptionOnChange
    hidePickedOptions
    comboboxProps={{ shadow: 'md' }}
    required
  />
);

interface Start {
  readonly start: 'now' | 'later';
  readonly startDate: string;
}

interface StartFieldsProps extends FieldParts {
  /** Prefix of the element ids: « mission », « job ». */
  prefix: string;
  label: string;
  values: Start;
  onChange: (start: Partial<Start>) => void;
}

/** Start now, or on a day. Choosing "now" clears the day. */
export const StartFields = ({ prefix, label, values, today, error, leave, onChange }: StartFieldsProps) => (
  <>
    <ChoiceField
      id={`${prefix}-start`}
      label={label}
      value={values.start}
      choices={[
        { value: 'now', label: content.startNow },
        { value: 'later', label: content.startLater },
      ]}
      error={error('startNow')}
      onChange={(start) => onChange(start === 'now' ? { start, startDate: '' } : { start })}
    />
    {values.start === 'later' && (
      <DayField
        id={`${prefix}-startDate`}
        label={content.startDate}
        min={today}
        value={values.startDate}
        onChange={(startDate) => onChange({ startDate })}
        onBlur={() => leave('startDate')}
        error={error('startDate')}
        required
      />
    )}
  </>
);
