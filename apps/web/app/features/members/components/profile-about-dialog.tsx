import { updatePersonBody } from '@basoche/contract/members/profile-editing';
import { textLimits } from '@basoche/domain/limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { FormBody, FormDialog, useProfileForm } from './profile-form.tsx';

const words = edits.about;

const AboutForm = ({
  person,
  draft,
  onClose,
  giveUp,
}: ProfileDialogProps & { draft: string; giveUp: () => void }) => {
  const { update } = useProfileEdits(person.id);
  const form = useProfileForm({
    draft,
    initialValues: { about: person.about ?? '' },
    check: (values) => fieldErrors(updatePersonBody, values),
    send: update,
    onClose,
  });
  return (
    <FormBody form={form} onCancel={giveUp}>
      <Textarea
        label={words.label}
        description={words.help}
        name="about"
        autosize
        minRows={6}
        maxRows={16}
        maxLength={textLimits.about}
        data-autofocus
        {...form.fields.getInputProps('about')}
      />
    </FormBody>
  );
};

export default function ProfileAboutDialog(props: ProfileDialogProps) {
  const draft = `profile:${props.person.id}:about`;
  return (
    <FormDialog opened={props.opened} title={words.title} draft={draft} onClose={props.onClose}>
      {(giveUp) => <AboutForm {...props} draft={draft} giveUp={giveUp} />}
    </FormDialog>
  );
}
