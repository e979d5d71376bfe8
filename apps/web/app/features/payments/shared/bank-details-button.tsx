import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { bankDetails as content } from '../bank-content.ts';

const BankDetailsDialog = lazy(() => import('../components/bank-details-dialog.tsx'));

/** « Renseigner votre RIB », or « Modifier votre RIB » once there is one. */
export const BankDetailsButton = ({ isChange }: { isChange: boolean }) => {
  return (
    <DialogButton
      variant="default"
      dialog={(opened) => <BankDetailsDialog isChange={isChange} {...opened} />}
    >
      {isChange ? content.change : content.add}
    </DialogButton>
  );
};
