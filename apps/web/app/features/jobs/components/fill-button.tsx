import type { OwnJob } from '@basoche/contract/jobs';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useFillJob } from '../api/fill-job.ts';
import { fill, manage } from '../creator-content.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

/** Says that somebody was found for a published offer; nothing for the others. */
export const FillButton = ({
  offer,
}: {
  offer: Pick<OwnJob, 'id' | 'title' | 'permitted' | 'candidates'>;
}) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const filling = useFillJob(offer.id, () => {
    close();
    notifySuccess(fill.done(offer.candidates));
  });
  if (!offer.permitted.includes('fill')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserCheck size={20} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={manage.fillOf(offer.title)}
        onClick={open}
      >
        {manage.fill}
      </Button>
      {isWanted && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            title={fill.title}
            confirm={fill.action}
            pending={filling.isPending}
            failure={filling.error ? failureSentence(filling.error) : null}
            onConfirm={() => filling.mutate()}
            onClose={() => {
              filling.reset();
              close();
            }}
          >
            <strong>{typeset(offer.title)}</strong>
            <br />
            {offer.candidates === 0 ? fill.alone : fill.told(offer.candidates)} {fill.later}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};
