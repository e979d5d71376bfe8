import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { ReadingCase } from '../api/readings.ts';
import { readings as words } from '../queue-content.ts';

const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));

/** Asks to read the thread of an open case: a dialog says what that means, and asks why. */
export const ReadingButton = (props: ReadingCase) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={words.openOf(typeset(props.about))}
        onClick={open}
      >
        {words.open}
      </Button>
      {isWanted && (
        <Suspense>
          <ReadingDialog {...props} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
