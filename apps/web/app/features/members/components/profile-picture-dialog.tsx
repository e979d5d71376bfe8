import { notifySuccess } from '../../../lib/notify.ts';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits as content } from '../profile-content.ts';
import PictureDialog from './picture-dialog.tsx';
import type { ProfileDialogProps } from './profile-edit.tsx';

export default function ProfilePictureDialog({ person, opened, onClose }: ProfileDialogProps) {
  const { picture } = useProfileEdits(person.id);
  return (
    <PictureDialog
      opened={opened}
      title={content.picture}
      aspect={1}
      isRound
      present={person.pictureURL}
      name={person.displayName}
      mayRemove={person.pictureURL !== null}
      send={picture}
      onSaved={() => notifySuccess(content.saved)}
      onClose={onClose}
    />
  );
}
