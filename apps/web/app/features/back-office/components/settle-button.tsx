import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { disputes as words } from '../content.ts';
import type { Settled } from './settle-dialog.tsx';

const SettleDialog = lazy(() => import('./settle-dialog.tsx'));

/** Opens the decision of staff about a thread. */
export const SettleButton = ({ settled }: { settled: Settled }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={(settled.isRest ? words.rest : words).settleOf(typeset(settled.title))}
        onClick={open}
      >
        {words.settle}
      </Button>
      {isWanted && (
        <Suspense>
          <SettleDialog settled={settled} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
