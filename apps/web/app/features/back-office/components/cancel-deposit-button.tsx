import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { cancelDeposit as words } from '../content.ts';

const CancelDepositDialog = lazy(() => import('./cancel-deposit-dialog.tsx'));

interface CancelDepositButtonProps {
  /** The thread's. */
  id: string;
  /** The title of its mission. */
  mission: string;
}

/** Ends a mission whose deposit is awaited or held, and gives all of it back. */
export const CancelDepositButton = ({ id, mission }: CancelDepositButtonProps) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        variant="subtle"
        color="red.7"
        aria-haspopup="dialog"
        aria-label={words.openOf(typeset(mission))}
        onClick={open}
      >
        {words.open}
      </Button>
      {isWanted && (
        <Suspense>
          <CancelDepositDialog id={id} mission={mission} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
