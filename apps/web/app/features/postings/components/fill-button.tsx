import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMay } from '../../../lib/session.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

interface FillButtonProps {
  kind: Pick<OwnKind, 'useFill' | 'content'>;
  posting: Pick<OwnPosting, 'id' | 'title' | 'permitted'>;
  candidates?: number;
}

const Fill = ({ kind, posting: { id, title }, candidates = 0 }: FillButtonProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const content = kind.content.fill;
  const filling = kind.useFill(id, () => {
    close();
    notifySuccess(content.done(candidates));
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserCheck size={20} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={content.openOf(title)}
        onClick={open}
      >
        {content.open}
      </Button>
      {wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            title={content.title}
            confirm={content.action}
            pending={filling.isPending}
            failure={filling.error ? failureSentence(filling.error) : null}
            onConfirm={() => filling.mutate()}
            onClose={() => {
              filling.reset();
              close();
            }}
          >
            <strong>{typeset(title)}</strong>
            <br />
            {content.text(candidates)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

/** Button that says that somebody was found; only where the command is permitted. */
export const FillButton = (props: FillButtonProps) =>
  useMay()('negotiate') && props.posting.permitted.includes('fill') ? <Fill {...props} /> : null;
