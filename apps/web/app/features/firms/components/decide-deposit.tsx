import type { DepositRequest } from '@basoche/contract/firms/approvals';
import { Button } from '@mantine/core';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.tsx';
import { deciding as content } from '../deposit-content.ts';
import { useApproveDeposit } from '../deposits-api.ts';
import { DecidedDeposit } from './decided-deposit.tsx';

const RefuseDepositDialog = lazy(() => import('./refuse-deposit-dialog.tsx'));

/** Buttons that answer a colleague's request. */
export const DecideDeposit = ({ request }: { request: DepositRequest }) => {
  const { approve, isPending, reauthenticationDialog } = useApproveDeposit();
  const { confirmed, confirmationDialog } = useConfirmation();
  const { title, effect, submit: confirm } = content.confirm;
  const ask = async () => {
    const text = <DecidedDeposit request={request}>{effect}</DecidedDeposit>;
    if (await confirmed({ title, text, confirm })) approve(request);
  };
  return (
    <div className="row wrap gap-2">
      <Button
        loading={isPending}
        aria-haspopup="dialog"
        aria-label={content.approveOf(request.subject)}
        onClick={() => void ask()}
      >
        {content.approve}
      </Button>
      <DialogButton
        variant="default"
        aria-label={content.refuseOf(request.subject)}
        dialog={(opened) => <RefuseDepositDialog {...opened} request={request} />}
      >
        {content.refuse}
      </DialogButton>
      {confirmationDialog}
      {reauthenticationDialog}
    </div>
  );
};
