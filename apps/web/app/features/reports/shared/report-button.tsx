import { Button, VisuallyHidden } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { threadReportQuery } from '../api.ts';
import { report as content } from '../content.ts';
import classes from './report-button.module.css';

const ReportDialog = lazy(() => import('../components/report-dialog.tsx'));

/** Confirmation that takes the focus from the removed button. */
const Reported = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <VisuallyHidden ref={place} tabIndex={-1} role="status">
      {content.sentTitle}
    </VisuallyHidden>
  );
};

interface ReportButtonProps {
  threadId: string;
  /** Name of the other party in sentences. */
  other: string;
}

/** Shown only if the viewer may report the other party of this thread. */
export const ReportButton = ({ threadId, other }: ReportButtonProps) => {
  const { data } = useQuery(threadReportQuery(threadId));
  const { opened, wasOpened, open, close } = useLazyDialog();
  if (!data?.canReport && !opened) return wasOpened ? <Reported /> : null;
  return (
    <>
      <Button
        className={classes.button}
        classNames={{ label: classes.label, section: classes.icon }}
        variant="subtle"
        color="gray.7"
        leftSection={<IconFlag size={20} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {content.button}
      </Button>
      {wasOpened && (
        <Suspense>
          <ReportDialog threadId={threadId} other={other} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
