import { type PortageRequest, rejectBody } from '@basoche/contract/back-office/back-office';
import { fieldErrors } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Office, useRejectPortage } from '../api/decisions.ts';
import { portage } from '../content.ts';
import { ReasonForm } from './reason-form.tsx';

const words = portage.rejection;

interface RejectDialogProps {
  office: Office;
  request: PortageRequest;
  opened: boolean;
  onClose: () => void;
}

/** Why a portage is refused. */
export default function RejectDialog({ office, request, opened, onClose }: RejectDialogProps) {
  const rejecting = useRejectPortage(office, request.id);
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={typeset(request.mission.title)}
        words={words}
        check={(values) => fieldErrors(rejectBody, values)}
        send={(reason) => rejecting.mutateAsync(reason)}
        draft={`reject:${request.id}`}
        onClose={onClose}
      />
    </Dialog>
  );
}
