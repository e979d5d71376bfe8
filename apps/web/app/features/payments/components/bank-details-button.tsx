import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { bankDetails as words } from '../bank-content.ts';

const BankDetailsDialog = lazy(() => import('./bank-details-dialog.tsx'));

/** « Renseigner votre RIB », or « Modifier votre RIB » where there is one (first document, §3). */
export const BankDetailsButton = ({ isChange }: { isChange: boolean }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {isChange ? words.change : words.add}
      </Button>
      {isWanted && (
        <Suspense>
          <BankDetailsDialog isChange={isChange} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
