import type { StaffPublication } from '@basoche/contract/moderation/moderation';

/** What each dialog about a publication is given. */
export interface PublicationDialogProps {
  publication: StaffPublication;
  opened: boolean;
  onClose: () => void;
}
