import AvailabilityDialog from './availability-dialog.tsx';
import type { ProfileDialogProps } from './profile-edit.tsx';

export default function ProfileAvailabilityDialog({ person, opened, onClose }: ProfileDialogProps) {
  return <AvailabilityDialog current={person.availability} opened={opened} onClose={onClose} />;
}
