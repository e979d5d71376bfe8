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
import { type FieldParts, textProps, valueProps } from '../../postings/use-posting-form.ts';
import { form } from '../creator-content.ts';
import type { JobValues } from '../job-values.ts';
import classes from './job-form.module.css';
import { WordingHints } from './wording-hints.tsx';

/** Props of every section of the form of a job offer. */
export interface FieldsProps extends FieldParts {
  values: JobValues;
  set: UseFormReturnType<JobValues>['setFieldValue'];
}

const text = (props: FieldsProps, field: 'title' | 'jobDescription') => textProps(props, 'job', field);

export const JobFields = (props: FieldsProps) => {
  const { values } = props;
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
      <DomainField {...valueProps(props, 'job', 'domain')} />
      <NatureField {...valueProps(props, 'job', 'nature')} />
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

export const ProfileFields = (props: FieldsProps) => (
  <FormSection title={form.profile}>
    <ProfilesField
      {...valueProps(props, 'job', 'experiences')}
      label={form.experiences}
      description={form.experiencesHelp}
    />
  </FormSection>
);

export const ContractFields = (props: FieldsProps) => {
  const { set } = props;
  return (
    <FormSection title={form.contract}>
      <ChoiceField
        {...valueProps(props, 'job', 'contractType')}
        label={form.contractType}
        choices={contractTypes}
      />
      <ChoiceField {...valueProps(props, 'job', 'timing')} label={form.timing} choices={jobTimings} />
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

export const PlaceFields = (props: FieldsProps) => (
  <FormSection title={form.where}>
    <ChoiceField {...valueProps(props, 'job', 'modality')} label={form.modality} choices={jobModalities} />
    {props.values.modality !== 'distance' && (
      <PlaceField
        {...valueProps(props, 'job', 'place')}
        label={shared.place}
        description={form.placeHelp}
        error={props.error('place') ?? props.error('city')}
        required
      />
    )}
  </FormSection>
);

export const PublicationFields = (props: FieldsProps) => (
  <FormSection title={form.publication}>
    <DayField
      {...valueProps(props, 'job', 'endDate')}
      label={shared.deadline}
      description={form.deadlineHelp}
      min={props.today}
      required
    />
  </FormSection>
);
