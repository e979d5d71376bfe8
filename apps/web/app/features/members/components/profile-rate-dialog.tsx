import { updatePersonBody } from '@basoche/contract/members/profile-editing';
import { readHourlyCost } from '@basoche/domain/members/hourly-cost';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = edits.rate;

/** Checks a rate: « 150 € » is read as 150; an empty field is no rate. */
const check = ({ hourlyCost: typed }: { hourlyCost: string }): Record<string, string> => {
  if (typed.trim() === '') return {};
  const hourlyCost = readHourlyCost(typed);
  return hourlyCost === null ? { hourlyCost: content.unread } : fieldErrors(updatePersonBody, { hourlyCost });
};

export default function ProfileRateDialog({ person, ...dialog }: ProfileDialogProps) {
  const { update } = useProfileEdits(person.id);
  return (
    <ProfileForm
      {...dialog}
      of="profile"
      id={person.id}
      part="rate"
      title={content.title}
      initialValues={{ hourlyCost: person.hourlyCost === null ? '' : formatEuros(person.hourlyCost) }}
      check={check}
      send={({ hourlyCost }) => update({ hourlyCost: readHourlyCost(hourlyCost) })}
    >
      {({ fields }) => {
        const parsedRate = readHourlyCost(fields.values.hourlyCost);
        return (
          <TextInput
            label={content.label}
            description={parsedRate === null ? content.help : content.read(formatEuros(parsedRate))}
            placeholder={content.placeholder}
            name="hourlyCost"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            data-autofocus
            {...fields.getInputProps('hourlyCost')}
          />
        );
      }}
    </ProfileForm>
  );
}
