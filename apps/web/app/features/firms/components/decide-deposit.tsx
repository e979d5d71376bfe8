import type { DepositRequest } from '@basoche/contract/firms/approvals';
import { Button } from '@mantine/core';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { deciding as content } from '../deposit-content.ts';
import { useApproveDeposit } from '../deposits-api.ts';

const RefuseDepositDialog = lazy(() => import('./refuse-deposit-dialog.tsx'));

/** Buttons that answer a colleague's request. */
export const DecideDeposit = ({ request }: { request: DepositRequest }) => {
  const { approve, isPending, reauthenticationDialog } = useApproveDeposit();
  return (
    <div className="row wrap gap-2">
      <Button
        loading={isPending}
        aria-label={content.approveOf(request.subject)}
        onClick={() => approve(request.id)}
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
      {reauthenticationDialog}
    </div>
  );
};
