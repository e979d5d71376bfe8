import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DayField } from '../../../ui/day-field.tsx';
import { ChoiceField, FormSection } from '../../../ui/form-parts.tsx';
import {
  DomainField,
  NatureField,
  ProfilesField,
  StartFields,
} from '../../listings/components/form-fields.tsx';
import { form as shared } from '../../listings/creator-content.ts';
import { type FieldParts, textProps } from '../../listings/use-listing-form.ts';
import { WholeCost } from '../../payments/components/whole-cost.tsx';
import { PlaceField } from '../../places/components/place-field.tsx';
import { form } from '../creator-content.ts';
import type { MissionValues } from '../mission-values.ts';
import { PriceField } from './price-field.tsx';
import { WhoMayApply } from './who-may-apply.tsx';

interface FieldsProps extends FieldParts {
  values: MissionValues;
  set: UseFormReturnType<MissionValues>['setFieldValue'];
}

const text = (props: FieldsProps, field: 'title' | 'skillsRequired' | 'timeLimit') =>
  textProps(props, 'mission', field);

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
      <DomainField
        id="mission-domain"
        value={values.domain}
        onChange={(domain) => set('domain', domain)}
        error={error('domain')}
      />
      <NatureField
        id="mission-nature"
        value={values.nature}
        onChange={(nature) => set('nature', nature)}
        error={error('nature')}
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

export const CandidateFields = ({ values, today, set, error, leave }: FieldsProps) => (
  <FormSection title={form.candidates}>
    <ProfilesField
      id="mission-experience"
      label={form.experience}
      description={form.experienceHelp}
      value={values.experience}
      onChange={(chosen) => set('experience', chosen)}
      onBlur={() => leave('experience')}
      error={error('experience')}
    />
    <DayField
      id="mission-endDate"
      label={shared.deadline}
      description={form.deadlineHelp}
      min={today}
      value={values.endDate}
      onChange={(day) => set('endDate', day)}
      onBlur={() => leave('endDate')}
      error={error('endDate')}
    />
  </FormSection>
);

export const ScheduleFields = (props: FieldsProps) => {
  const { values, set, error, leave } = props;
  return (
    <FormSection title={form.when}>
      <StartFields
        {...props}
        prefix="mission"
        label={form.start}
        onChange={({ start, startDate }) => {
          if (start !== undefined) set('start', start);
          if (startDate !== undefined) set('startDate', startDate);
        }}
      />
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
          label={shared.place}
          value={values.place}
          onChange={(place) => set('place', place)}
          onBlur={() => leave('place')}
          error={error('place') ?? error('city')}
          required
        />
      )}
    </FormSection>
  );
};

export const TermFields = ({ values, set, error }: FieldsProps) => (
  <FormSection title={form.terms}>
    <PriceField
      value={values.tarif}
      isOpen={values.isPriceOpen}
      error={error('tarifLow') ?? error('tarifHigh')}
      onChange={(range) => set('tarif', range)}
      onOpen={(isOpen) => set('isPriceOpen', isOpen)}
    />
    {!values.isPriceOpen && (
      <WholeCost prices={values.tarif.map((euros) => euros * 100)} tvaApplicable={null} />
    )}
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
