import { refuseBody, type VerificationRequest } from '@basoche/contract/members/verification';
import { fieldErrors } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useRefuseVerification } from '../api/verifications.ts';
import { verifications } from '../verification-content.ts';
import { ReasonForm } from './reason-form.tsx';

const words = verifications.refusal;

interface RefuseDialogProps {
  request: VerificationRequest;
  opened: boolean;
  onClose: () => void;
}

/** Why documents are refused. */
export default function RefuseVerificationDialog({ request, opened, onClose }: RefuseDialogProps) {
  const refusing = useRefuseVerification(request);
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={request.user.name}
        words={words}
        check={(values) => fieldErrors(refuseBody, values)}
        send={(reason) => refusing.mutateAsync(reason)}
        draft={`refuse-verification:${request.id}`}
        onClose={onClose}
      />
    </Dialog>
  );
}
