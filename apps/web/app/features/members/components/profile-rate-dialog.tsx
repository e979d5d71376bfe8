import { updatePersonBody } from '@basoche/contract/members/profile-editing';
import { readHourlyCost } from '@basoche/domain/members/hourly-cost';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { FormBody, FormDialog, useProfileForm } from './profile-form.tsx';

const words = edits.rate;

/** « 150 € » is 150 (first document, §5); nothing is no rate. */
const check = ({ hourlyCost: typed }: { hourlyCost: string }): Record<string, string> => {
  if (typed.trim() === '') return {};
  const hourlyCost = readHourlyCost(typed);
  return hourlyCost === null ? { hourlyCost: words.unread } : fieldErrors(updatePersonBody, { hourlyCost });
};

const RateForm = ({
  person,
  draft,
  onClose,
  giveUp,
}: ProfileDialogProps & { draft: string; giveUp: () => void }) => {
  const { update } = useProfileEdits(person.id);
  const form = useProfileForm({
    draft,
    initialValues: { hourlyCost: person.hourlyCost === null ? '' : formatEuros(person.hourlyCost) },
    check,
    send: ({ hourlyCost }) => update({ hourlyCost: readHourlyCost(hourlyCost) }),
    onClose,
  });
  const read = readHourlyCost(form.fields.values.hourlyCost);
  return (
    <FormBody form={form} onCancel={giveUp}>
      <TextInput
        label={words.label}
        description={read === null ? words.help : words.read(formatEuros(read))}
        placeholder={words.placeholder}
        name="hourlyCost"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        data-autofocus
        {...form.fields.getInputProps('hourlyCost')}
      />
    </FormBody>
  );
};

export default function ProfileRateDialog(props: ProfileDialogProps) {
  const draft = `profile:${props.person.id}:rate`;
  return (
    <FormDialog opened={props.opened} title={words.title} draft={draft} onClose={props.onClose}>
      {(giveUp) => <RateForm {...props} draft={draft} giveUp={giveUp} />}
    </FormDialog>
  );
}
