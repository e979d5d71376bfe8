import { cancelBody } from '@basoche/contract/back-office/back-office';
import { fieldErrors } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCancelDepositOf } from '../api/decisions.ts';
import { cancelDeposit as words } from '../content.ts';
import { ReasonForm } from './reason-form.tsx';

interface CancelDepositDialogProps {
  /** The thread's. */
  id: string;
  mission: string;
  opened: boolean;
  onClose: () => void;
}

/** Staff end a mission and give back all that was deposited; a code is asked for again in the same place. */
export default function CancelDepositDialog({ id, mission, opened, onClose }: CancelDepositDialogProps) {
  const cancelling = useCancelDepositOf(id);
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={typeset(mission)}
        words={words}
        check={(values) => fieldErrors(cancelBody, values)}
        send={async (reason, code) => {
          await cancelling.mutateAsync({ reason, code });
          onClose();
        }}
        draft={`cancel-deposit:${id}`}
        onClose={onClose}
      />
    </Dialog>
  );
}
