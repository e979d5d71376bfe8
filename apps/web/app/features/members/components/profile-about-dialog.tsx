import { updatePersonBody } from '@basoche/contract/members/profile-editing';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = edits.about;

export default function ProfileAboutDialog({ person, ...dialog }: ProfileDialogProps) {
  const { update } = useProfileEdits(person.id);
  return (
    <ProfileForm
      {...dialog}
      of="profile"
      id={person.id}
      part="about"
      title={content.title}
      initialValues={{ about: person.about ?? '' }}
      check={(values) => fieldErrors(updatePersonBody, values)}
      send={update}
    >
      {({ fields }) => (
        <>
          <Textarea
            label={content.label}
            description={content.help}
            name="about"
            autosize
            minRows={6}
            maxRows={16}
            maxLength={textLimits.about}
            data-autofocus
            {...fields.getInputProps('about')}
          />
        </>
      )}
    </ProfileForm>
  );
}
