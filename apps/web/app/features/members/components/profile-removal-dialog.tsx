import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { EditTarget, ProfileDialogProps } from './profile-edit.tsx';

const content = edits.removal;

type ProfileRemovalProps = ProfileDialogProps & Extract<EditTarget, { dialog: 'remove' }>;

/** Asks for confirmation before an experience or a formation is removed. */
export default function ProfileRemovalDialog(props: ProfileRemovalProps) {
  const { person, what, id, title, opened, onClose } = props;
  const { removeExperience, removeFormation } = useProfileEdits(person.id);
  const removal = useMutation({
    mutationFn: () => (what === 'experience' ? removeExperience(id) : removeFormation(id)),
    onSuccess: () => {
      notifySuccess(content.removed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={content.title}
      confirm={content.remove}
      pending={removal.isPending}
      failure={removal.error && failureSentence(removal.error)}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {content.text(title)}
    </ConfirmDialog>
  );
}
