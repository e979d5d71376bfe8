import '../../../ui/combobox.css.ts';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { optionFilter } from '../../../ui/option-filter.ts';
import { PlaceField } from '../../places/components/place-field.tsx';
import { form } from '../creator-content.ts';
import type { MissionValues } from '../mission-values.ts';
import { DayField } from './day-field.tsx';
import { ChoiceField, FormSection } from './form-parts.tsx';
import { PriceField } from './price-field.tsx';
import { WhoMayApply } from './who-may-apply.tsx';

interface FieldsProps {
  values: MissionValues;
  /** The first day that may be chosen, in Paris. */
  today: string;
  set: UseFormReturnType<MissionValues>['setFieldValue'];
  /** By the name that travels. */
  error: (field: string) => ReactNode;
  leave: (field: string) => void;
}

const text = (
  { values, set, error, leave }: FieldsProps,
  field: 'title' | 'skillsRequired' | 'timeLimit',
) => ({
  id: `mission-${field}`,
  required: true,
  value: values[field],
  error: error(field),
  onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  onBlur: () => leave(field),
});

export const SubjectFields = (props: FieldsProps) => {
  const { values, set, error } = props;
  return (
    <FormSection title={form.subject}>
      <TextInput
        {...text(props, 'title')}
        label={form.title}
        description={form.titleHelp}
        placeholder={form.titlePlaceholder}
      />
      <Select
        id="mission-domain"
        label={form.domain}
        nothingFoundMessage={form.domainNone}
        data={[...legalDomains]}
        value={values.domain}
        onChange={(chosen) => {
          const domain = legalDomains.find(({ value }) => value === chosen);
          if (domain) set('domain', domain.value);
        }}
        error={error('domain')}
        allowDeselect={false}
        comboboxProps={{ shadow: 'md' }}
        searchable
        filter={optionFilter}
        selectFirstOptionOnChange
        required
      />
      <Select
        id="mission-nature"
        label={form.nature}
        data={[...missionNatures]}
        value={values.nature}
        onChange={(chosen) => {
          const nature = missionNatures.find(({ value }) => value === chosen);
          if (nature) set('nature', nature.value);
        }}
        error={error('nature')}
        allowDeselect={false}
        comboboxProps={{ shadow: 'md' }}
        required
      />
      <WhoMayApply nature={values.nature} />
      <Textarea
        {...text(props, 'skillsRequired')}
        label={form.description}
        description={form.descriptionHelp}
        autosize
        minRows={7}
        maxRows={24}
      />
      <TextInput {...text(props, 'timeLimit')} label={form.delivery} description={form.deliveryHelp} />
    </FormSection>
  );
};

const years: readonly string[] = ['etudiants', 'diplome', '1an', '2_5ans', '5_10ans', '10ans+'];
const profiles = [
  { group: form.years, items: soughtProfiles.filter(({ value }) => years.includes(value)) },
  { group: form.trades, items: soughtProfiles.filter(({ value }) => !years.includes(value)) },
];

export const CandidateFields = ({ values, today, set, error, leave }: FieldsProps) => (
  <FormSection title={form.candidates}>
    <MultiSelect
      id="mission-experience"
      label={form.experience}
      description={form.experienceHelp}
      placeholder={values.experience.length === 0 ? form.experiencePlaceholder : ''}
      nothingFoundMessage={form.experienceNone}
      data={profiles}
      value={values.experience}
      onChange={(chosen) => set('experience', chosen)}
      onBlur={() => leave('experience')}
      error={error('experience')}
      searchable
      filter={optionFilter}
      selectFirstOptionOnChange
      hidePickedOptions
      comboboxProps={{ shadow: 'md' }}
      required
    />
    <DayField
      id="mission-endDate"
      label={form.deadline}
      description={form.deadlineHelp}
      min={today}
      value={values.endDate}
      onChange={(day) => set('endDate', day)}
      onBlur={() => leave('endDate')}
      error={error('endDate')}
    />
  </FormSection>
);

export const ScheduleFields = ({ values, today, set, error, leave }: FieldsProps) => (
  <FormSection title={form.when}>
    <ChoiceField
      id="mission-start"
      label={form.start}
      value={values.start}
      choices={[
        { value: 'now', label: form.startNow },
        { value: 'later', label: form.startLater },
      ]}
      error={error('startNow')}
      onChange={(start) => {
        set('start', start);
        if (start === 'now') set('startDate', '');
      }}
    />
    {values.start === 'later' && (
      <DayField
        id="mission-startDate"
        label={form.startDate}
        min={today}
        value={values.startDate}
        onChange={(day) => set('startDate', day)}
        onBlur={() => leave('startDate')}
        error={error('startDate')}
        required
      />
    )}
    <ChoiceField
      id="mission-execution"
      label={form.execution}
      value={values.execution}
      choices={[
        { value: 'distance', label: form.distance },
        { value: 'onPlace', label: form.onPlace },
      ]}
      error={error('onPlace')}
      onChange={(execution) => set('execution', execution)}
    />
    {values.execution === 'onPlace' && (
      <PlaceField
        id="mission-place"
        label={form.place}
        value={values.place}
        onChange={(place) => set('place', place)}
        onBlur={() => leave('place')}
        error={error('place') ?? error('city')}
        required
      />
    )}
  </FormSection>
);

export const TermFields = ({ values, set, error }: FieldsProps) => (
  <FormSection title={form.terms}>
    <PriceField
      value={values.tarif}
      isOpen={values.isPriceOpen}
      error={error('tarifLow') ?? error('tarifHigh')}
      onChange={(range) => set('tarif', range)}
      onOpen={(isOpen) => set('isPriceOpen', isOpen)}
    />
    <ChoiceField
      id="mission-visibility"
      label={form.visibility}
      value={values.visibility}
      choices={[
        { value: 'public', label: form.public, help: form.publicHelp },
        { value: 'anonymous', label: form.anonymous, help: form.anonymousHelp },
      ]}
      error={error('isAnonym')}
      onChange={(visibility) => set('visibility', visibility)}
    />
  </FormSection>
);
