import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DayField } from '../../../ui/day-field.tsx';
import { ChoiceField, FormSection } from '../../../ui/form-parts.tsx';
import { PlaceField } from '../../places/shared/place-field.tsx';
import {
  DomainField,
  NatureField,
  ProfilesField,
  StartFields,
} from '../../postings/components/form-fields.tsx';
import { form as shared } from '../../postings/creator-content.ts';
import { type FieldParts, textProps } from '../../postings/use-posting-form.ts';
import { form } from '../creator-content.ts';
import type { JobValues } from '../job-values.ts';
import classes from './job-form.module.css';
import { WordingHints } from './wording-hints.tsx';

export interface FieldsProps extends FieldParts {
  values: JobValues;
  set: UseFormReturnType<JobValues>['setFieldValue'];
}

const text = (props: FieldsProps, field: 'title' | 'jobDescription') => textProps(props, 'job', field);

export const JobFields = (props: FieldsProps) => {
  const { values, set, error, leave } = props;
  return (
    <FormSection title={form.job}>
      <div>
        <TextInput
          {...text(props, 'title')}
          label={form.title}
          description={form.titleHelp}
          placeholder={form.titlePlaceholder}
        />
        <WordingHints text={values.title} />
      </div>
      <DomainField
        id="job-domain"
        value={values.domain}
        onChange={(domain) => set('domain', domain)}
        onBlur={() => leave('domain')}
        error={error('domain')}
      />
      <NatureField
        id="job-nature"
        value={values.nature}
        onChange={(nature) => set('nature', nature)}
        onBlur={() => leave('nature')}
        error={error('nature')}
      />
      <div>
        <Textarea
          {...text(props, 'jobDescription')}
          label={form.description}
          description={form.descriptionHelp}
          autosize
          minRows={9}
          maxRows={28}
          classNames={{ input: classes.description ?? '' }}
        />
        <WordingHints text={values.jobDescription} />
      </div>
    </FormSection>
  );
};

export const ProfileFields = ({ values, set, error, leave }: FieldsProps) => (
  <FormSection title={form.profile}>
    <ProfilesField
      id="job-experiences"
      label={form.experiences}
      description={form.experiencesHelp}
      value={values.experiences}
      onChange={(chosen) => set('experiences', chosen)}
      onBlur={() => leave('experiences')}
      error={error('experiences')}
    />
  </FormSection>
);

export const ContractFields = (props: FieldsProps) => {
  const { values, set, error } = props;
  return (
    <FormSection title={form.contract}>
      <ChoiceField
        id="job-contractType"
        label={form.contractType}
        value={values.contractType}
        choices={contractTypes}
        error={error('contractType')}
        onChange={(contractType) => set('contractType', contractType)}
      />
      <ChoiceField
        id="job-timing"
        label={form.timing}
        value={values.timing}
        choices={jobTimings}
        error={error('timing')}
        onChange={(timing) => set('timing', timing)}
      />
      <StartFields
        {...props}
        prefix="job"
        label={form.start}
        onChange={({ start, startDate }) => {
          if (start !== undefined) set('start', start);
          if (startDate !== undefined) set('startDate', startDate);
        }}
      />
    </FormSection>
  );
};

export const PlaceFields = ({ values, set, error, leave }: FieldsProps) => (
  <FormSection title={form.where}>
    <ChoiceField
      id="job-modality"
      label={form.modality}
      value={values.modality}
      choices={jobModalities}
      error={error('modality')}
      onChange={(modality) => set('modality', modality)}
    />
    {values.modality !== 'distance' && (
      <PlaceField
        id="job-place"
        label={shared.place}
        description={form.placeHelp}
        value={values.place}
        onChange={(place) => set('place', place)}
        onBlur={() => leave('place')}
        error={error('place') ?? error('city')}
        required
      />
    )}
  </FormSection>
);

export const PublicationFields = ({ values, today, set, error, leave }: FieldsProps) => (
  <FormSection title={form.publication}>
    <DayField
      id="job-endDate"
      label={shared.deadline}
      description={form.deadlineHelp}
      min={today}
      value={values.endDate}
      onChange={(day) => set('endDate', day)}
      onBlur={() => leave('endDate')}
      error={error('endDate')}
      required
    />
  </FormSection>
);
