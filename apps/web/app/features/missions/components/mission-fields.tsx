import { budgetError, enteredCents, type PriceBasis } from '@basoche/domain/missions/budget';
import type { ClosedProfile } from '@basoche/domain/missions/wanted-profiles';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DayField } from '../../../ui/day-field.tsx';
import { ChoiceField, FormSection } from '../../../ui/form-parts.tsx';
import { WholeCost } from '../../payments/shared/whole-cost.tsx';
import { PlaceField } from '../../places/shared/place-field.tsx';
import {
  DomainField,
  NatureField,
  ProfilesField,
  StartFields,
} from '../../postings/components/form-fields.tsx';
import { form as shared } from '../../postings/creator-content.ts';
import { type FieldParts, textProps, valueProps } from '../../postings/use-posting-form.ts';
import type { FormContent } from '../consumer-content.ts';
import { conflicts } from '../creator-content.ts';
import { type MissionValues, typedCents } from '../mission-values.ts';
import { PriceField } from './price-field.tsx';
import { PriceKindsField } from './price-kinds-field.tsx';
import { WhoMayApply } from './who-may-apply.tsx';

interface FieldsProps extends FieldParts {
  values: MissionValues;
  set: UseFormReturnType<MissionValues>['setFieldValue'];
  /** Texts for this kind of creator. */
  content: FormContent;
  basis: PriceBasis;
  /** Chosen profiles that the rules exclude from such a mission. */
  closed: readonly ClosedProfile[];
}

const text = (props: FieldsProps, field: 'title' | 'skillsRequired' | 'timeLimit') =>
  textProps(props, 'mission', field);

export const SubjectFields = (props: FieldsProps) => {
  const { values, content } = props;
  return (
    <FormSection title={content.subject}>
      <TextInput
        {...text(props, 'title')}
        label={content.title}
        description={content.titleHelp}
        placeholder={content.titlePlaceholder}
      />
      <DomainField
        {...valueProps(props, 'mission', 'domain')}
        label={content.domain}
        description={content.domainHelp}
      />
      <NatureField
        {...valueProps(props, 'mission', 'nature')}
        label={content.nature}
        description={content.natureHelp}
      />
      <WhoMayApply nature={values.nature} />
      <Textarea
        {...text(props, 'skillsRequired')}
        label={content.description}
        description={content.descriptionHelp}
        autosize
        minRows={7}
        maxRows={24}
      />
      <TextInput {...text(props, 'timeLimit')} label={content.delivery} description={content.deliveryHelp} />
    </FormSection>
  );
};

export const CandidateFields = (props: FieldsProps) => {
  const { today, content, closed } = props;
  return (
    <FormSection title={content.candidates}>
      <ProfilesField
        {...valueProps(props, 'mission', 'experience')}
        label={content.experience}
        description={content.experienceHelp}
        closed={closed}
      />
      <DayField
        {...valueProps(props, 'mission', 'endDate')}
        label={shared.deadline}
        description={content.deadlineHelp}
        min={today}
      />
    </FormSection>
  );
};

export const ScheduleFields = (props: FieldsProps) => {
  const { values, set, error, content } = props;
  return (
    <FormSection title={content.when}>
      <StartFields
        {...props}
        prefix="mission"
        label={content.start}
        onChange={({ start, startDate }) => {
          if (start !== undefined) set('start', start);
          if (startDate !== undefined) set('startDate', startDate);
        }}
      />
      <ChoiceField
        id="mission-execution"
        label={content.execution}
        value={values.execution}
        choices={[
          { value: 'distance', label: content.distance },
          { value: 'onPlace', label: content.onPlace },
        ]}
        error={error('onPlace')}
        onChange={(execution) => set('execution', execution)}
      />
      {values.execution === 'onPlace' && (
        <PlaceField
          {...valueProps(props, 'mission', 'place')}
          label={shared.place}
          error={error('place') ?? error('city')}
          required
        />
      )}
    </FormSection>
  );
};

/** Whole cost of the announced prices once they are valid, or of a price that is left open. */
const Cost = ({ values, basis }: Pick<FieldsProps, 'values' | 'basis'>) => {
  const { tarifLow, tarifHigh, isPriceOpen } = values;
  const typed = isPriceOpen ? [] : [tarifLow, tarifHigh];
  const prices = typed.flatMap((one) => {
    const cents = typedCents(one, basis);
    return cents === null || budgetError(enteredCents(cents, basis), basis) !== null ? [] : [cents];
  });
  return (isPriceOpen || prices.length > 0) && <WholeCost prices={prices} tvaApplicable={null} />;
};

export const TermFields = ({ values, set, error, leave, content, basis }: FieldsProps) => (
  <FormSection title={content.terms}>
    <PriceField
      content={content}
      basis={basis}
      values={values}
      error={error}
      onChange={(bound, typed) => set(bound, typed)}
      onLeave={leave}
      onOpen={(isOpen) => set('isPriceOpen', isOpen)}
    />
    <Cost values={values} basis={basis} />
    <PriceKindsField
      content={content}
      chosen={values.priceKinds}
      error={error('priceKinds')}
      onChange={(kinds) => set('priceKinds', kinds)}
    />
    <ChoiceField
      id="mission-visibility"
      label={content.visibility}
      value={values.visibility}
      choices={[
        { value: 'public', label: content.public, help: content.publicHelp },
        { value: 'anonymous', label: content.anonymous, help: content.anonymousHelp },
      ]}
      error={error('isAnonym')}
      onChange={(visibility) => set('visibility', visibility)}
    />
  </FormSection>
);

/** The question about parties, for natures that require a conflict check. */
export const PartyFields = ({ values, set, error }: FieldsProps) => (
  <FormSection title={conflicts.section}>
    <ChoiceField<MissionValues['namesParties']>
      id="mission-namesParties"
      label={conflicts.question}
      value={values.namesParties}
      choices={[
        { value: 'yes', label: conflicts.yes, help: conflicts.yesHelp },
        { value: 'no', label: conflicts.no, help: conflicts.noHelp },
      ]}
      error={error('namesParties')}
      onChange={(said) => set('namesParties', said)}
    />
  </FormSection>
);
