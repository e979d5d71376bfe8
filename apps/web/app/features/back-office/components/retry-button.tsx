import type { FinanceMovement } from '@basoche/contract/payments/finances';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { finances } from '../finance-content.ts';

const RetryDialog = lazy(() => import('./retry-dialog.tsx'));

/** Has a payment that waits or came back tried again. */
export const RetryButton = ({ movement }: { movement: FinanceMovement }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const words = finances.movements;
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={words.retryOf(typeset(movement.title))} onClick={open}>
        {words.retry}
      </Button>
      {isWanted && (
        <Suspense>
          <RetryDialog movement={movement} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
