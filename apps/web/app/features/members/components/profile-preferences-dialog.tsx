import '../../../ui/combobox.css.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { updatePersonBody } from '@basoche/contract/members/profile-editing';
import { companySizes } from '@basoche/domain/options/company-sizes';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { workLocations } from '@basoche/domain/options/work-locations';
import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { optionFilter } from '../../../ui/option-filter.ts';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import {
  bodyOf,
  durationErrors,
  fieldNames,
  type PreferenceValues,
  valuesOf,
} from '../profile-preferences.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import classes from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';

const content = edits.preferences;

interface ChecksProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

const Checks = <Value extends string>({ label, options, chosen, onChange }: ChecksProps<Value>) => (
  <fieldset className={classes.group}>
    <legend>{label}</legend>
    <div className={classes.checks}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              options.flatMap(({ value }) =>
                (value === option.value ? checked : chosen.includes(value)) ? [value] : [],
              ),
            )
          }
        />
      ))}
    </div>
  </fieldset>
);

const check = (values: PreferenceValues): Record<string, string> => {
  const typed = durationErrors(values);
  return Object.keys(typed).length > 0 ? typed : fieldNames(fieldErrors(updatePersonBody, bodyOf(values)));
};

export default function ProfilePreferencesDialog({ person, ...dialog }: ProfileDialogProps) {
  const { update } = useProfileEdits(person.id);
  return (
    <ProfileForm<PreferenceValues>
      {...dialog}
      of="profile"
      id={person.id}
      part="preferences"
      title={content.title}
      initialValues={valuesOf(person)}
      check={check}
      send={(values) => update(bodyOf(values))}
    >
      {({ fields }) => {
        const { getInputProps, setValues, values } = fields;
        const months = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const;
        return (
          <>
            <Checks
              label={content.workLocations}
              options={workLocations}
              chosen={values.workLocations}
              onChange={(chosen) => setValues({ workLocations: chosen })}
            />
            <fieldset className={classes.group}>
              <legend>{content.duration}</legend>
              <div className={classes.pair}>
                <TextInput label={content.min} name="minMonths" {...months} {...getInputProps('minMonths')} />
                <TextInput label={content.max} name="maxMonths" {...months} {...getInputProps('maxMonths')} />
              </div>
            </fieldset>
            <MultiSelect
              label={content.sectors}
              placeholder={values.sectors.length === 0 ? content.sectorsPlaceholder : ''}
              nothingFoundMessage={content.sectorsNone}
              data={[...legalDomains]}
              searchable
              filter={optionFilter}
              selectFirstOptionOnChange
              hidePickedOptions
              comboboxProps={{ shadow: 'md' }}
              {...getInputProps('sectors')}
            />
            <Checks
              label={content.companySizes}
              options={companySizes}
              chosen={values.companySizes}
              onChange={(chosen) => setValues({ companySizes: chosen })}
            />
          </>
        );
      }}
    </ProfileForm>
  );
}
